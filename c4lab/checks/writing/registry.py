"""Finds an exercise by its number, and loads the lesson that it belongs to."""

import re
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from c4lab.checks.writing.exercises import EXERCISES, Exercise, texts_of
from c4lab.checks.writing.text import TextError

LESSONS = Path(__file__).parents[2] / "lessons"  # lessons import checks, never the reverse


def find(id: object) -> Exercise | None:
    """The exercise `id`; None if there is none."""
    if not isinstance(id, str):
        return None
    if id not in EXERCISES:
        _load(id.partition(".")[0])
    return EXERCISES.get(id)


def all_exercises() -> list[Exercise]:
    _load(None)
    return sorted(EXERCISES.values(), key=_order)


def of_lesson(lesson: str) -> list[Exercise]:
    """The exercises of lesson `lesson`, such as "01", in order."""
    _load(lesson)
    return sorted((e for e in EXERCISES.values() if e.lesson == lesson), key=_order)


def unknown(id: object, call: str = "") -> str:
    """The sentences for a learner who asks for an exercise that does not exist, or for none; `call`
    is how to ask, for what needs no answer."""
    if isinstance(id, (int, float)) and not isinstance(id, bool):
        return f'Write the exercise in quotes, for it is a name and no number: "{id:04.1f}".'
    if call and (not isinstance(id, str) or not id):
        return f"Say which exercise it is, by the number in its heading: {call}."
    if not isinstance(id, str) or not id:
        return (
            "Say first which exercise it is, as text, and then pass your answer: "
            'check("01.2", winner).'
        )
    lesson = [exercise.id for exercise in of_lesson(id.partition(".")[0])]
    ids = [exercise.id for exercise in all_exercises()]
    if f"0{id}" in ids:
        return f"There is no exercise {id!r}. Did you mean 0{id}?"
    close = [near for near in get_close_matches(id, ids) if near not in lesson]
    parts = [f"There is no exercise {id!r}."]
    if lesson:
        parts.append(f"Its lesson has {', '.join(lesson)}.")
    if close and not lesson:
        parts.append(f"Did you mean {' or '.join(close)}?")
    if len(parts) == 1 and ids:
        parts.append(f"They go from {ids[0]} to {ids[-1]}.")
    return " ".join(parts)


def _load(lesson: str | None) -> None:
    """Imports the checks of `lesson`, or of all lessons if it is None."""
    prefix = "lesson" if lesson is None else f"lesson{lesson}_"
    for module in iter_modules([str(LESSONS)], "c4lab.lessons."):
        if module.name.startswith(f"c4lab.lessons.{prefix}"):
            package = import_module(module.name)
            for check in iter_modules(package.__path__, f"{module.name}."):
                import_module(check.name)
            _refuse_unchecked(package)


def _refuse_unchecked(package: ModuleType) -> None:
    """Raises TextError if an exercise of the lesson's text has no check."""
    path = Path(package.__path__[0]) / "exercises.md"
    for text in texts_of(path).values():
        if text.id not in EXERCISES:
            where = f"{path.parent.name}/{path.name}, line {text.line}"
            raise TextError(f"{where}: no check is named @exercise({text.id!r}).")


def _order(exercise: Exercise) -> tuple[str, list[int]]:
    return exercise.lesson, [int(number) for number in re.findall(r"\d+", exercise.id)]
