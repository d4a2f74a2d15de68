"""The commands `python -m c4lab check FILE.ipynb` and `python -m c4lab progress`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.grading import CannotGrade, grade
from c4lab.checks.keeping.progress_table import Lesson, progress
from c4lab.checks.result import SIGNS

NOT_RUN = "Its check cell was not run, or is gone."


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds both commands."""
    command = subparsers.add_parser("check", help="run exercise notebooks and say what is right")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE.ipynb")
    command.set_defaults(run=_check)
    command = subparsers.add_parser("progress", help="what is tried and right so far")
    command.set_defaults(run=_progress)


def _check(arguments: argparse.Namespace) -> int:
    """0 if every exercise in the files is right, 1 if not, 2 if a file could not be checked."""
    worst = 0
    for path in arguments.files:
        try:
            graded = grade(path)
        except CannotGrade as error:
            print(error, file=sys.stderr)
            worst = 2
            continue
        print(path.name)
        for problem in graded.problems:
            print(f"  {problem}")
        for lesson in graded.lessons:
            _print(lesson)
        if any(lesson.right < len(lesson.lines) for lesson in graded.lessons):
            worst = max(worst, 1)
    return worst


def _print(lesson: Lesson) -> None:
    width = max(len(line.title) for line in lesson.lines)
    for line in lesson.lines:
        sign, words = SIGNS[line.status]
        points = f"{line.points} of {line.out_of}"
        message = "" if line.status == "right" else f"  {line.message or NOT_RUN}"
        print(f"  {line.id}  {line.title:{width}}  {sign} {words:20} {points}{message}".rstrip())
    total = f"{lesson.right} of {len(lesson.lines)} right"
    print(f"  Lesson {lesson.number}: {total}, {lesson.points} of {lesson.out_of} points.")


def _progress(arguments: argparse.Namespace) -> int:
    print(progress())
    return 0
