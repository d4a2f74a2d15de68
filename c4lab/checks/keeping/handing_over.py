"""Carries a notebook's answers to the grader, which judges them outside the notebook.

The notebook can write anything into the folder: what is read there is the answer, never a verdict.
"""

from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

from c4lab.checks.judging.packed_file import pack_answer
from c4lab.checks.keeping.harmless import CannotRead, read_plain
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Wrong

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
