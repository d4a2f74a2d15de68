"""The command `python -m c4lab check FILE.ipynb` or `FOLDER`: what the grader says, as lines."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.notebook_file import CannotGrade, read_code_cells
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.screen import complain, output_may_be_lost, say
from c4lab.checks.writing.result import SIGNS
from c4lab.classroom.grading.exercise_cells import exercises_in
from c4lab.classroom.grading.graders import Grader
from c4lab.classroom.grading.judged_answers import explained
from c4lab.classroom.grading.marks import GradedHandIn, Mark
from c4lab.classroom.grading.notebook_run import CELL_SECONDS
from c4lab.work import arguments


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = subparsers.add_parser("check", help="run exercise notebooks and say what is right")
    command.add_argument("files", nargs="+", type=arguments.path, metavar="FILE.ipynb or FOLDER")
    command.set_defaults(run=_check)


def _check(chosen: argparse.Namespace) -> int:
    """Returns 0 if every exercise is right, 1 if not, 2 if a file could not be checked."""
    with output_may_be_lost():
        try:
            with Grader() as grader:
                return _check_files(chosen.files, grader)
        except KeyboardInterrupt:
            complain("Stopped.")
            return 2


def _check_files(paths: Sequence[Path], grader: Grader) -> int:
    """Checks each notebook; below all of them stands a line for each student of a folder."""
    worst = 0
    points: dict[str, tuple[int, int]] = {}
    for path, student in named_notebooks(paths):
        status, earned, out_of = _check_file(path, grader)
        worst = max(worst, status)
        if student:
            before = points.get(student, (0, 0))
            points[student] = (before[0] + earned, before[1] + out_of)
    width = max(map(len, map(one_line, points)), default=0)
    for student, (earned, out_of) in points.items():
        say(f"{one_line(student):{width}}  {earned} of {out_of} points")
    return worst


def _check_file(path: Path, grader: Grader) -> tuple[int, int, int]:
    """How it went, as an exit status, the points that the notebook has and those it could have."""
    try:
        graded = grade(path, grader)
    except CannotGrade as error:
        complain(one_line(str(error)))
        return 2, 0, 0
    except Exception as error:  # the other files are still to be checked
        complain(one_line(f"{path} could not be checked ({type(error).__name__}: {error})."))
        return 2, 0, 0
    say(one_line(str(path)))
    for line in (*map(one_line, graded.problems), *_lines(graded.marks)):
        say(f"  {line}")
    status = int(any(mark.status != "right" for mark in graded.marks))
    return status, *_points(graded.marks)


def grade(path: Path, grader: Grader) -> GradedHandIn:
    """What the grader says of the notebook at `path`, without a seed: it asks what `check` asks at
    home. Raises CannotGrade."""
    if _is_folder(path):
        raise CannotGrade(f"There is no notebook in {path}: give a folder that has some.")
    cells, left_out = read_code_cells(path)
    if not exercises_in(cells):
        raise CannotGrade(f"{path} has no exercises in it: give a notebook from exercises/.")
    reply = grader.grade(cells, CELL_SECONDS, home=str(path.resolve().parent))
    if "problem" in reply:
        raise CannotGrade(f"{path} could not be checked. {reply['problem']}")
    problems = (*left_out, *reply["problems"])
    marks = explained(map(Mark.from_plain, reply["marks"]), cells, problems)
    return GradedHandIn("", str(path), marks, problems)


def _lines(marks: Sequence[Mark]) -> Iterator[str]:
    """A line for each exercise, and one below those of a lesson."""
    for number, group in groupby(marks, key=lambda mark: mark.exercise.partition(".")[0]):
        lesson = [*group]
        width = max(len(mark.title) for mark in lesson)
        for mark in lesson:
            sign, words = SIGNS[mark.status]
            points = f"{mark.points} of {mark.out_of}"
            message = "" if mark.status == "right" else f"  {one_line(mark.message)}"
            line = f"{mark.exercise}  {mark.title:{width}}  {sign} {words:20} {points}{message}"
            yield line.rstrip()
        right = sum(mark.status == "right" for mark in lesson)
        earned, out_of = _points(lesson)
        total = f"{right} of {len(lesson)} right, {earned} of {out_of} points."
        yield f"Lesson {number}: {total}"


def _points(marks: Sequence[Mark]) -> tuple[int, int]:
    """The points that these have, and those they could have."""
    return sum(mark.points for mark in marks), sum(mark.out_of for mark in marks)


def named_notebooks(paths: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Each notebook, and whose it is: the name of the folder that it has inside a folder that was
    named, or its own; "" where no folder was named. A folder without notebooks stays as it is."""
    for path in paths:
        if not _is_folder(path):
            yield path, ""
            continue
        found = False
        for each in sorted(path.rglob("*.ipynb")):
            parts = each.relative_to(path).parts
            if not any(part.startswith(".") for part in parts):  # Jupyter's own copies
                found = True
                yield each, parts[0] if len(parts) > 1 else each.stem
        if not found:
            yield path, ""


def _is_folder(path: Path) -> bool:
    """Whether a folder is there. A path that nobody may look at is none: its reader says why."""
    try:
        return path.is_dir()
    except OSError:
        return False
