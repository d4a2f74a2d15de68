"""Answers that leave the notebook: kept for a later lesson, or handed over to the grader.

The grader judges them outside the notebook, which can write anything into the folder: what is read
there is the answer, never a verdict.
"""

import base64
import linecache
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packed_file import pack_answer
from c4lab.checks.keeping.harmless import CannotRead, read_plain
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Wrong

PYTHON = "{}.{}".format(*sys.version_info)  # another version cannot unpack its code


def keep_answer(exercise: Exercise, packed: Packed) -> None:
    """Keeps a right answer if it is a function or a class."""
    if packed.callable:
        learners_file().keep_answer(exercise.id, PYTHON, packed.to_json().decode())


def mine(exercise_id: str = "") -> Any:
    """Your last right answer to the exercise: the function or class itself, to be called.

    None, and a sentence that says why, if none is kept.
    """
    answer, why = kept_answer(exercise_id)
    if why:
        print(why)
    return answer


def kept_answer(exercise_id: str) -> tuple[Any, str]:
    """The last right answer and "", or None and a sentence that says why there is none."""
    exercise = registry.find(exercise_id)
    if exercise is None:
        return None, registry.unknown(exercise_id, 'mine("02.3")')
    how = f"{exercise.call} keeps it."
    python, packed = learners_file().kept_answer(exercise.id)
    if not packed:
        return None, f"No right answer of yours to {exercise.id} is kept yet: {how}"
    if python != PYTHON:
        return None, (
            f"Your answer to {exercise.id} was kept by Python {python}, and this is {PYTHON}. "
            f"Run it once more: {how}"
        )
    try:
        return _unpacked(packed), ""
    except Exception as error:  # a damaged row, or a module that is no longer there
        return None, (
            f"Your answer to {exercise.id} can no longer be unpacked ({type(error).__name__}). "
            f"Run it once more: {how}"
        )


def _unpacked(text: str) -> Any:
    packed = Packed.from_json(text.encode())
    for name, lines in packed.sources.items():  # for tracebacks and `inspect`
        linecache.cache.setdefault(name, (sum(map(len, lines)), None, lines, name))
    return pickle.loads(base64.b64decode(packed.code))


ANSWERS = "C4LAB_ANSWERS"
"""The environment variable that names the folder. If it is set, `check` hands its answer over
instead of judging it."""
PACKED, REFUSED = ".packed", ".refused"
LARGEST = 150_000_000  # bytes of an answer
LONGEST_REFUSAL = 5_000  # bytes


def hand_over(folder: Path, exercise: Exercise, answer: Any) -> str:
    """Writes the answer to `folder`, over an earlier one; returns a sentence on how that went."""
    try:
        data, suffix, other = pack_answer(exercise, answer).to_json(), PACKED, REFUSED
    except Wrong as error:
        data, suffix, other = str(error).encode(errors="replace"), REFUSED, PACKED
    draft = folder / f"{exercise.id}.{token_hex(8)}.draft"
    try:
        draft.write_bytes(data)
        draft.replace(folder / f"{exercise.id}{suffix}")
        (folder / f"{exercise.id}{other}").unlink(missing_ok=True)
    except OSError as error:
        return (
            f"The answer could not be handed over to be graded ({error.strerror}): the environment "
            f"variable {ANSWERS} should name a folder, or not be set."
        )
    return "The answer was handed over to be graded."


def read_answer(folder: Path, exercise_id: str) -> bytes | None:
    """The last answer, as bytes that only a worker may unpack; None if there is none."""
    with suppress(CannotRead):
        return read_plain(folder / f"{exercise_id}{PACKED}", LARGEST)
    return None


def read_refusal(folder: Path, exercise_id: str) -> str:
    """The sentence that says why the answer could not be packed; "" if it could."""
    with suppress(CannotRead):
        return read_plain(folder / f"{exercise_id}{REFUSED}", LONGEST_REFUSAL).decode(
            errors="replace"
        )
    return ""
