"""The commands `python -m c4lab check FILE.ipynb` or `FOLDER`, and `python -m c4lab progress`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.grading import grade
from c4lab.checks.keeping.notebook_file import CannotGrade, named_notebooks
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.progress_moving import add_options, move
from c4lab.checks.keeping.progress_table import LessonRow, progress
from c4lab.checks.keeping.screen import complain, output_may_be_lost, say
from c4lab.checks.writing.result import SIGNS


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds both commands."""
    command = subparsers.add_parser("check", help="run exercise notebooks and say what is right")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE.ipynb or FOLDER")
    command.set_defaults(run=_check)
    command = subparsers.add_parser("progress", help="what is tried and right so far")
    add_options(command)
    command.set_defaults(run=_progress)


def _check(arguments: argparse.Namespace) -> int:
    """Returns 0 if every exercise is right, 1 if not, 2 if a file could not be checked."""
    with output_may_be_lost():
        try:
            return _check_files(arguments.files)
        except KeyboardInterrupt:
            complain("Stopped.")
            return 2


def _check_files(paths: Sequence[Path]) -> int:
    """Checks each notebook; below all of them stands a line for each student of a folder."""
    worst = 0
    points: dict[str, tuple[int, int]] = {}
    for path, student in named_notebooks(paths):
        status, earned, out_of = _check_file(path)
        worst = max(worst, status)
        if student:
            before = points.get(student, (0, 0))
            points[student] = (before[0] + earned, before[1] + out_of)
    width = max(map(len, map(one_line, points)), default=0)
    for student, (earned, out_of) in points.items():
        say(f"{one_line(student):{width}}  {earned} of {out_of} points")
    return worst


def _check_file(path: Path) -> tuple[int, int, int]:
    """How it went, as an exit status, the points that the notebook has and those it could have."""
    try:
        graded = grade(path)
    except CannotGrade as error:
        complain(one_line(str(error)))
        return 2, 0, 0
    except Exception as error:  # the other files are still to be checked
        complain(one_line(f"{path} could not be checked ({type(error).__name__}: {error})."))
        return 2, 0, 0
    say(one_line(str(path)))
    lines = (line for lesson in graded.lessons for line in _lines(lesson))
    for line in (*map(one_line, graded.problems), *lines):
        say(f"  {line}")
    status = int(any(lesson.right < len(lesson.exercises) for lesson in graded.lessons))
    points = sum(lesson.points for lesson in graded.lessons)
    return status, points, sum(lesson.out_of for lesson in graded.lessons)


def _lines(lesson: LessonRow) -> list[str]:
    width = max(len(row.title) for row in lesson.exercises)
    lines = []
    for row in lesson.exercises:
        sign, words = SIGNS[row.status]
        points = f"{row.points} of {row.out_of}"
        message = "" if row.status == "right" else f"  {one_line(row.message)}"
        lines.append(f"{row.id}  {row.title:{width}}  {sign} {words:20} {points}{message}".rstrip())
    total = f"{lesson.right} of {len(lesson.exercises)} right"
    lines.append(f"Lesson {lesson.number}: {total}, {lesson.points} of {lesson.out_of} points.")
    return lines


def _progress(arguments: argparse.Namespace) -> int:
    with output_may_be_lost():
        status = move(arguments.exported, arguments.imported)
        if status or arguments.exported:
            return status
        for line in str(progress()).splitlines():
            say(line)
        return 0
