"""Makes a class of three: all right, half of it right, all wrong.

The answers are those of the lesson's `answers/` folder, put into the exercise notebook.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from c4lab.checks.writing import registry
from tools.authoring.answer_files import answers

EXERCISES = Path(__file__).parents[3] / "exercises"
CLASS = {
    "right": "Adler Ada",
    "half": "Díaz Chloé_4001_assignsubmission_file",  # as a learning platform calls it
    "wrong": "Gül Hao",
}


def class_of(folder: Path, lesson: str, seed: int) -> list[Path]:
    """Writes the notebooks of the class; where they are. The same seed makes the same class."""
    random = Random(seed)
    source = next(EXERCISES.glob(f"{lesson}_*.ipynb"))
    written = []
    for kind, place in CLASS.items():
        notebook = json.loads(source.read_text(encoding="utf-8"))
        fill_in(notebook, lesson, kind, random)
        path = folder / place / source.name
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(notebook), encoding="utf-8")
        written.append(path)
    return written


def is_right(kind: str, at: int) -> bool:
    """Whether a student of that kind answers the exercise at this place of the lesson right."""
    return kind == "right" or (kind == "half" and at % 2 == 0)


def fill_in(notebook: dict[str, Any], lesson: str, kind: str, random: Random) -> None:
    """Puts the answers of a student of that kind into the notebook."""
    for at, exercise in enumerate(registry.of_lesson(lesson)):
        found = [each for each in answers(exercise) if each.right == is_right(kind, at)]
        if not found:
            continue
        chosen = random.choice(found)
        for cell in notebook["cells"]:
            if f"exercise-{exercise.id}" in cell["metadata"].get("tags", ()):
                cell["source"] = "\n\n\n".join(filter(None, [chosen.before, chosen.source]))
