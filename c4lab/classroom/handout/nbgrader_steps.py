"""Two steps of nbgrader's, for a course that `python -m c4lab handout FOLDER --nbgrader` made.

nbgrader asks a notebook's own kernel for points; here they come from outside, as those of
`python -m c4lab grade` do.
"""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any

from nbformat.v4 import new_output
from nbgrader.preprocessors import NbGraderPreprocessor

from c4lab.checks.writing.fresh_draws import MOST
from c4lab.classroom.grading.graders import Grader
from c4lab.classroom.grading.marks import Mark
from c4lab.classroom.grading.notebook_run import CELL_SECONDS
from c4lab.classroom.hand_ins.handed_in import hand_ins
from c4lab.classroom.handout.nbgrader_course import SOLUTION_ONLY, STARTER, named

Changed = tuple[Any, dict[str, Any]]


class GiveStarters(NbGraderPreprocessor):  # type: ignore[misc]
    """Puts the starter of each exercise in the place of its solution: what students get is what
    `exercises/` has."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> Changed:
        nb.cells = [c for c in nb.cells if SOLUTION_ONLY not in c.metadata.get("tags", ())]
        for cell in nb.cells:
            starter = cell.metadata.pop(STARTER, None)
            if starter is not None:
                cell.source = starter
        return nb, resources


class JudgeOutside(NbGraderPreprocessor):  # type: ignore[misc]
    """Runs the notebook once, guarded, and judges its answers outside it. Each check cell shows its
    points, which nbgrader reads, and what the check says."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> Changed:
        folder = Path(resources["metadata"]["path"])
        said, marks = _graded(folder, resources["nbgrader"]["notebook"])
        for cell in nb.cells:
            about = cell.metadata.get("nbgrader", {})
            if about.get("grade"):
                mark = marks.get(about["grade_id"])
                words = f"{mark.status}: {mark.message}\n{mark.diagram}" if mark else said
                points = min(mark.points, about["points"]) if mark else 0
                cell.outputs = [
                    new_output("stream", name="stdout", text=f"{words.strip()}\n"),
                    new_output("execute_result", {"text/plain": str(points)}, execution_count=1),
                ]
        return nb, resources


def _graded(folder: Path, name: str) -> tuple[str, dict[str, Mark]]:
    """What is said of the notebook called `name`, if it cannot be graded, and its marks by the
    names of their check cells."""
    seed = randbelow(MOST)
    for each in hand_ins(folder):
        if Path(each.place).stem == name and not each.problem:
            with Grader() as grader:
                reply = grader.grade(each.cells, CELL_SECONDS, each.beside, seed=seed)
            marks = map(Mark.from_plain, reply.get("marks", ()))
            return str(reply.get("problem", "")), {
                named("check", mark.exercise): mark for mark in marks
            }
    return "The notebook could not be read.", {}
