"""Making a course for nbgrader: the solved exercises, with what nbgrader has to know of each cell.

In `source/` each answer is between nbgrader's marks. Two steps of nbgrader's are replaced in the
course's configuration (`nbgrader_steps`): a starter takes an answer's place, as in `exercises/`,
and the points are those of `python -m c4lab grade`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from c4lab.checks.writing import registry
from c4lab.classroom.handout.choosing import CannotHandOut

BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"
ANSWER = re.compile(r"exercise-(\d\d\.\d+)")
CHECK = re.compile(r"^check\([\"'](\d\d\.\d+)[\"']", re.MULTILINE)
SOLUTION_ONLY = "solution-only"  # the tag of cells that exercises do not have
STARTER = "c4lab_starter"  # where a cell's metadata has its text in the exercise
CONFIGURATION = '''"""How nbgrader makes and grades this course; `c4lab handout` wrote it."""

c = get_config()  # noqa: F821

c.CourseDirectory.course_id = "aim-of-the-game"
STEPS = "c4lab.classroom.handout.nbgrader_steps"
NBGRADER = "nbgrader.preprocessors"
c.GenerateAssignment.preprocessors = [
    f"{STEPS}.GiveStarters",  # in place of ClearSolutions
    f"{NBGRADER}.LockCells",
    f"{NBGRADER}.ClearOutput",
    f"{NBGRADER}.CheckCellMetadata",
    f"{NBGRADER}.ComputeChecksums",
    f"{NBGRADER}.SaveCells",
]
c.Autograde.autograde_preprocessors = [
    f"{STEPS}.JudgeOutside",  # in place of Execute
    f"{NBGRADER}.LimitOutput",
    f"{NBGRADER}.SaveAutoGrades",
    f"{NBGRADER}.AssignLatePenalties",
    f"{NBGRADER}.CheckCellMetadata",
]
'''


def write_course(folder: Path, root: Path, lessons: Sequence[str]) -> None:
    """Writes a course for these lessons of the workbook in `root`. Raises CannotHandOut."""
    made = {
        path.stem: source_of(json.loads(path.read_text(encoding="utf-8")), root)
        for number in lessons
        for path in sorted((root / "solutions").glob(f"{number}_*.ipynb"))
    }
    if len(made) < len(lessons):
        raise CannotHandOut("Without the folder solutions/ there is no course for nbgrader.")
    try:
        for name, notebook in made.items():
            path = folder / "source" / name / f"{name}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(notebook, indent=1) + "\n", encoding="utf-8")
        (folder / "nbgrader_config.py").write_text(CONFIGURATION, encoding="utf-8")
    except OSError as error:
        raise CannotHandOut(f"{error.filename} cannot be written: {error.strerror}.") from None


def source_of(notebook: dict[str, Any], root: Path) -> dict[str, Any]:
    """A solved notebook as nbgrader wants it, without outputs."""
    starters = _starters(root, notebook)
    seen: Counter[str] = Counter()
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        cell |= {"outputs": [], "execution_count": None}
        source = "".join(cell["source"])
        answer = ANSWER.search(" ".join(cell["metadata"].get("tags", ())))
        check = CHECK.search(source)
        if answer:
            seen[answer[1]] += 1
            name = named("answer", answer[1], seen[answer[1]])
            cell["metadata"][STARTER] = next(starters[answer[1]])
            cell["metadata"]["nbgrader"] = _about(name, solution=True)
            cell["source"] = f"{BEGIN}\n{source}\n{END}"
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


def _starters(root: Path, notebook: dict[str, Any]) -> dict[str, Iterator[str]]:
    """The texts of the answer cells in the exercises that belong to a solved notebook."""
    tags = [tag for cell in notebook["cells"] for tag in cell["metadata"].get("tags", ())]
    found: dict[str, list[str]] = {}
    for lesson in sorted({match[1][:2] for tag in tags if (match := ANSWER.fullmatch(tag))}):
        for path in (root / "exercises").glob(f"{lesson}_*.ipynb"):
            for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
                if match := ANSWER.search(" ".join(cell["metadata"].get("tags", ()))):
                    found.setdefault(match[1], []).append("".join(cell["source"]))
    return {id: iter(each) for id, each in found.items()}


def _about(name: str, *, grade: bool = False, solution: bool = False) -> dict[str, Any]:
    """What nbgrader has to know of a cell."""
    return {
        "schema_version": 3, "grade_id": name, "grade": grade, "solution": solution,
        "locked": grade, "task": False,
    }  # fmt: skip
