"""Making a course for nbgrader: the exercises, with what nbgrader has to know of each cell.

One step of nbgrader's is replaced in the course's configuration (`nbgrader_steps`): the points are
those of `python -m c4lab grade`. Nothing has to be cleared for students, since no answer is in it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from c4lab.checks.writing import registry
from c4lab.classroom.grading.exercise_cells import CHECK, TAG
from c4lab.work.whole_files import write_whole

CONFIGURATION = '''"""How nbgrader makes and grades this course; `c4lab handout` wrote it."""

c = get_config()  # noqa: F821

c.CourseDirectory.course_id = "aim-of-the-game"
NBGRADER = "nbgrader.preprocessors"
c.GenerateAssignment.preprocessors = [
    f"{NBGRADER}.LockCells",
    f"{NBGRADER}.ClearOutput",
    f"{NBGRADER}.CheckCellMetadata",
    f"{NBGRADER}.ComputeChecksums",
    f"{NBGRADER}.SaveCells",
]
c.Autograde.autograde_preprocessors = [
    "c4lab.classroom.handout.nbgrader_steps.JudgeOutside",  # in place of Execute
    f"{NBGRADER}.LimitOutput",
    f"{NBGRADER}.SaveAutoGrades",
    f"{NBGRADER}.AssignLatePenalties",
    f"{NBGRADER}.CheckCellMetadata",
]
'''


def write_course(folder: Path, root: Path, lessons: Sequence[str]) -> None:
    """Writes a course for these lessons of the workbook in `root`. Raises OSError."""
    for lesson in lessons:
        for path in (root / "exercises").glob(f"{lesson}_*.ipynb"):
            notebook = source_of(json.loads(path.read_text(encoding="utf-8")))
            place = folder / "source" / path.stem / path.name
            write_whole(place, json.dumps(notebook, indent=1) + "\n")
    write_whole(folder / "nbgrader_config.py", CONFIGURATION)


def source_of(notebook: dict[str, Any]) -> dict[str, Any]:
    """An exercise notebook as nbgrader wants it."""
    seen: Counter[str] = Counter()
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        answer = TAG.search(" ".join(cell["metadata"].get("tags", ())))
        check = CHECK.search("".join(cell["source"]))
        if answer:
            seen[answer[1]] += 1
            name = named("answer", answer[1], seen[answer[1]])
            cell["metadata"]["nbgrader"] = _about(name, solution=True)
        elif check and (exercise := registry.find(check[1])):
            about = _about(named("check", exercise.id), grade=True)
            cell["metadata"]["nbgrader"] = about | {"points": exercise.points}
    return notebook


def named(kind: str, exercise: str, number: int = 1) -> str:
    """The name of a cell, in which nbgrader wants no dots.

    >>> named("check", "02.3")
    'check-02-3'
    """
    return f"{kind}-{exercise.replace('.', '-')}" + (f"-{number}" if number > 1 else "")


def _about(name: str, *, grade: bool = False, solution: bool = False) -> dict[str, Any]:
    return {
        "schema_version": 3, "grade_id": name, "grade": grade, "solution": solution,
        "locked": grade, "task": False,
    }  # fmt: skip
