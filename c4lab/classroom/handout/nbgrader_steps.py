"""A step of nbgrader's, for a course that `python -m c4lab handout FOLDER --nbgrader` made.

nbgrader asks a notebook's own kernel for points; here they come from outside, as those of
`python -m c4lab grade` do.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from secrets import randbelow
from typing import Any

from nbformat.v4 import new_output
from nbgrader.preprocessors import NbGraderPreprocessor

from c4lab.classroom.grading.graders import Grader
from c4lab.classroom.grading.handed_in import hand_ins
from c4lab.classroom.handout.nbgrader_course import named
from c4lab.work.arguments import SEEDS


class JudgeOutside(NbGraderPreprocessor):  # type: ignore[misc]
    """Runs the notebook once, guarded, and judges its answers outside it. Each check cell shows its
    points, which nbgrader reads, and what the check says."""

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        name = f"{resources['nbgrader']['notebook']}.ipynb"
        (hand_in,) = hand_ins(Path(resources["metadata"]["path"], name))
        with closing(Grader()) as grader:
            graded = grader.grade(hand_in, seed=randbelow(SEEDS))
        marks = {named("check", mark.exercise): mark for mark in graded.marks}
        for cell in nb.cells:
            about = cell.metadata.get("nbgrader", {})
            if about.get("grade"):
                mark = marks.get(about["grade_id"])
                words = str(mark) if mark else graded.problem
                points = min(mark.points, about["points"]) if mark else 0
                cell.outputs = [
                    new_output("stream", name="stdout", text=f"{words.strip()}\n"),
                    new_output("execute_result", {"text/plain": str(points)}, execution_count=1),
                ]
        return nb, resources
