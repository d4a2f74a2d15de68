"""The judge, as this layer asks it: what is packed here may be judged in another process."""

from __future__ import annotations

from typing import Any

from c4lab.checks.judging import packing
from c4lab.checks.judging.judge import failed, judge
from c4lab.checks.judging.judge import judge_packed as _judge_packed
from c4lab.checks.judging.packing import CannotCarry, Packed
from c4lab.checks.writing.exercise import Exercise
from c4lab.checks.writing.result import Result
from c4lab.checks.writing.wrong import Raised

__all__ = ["CannotCarry", "judge", "judge_packed", "pack"]


def pack(answer: Any) -> bytes:
    """`answer` as bytes for `judge_packed`. Raises CannotCarry."""
    return packing.pack(answer).to_json()


def judge_packed(exercise: Exercise, data: bytes) -> Result:
    """The result of a packed answer, which is unpacked in a process of its own only, for a table:
    it has no room for hints."""
    try:
        packed = Packed.from_json(data)
    except ValueError:
        sentence = "What the notebook handed over is no answer: does it write the file itself?"
        return failed(exercise, Raised("no-answer", sentence))
    return _judge_packed(exercise, packed, places=False)
