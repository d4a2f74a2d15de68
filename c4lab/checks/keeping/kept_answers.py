"""Keeps right answers, so that a later lesson can use what a learner has written."""

import base64
import linecache
import pickle
import sys
from typing import Any

from c4lab.checks.judging.packed import Packed
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise

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
