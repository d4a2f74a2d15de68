"""The same for exercises that are still written the old way; to be deleted with them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from c4lab.checks import result as before
from c4lab.checks import sandbox
from c4lab.checks.attempt import not_attempted
from c4lab.checks.exercise import Exercise
from c4lab.checks.judge import failed
from c4lab.checks.judging.packing import CannotCarry
from c4lab.checks.payload import CannotCarry as CannotCarryBefore
from c4lab.checks.payload import pack as _pack
from c4lab.checks.writing.result import Counterexample, Result
from c4lab.checks.wrong import NotAttempted

__all__ = ["CannotCarry", "judge", "judge_packed", "pack"]


def pack(exercise: Exercise, answer: Any) -> bytes:
    """`answer` as bytes for `judge_packed`. Raises CannotCarry."""
    try:
        return _pack(exercise.id, answer)
    except CannotCarryBefore as error:
        raise CannotCarry(str(error)) from None


def judge(exercise: Exercise, answer: Any) -> Result:
    """The result of `answer`, which runs in a process of its own."""
    nothing = not_attempted(answer, exercise.given)
    if nothing:
        return _new(failed(exercise, NotAttempted("not-attempted", nothing)))
    return _new(sandbox.run(exercise, answer))


def judge_packed(exercise: Exercise, data: bytes) -> Result:
    """The result of a packed answer, which is unpacked in a process of its own only."""
    with TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True) as folder:
        return _new(sandbox._run(exercise, data, Path(folder)))


def _new(result: before.Result) -> Result:
    fields = dict(vars(result))
    example = fields.pop("counterexample")
    return Result(**fields, counterexample=example and Counterexample(**vars(example)))
