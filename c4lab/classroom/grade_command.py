"""The command `python -m c4lab grade FOLDER`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.notebook_file import CannotGrade
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.screen import complain, output_may_be_lost, say
from c4lab.checks.writing.fresh_draws import MOST
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.class_marks import ClassMarks
from c4lab.classroom.grading.class_run import Settings, grade_all
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.json_lines import CannotKeep
from c4lab.classroom.grading.notebook_run import CELL_SECONDS
from c4lab.classroom.hand_ins.handed_in import HandIn, hand_ins
from c4lab.classroom.pages.csv_tables import wide_of, write_tables
from c4lab.classroom.pages.feedback_pages import write_feedback
from c4lab.classroom.pages.teachers_page import page_of, write_class_page
from c4lab.work.arguments import (
    file_in_new_folder,
    folder_to_write,
    jobs,
    path,
    refused_file,
    seconds,
    whole,
)

MOST_SECONDS = 3_600  # for a cell


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = subparsers.add_parser("grade", help="grade the notebooks of a class")
    command.add_argument("folder", type=path, metavar="FOLDER", help="what was handed in, or a zip")
    command.add_argument("--csv", type=file_in_new_folder, default="grades.csv", metavar="FILE.csv",
                         help="the table to write; others stand beside it")  # fmt: skip
    command.add_argument(
        "--feedback", type=folder_to_write, metavar="FOLDER", help="a page a student"
    )
    command.add_argument("--seed", type=whole("for a seed", 0, MOST - 1), metavar="N",
                         help="draws the same positions as a run before (a new one)")  # fmt: skip
    command.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, metavar="N",
                         help="how many notebooks at a time (one for each core)")  # fmt: skip
    command.add_argument("--cell-seconds", type=seconds(0.1, MOST_SECONDS),
                         default=CELL_SECONDS, metavar="N",
                         help=f"how long a cell may run ({CELL_SECONDS})")  # fmt: skip
    command.add_argument("--resume", action="store_true", help="go on where a run was stopped")
    command.set_defaults(run=_grade)


def _grade(arguments: argparse.Namespace) -> int:
    """0 if everything could be graded, 1 if a hand-in could not, 2 if the run did not end."""
    with output_may_be_lost():
        if refused := next(
            filter(None, (refused_file(each, True) for each in _tables(arguments.csv))), ""
        ):
            complain(one_line(refused))
            return 2
        journal_path = arguments.csv.with_name(f"{arguments.csv.stem}-journal.jsonl")
        try:
            found = hand_ins(arguments.folder)
            journal = Journal(journal_path, arguments.resume, arguments.seed)
        except (CannotGrade, CannotKeep) as error:
            complain(one_line(str(error)))
            return 2
        except KeyboardInterrupt:
            complain("Stopped before anything was graded.")
            return 2
        try:
            if without := sandbox.found()[1]:
                complain(without)
            graded = _with_bar(found, journal, arguments)
            _tell_of_changes(found, arguments.folder)
            return _written(ClassMarks(tuple(graded), journal.seed), arguments)
        except KeyboardInterrupt:
            complain(f"Stopped. {_kept(journal, found, 'the same command with --resume goes on')}")
        except (CannotKeep, OSError) as error:
            why = str(error) if isinstance(error, CannotKeep) else _reason(error)
            complain(one_line(f"{why} {_kept(journal, found, 'make room, then use --resume')}"))
        finally:
            journal.close()
        return 2


def _tables(csv: Path) -> list[Path]:
    """What is written beside `csv`."""
    return [wide_of(csv), page_of(csv)]


def _with_bar(found: list[HandIn], journal: Journal, arguments: argparse.Namespace) -> list[Any]:
    from tqdm import tqdm

    bar = tqdm(total=len(found), unit="notebook", file=sys.stderr, disable=None, leave=False)
    with bar:
        settings = Settings(arguments.jobs, arguments.cell_seconds, journal.seed)
        return grade_all(found, journal, settings, lambda: bar.update() and None)


def _tell_of_changes(found: list[HandIn], folder: Path) -> None:
    """A notebook that runs may change files: those read before it ran were graded."""
    try:
        now = {each.digest for each in hand_ins(folder)}
    except CannotGrade:
        now = set()
    changed = [each for each in found if each.digest not in now]
    for each in changed:
        complain(one_line(f"{each.place} was changed or removed while the class was graded."))
    if changed:
        complain("What was there before was graded: put back the files that were handed in.")


def _written(marks: ClassMarks, arguments: argparse.Namespace) -> int:
    """Writes all files and says what is in them."""
    written = [*write_tables(marks, arguments.csv)]
    written.append(write_class_page(marks, arguments.csv))
    if arguments.feedback:
        write_feedback(marks, arguments.feedback)
        written.append(arguments.feedback)
    for each in marks.broken:
        say(one_line(f"{each.student}: {each.place} could not be graded. {each.problem}"))
    width = max(map(len, marks.students))
    for student in marks.students:
        own = marks.marks_of(student)
        right = sum(mark.status == "right" for mark in own)
        of = sum(mark.out_of for mark in own)
        points = f"{marks.points_of(student):3} of {of} points"
        say(f"{student:{width}}  {points}, {right} of {len(own)} exercises right")
    say(f"Positions were drawn by the seed {marks.seed}: --seed {marks.seed} draws the same again.")
    say(f"Written: {', '.join(map(str, written))}")
    return int(bool(marks.broken))


def _kept(journal: Journal, found: list[HandIn], way_out: str) -> str:
    done = sum(each.digest in journal.graded for each in found)
    return f"{done} of {len(found)} notebooks are graded and kept: {way_out}."


def _reason(error: OSError) -> str:
    return f"{error.filename or 'A file'} cannot be written: {error.strerror or error}."
