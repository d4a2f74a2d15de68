"""Makes a class: `python -m tests.classroom.grading.class_of FOLDER --students 30 --lessons 01 02`.

The answers are those of the lessons' `answers/` folders, put into the exercise notebooks. There are
four kinds of student, in turn: all right, half of it right, all wrong, and nothing done.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from tools.authoring.answer_files import answers

EXERCISES = Path(__file__).parents[3] / "exercises"
KINDS = ("right", "half", "wrong", "empty")
FIRST = ("Ada", "Ben", "Chloé", "Dan", "Eva", "Finn", "Gül", "Hao", "Ida", "Jan")
LAST = ("Adler", "Baker", "Conti", "Díaz", "Ek", "Fischer", "Gray")


def class_of(folder: Path, students: int, lessons: Sequence[str], seed: int = 0) -> list[Path]:
    """Writes the notebooks of a class; where they are. The same seed makes the same class."""
    random = Random(seed)
    written = []
    for number in range(students):
        kind = KINDS[number % len(KINDS)]
        name = f"{LAST[number % len(LAST)]} {FIRST[number % len(FIRST)]} {number + 1}"
        for lesson in lessons:
            source = next(EXERCISES.glob(f"{lesson}_*.ipynb"))
            notebook = json.loads(source.read_text(encoding="utf-8"))
            filled(notebook, lesson, kind, random)
            path = folder / place(number, name, source)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(notebook), encoding="utf-8")
            written.append(path)
    return written


def place(number: int, name: str, source: Path) -> str:
    """Where a student's notebook lies: every other one comes from a learning platform."""
    if number % 2:
        return f"{name}_{4000 + number}_assignsubmission_file/{source.name}"
    return f"{name}/{source.name}"


def filled(notebook: dict[str, Any], lesson: str, kind: str, random: Random) -> None:
    """Puts the answers of a student of that kind into the notebook."""
    if kind == "empty":
        return
    for at, exercise in enumerate(registry.of_lesson(lesson)):
        right = kind == "right" or (kind == "half" and at % 2 == 0)
        found = answered(exercise, right)
        code = random.choice(found) if found else None
        for cell in notebook["cells"]:
            tags = cell["metadata"].get("tags", ())
            if code is not None and f"exercise-{exercise.id}" in tags:
                cell["source"] = code


def answered(exercise: Exercise, right: bool) -> list[str]:
    """The code of the lesson's own answers of that kind."""
    found = [each for each in answers(exercise) if each.right == right]
    return ["\n\n\n".join(filter(None, [each.before, each.source])) for each in found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--students", type=int, default=30)
    parser.add_argument("--lessons", nargs="+", default=["01", "02"])
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    class_of(given.folder, given.students, given.lessons, given.seed)
