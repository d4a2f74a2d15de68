"""The commands `python -m c4lab grade FOLDER`, for a class, and `check FILE.ipynb`, for a few."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.harmless import complain, one_line, output_may_be_lost, say
from c4lab.checks.writing.result import SIGNS
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.graders import Grader, grade_all
from c4lab.classroom.grading.handed_in import HandIn, hand_ins
from c4lab.classroom.grading.journal import Journal
from c4lab.classroom.grading.marks import ClassMarks, Mark, summed
from c4lab.classroom.pages.html_pages import class_page, feedback, file_names
from c4lab.classroom.pages.tables import long_table, wide_table, write_table
from c4lab.work.arguments import Refused, file_in_new_folder, folder_to_write, jobs, path, seed
from c4lab.work.whole_files import write_whole


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser("check", help="run exercise notebooks and say what is right")
    command.add_argument("files", nargs="+", type=path, metavar="FILE.ipynb or FOLDER")
    command.set_defaults(run=_check)
    command = subparsers.add_parser("grade", help="grade the notebooks of a class")
    command.add_argument("folder", type=path, metavar="FOLDER", help="what was handed in, or a zip")
    command.add_argument("--csv", type=_tables, default="grades.csv", metavar="FILE.csv",
                         help="the table to write; others stand beside it")  # fmt: skip
    command.add_argument(
        "--feedback", type=folder_to_write, metavar="FOLDER", help="a page a student"
    )
    command.add_argument("--seed", type=seed, metavar="N",
                         help="draws the same positions as a run before (a new one)")  # fmt: skip
    command.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, metavar="N",
                         help="how many notebooks at a time (one for each core)")  # fmt: skip
    command.add_argument("--resume", action="store_true", help="go on where a run was stopped")
    command.set_defaults(run=_grade)


def _tables(text: str) -> Path:
    """The path of a table that can be written, with what stands beside it."""
    csv = file_in_new_folder(text)
    for each in _beside(csv):
        file_in_new_folder(str(each))
    return csv


def _beside(csv: Path) -> tuple[Path, Path]:
    """Where the wide table and the page of the class stand beside the table."""
    wide = csv.with_name(f"{csv.stem}-wide{csv.suffix or '.csv'}")
    return wide, csv.with_name(f"{csv.stem}-class.html")


def _check(chosen: argparse.Namespace) -> int:
    """Returns 0 if every exercise is right, 1 if not, 2 if a file could not be checked. Below the
    notebooks of a class stands a line for each student."""
    worst = 0
    of_class = []
    with output_may_be_lost(), closing(Grader()) as grader:
        for source in chosen.files:
            try:
                found = hand_ins(source)
            except (Refused, OSError) as error:
                complain(one_line(str(error)))
                worst = 2
                continue
            for each in found:
                name = source if each.place == source.name else source / each.place
                graded = grader.grade(each)  # without a seed: what `check` asks at home
                if graded.problem:
                    complain(one_line(f"{name} could not be checked. {graded.problem}"))
                    worst = 2
                    continue
                say(one_line(str(name)))
                for line in (*map(one_line, graded.problems), *_lines(graded.marks)):
                    say(f"  {line}")
                if any(mark.status != "right" for mark in graded.marks):
                    worst = max(worst, 1)
                if name != source:
                    of_class.append(graded)
        _say_points(ClassMarks(tuple(of_class)))
    return worst


def _lines(marks: Sequence[Mark]) -> Iterator[str]:
    """A line for each exercise, and one below those of a lesson."""
    for number, group in groupby(marks, key=lambda mark: mark.lesson):
        lesson = [*group]
        width = max(len(mark.title) for mark in lesson)
        for mark in lesson:
            sign, words = SIGNS[mark.status]
            points = f"{mark.points} of {mark.out_of}"
            message = "" if mark.status == "right" else f"  {one_line(mark.message)}"
            line = f"{mark.exercise}  {mark.title:{width}}  {sign} {words:20} {points}{message}"
            yield line.rstrip()
        right, earned, out_of = summed(lesson)
        yield f"Lesson {number}: {right} of {len(lesson)} right, {earned} of {out_of} points."


def _say_points(marks: ClassMarks) -> None:
    """A line for each student."""
    width = max(map(len, marks.students), default=0)
    for student in marks.students:
        own = marks.marks_of(student)
        right, points, of = summed(own)
        done = f"{right} of {len(own)} exercises right"
        say(f"{student:{width}}  {points:3} of {of} points, {done}")


def _grade(chosen: argparse.Namespace) -> int:
    """0 if everything could be graded, 1 if a hand-in could not. Raises Refused."""
    from tqdm import tqdm

    with output_may_be_lost():
        found = hand_ins(chosen.folder)
        path = chosen.csv.with_name(f"{chosen.csv.stem}-journal.jsonl")
        journal = Journal(path, chosen.resume, chosen.seed)
        if without := sandbox.found()[1]:
            complain(without)

        def kept() -> str:
            done = sum(each.digest in journal.graded for each in found)
            graded = f"{done} of {len(found)} notebooks are graded and kept"
            return f"{graded}: the same command with --resume goes on."

        with journal.closed_after(kept):
            total = len(found)
            with tqdm(total=total, unit="notebook", disable=None, leave=False) as bar:
                graded = grade_all(found, journal, chosen.jobs, bar.update)
            _tell_of_changes(found, chosen.folder)
            return _written(ClassMarks(tuple(graded), journal.seed), chosen)


def _tell_of_changes(found: Sequence[HandIn], folder: Path) -> None:
    """A notebook that runs may change files: those read before it ran were graded."""
    try:
        now = {each.digest for each in hand_ins(folder)}
    except Refused:
        now = set()
    changed = [each.place for each in found if each.digest not in now]
    for place in changed:
        complain(one_line(f"{place} was changed or removed while the class was graded."))
    if changed:
        complain("What was there before was graded: put back the files that were handed in.")


def _written(marks: ClassMarks, chosen: argparse.Namespace) -> int:
    """Writes all files and says what is in them."""
    wide, page = _beside(chosen.csv)
    write_table(chosen.csv, long_table(marks))
    write_table(wide, wide_table(marks))
    write_whole(page, class_page(marks))
    written = [chosen.csv, wide, page]
    if chosen.feedback:
        for student, name in file_names(marks.students).items():
            write_whole(chosen.feedback / name, feedback(marks, student))
        written.append(chosen.feedback)
    for each in marks.broken:
        say(one_line(f"{each.student}: {each.place} could not be graded. {each.problem}"))
    _say_points(marks)
    say(f"Positions were drawn by the seed {marks.seed}: --seed {marks.seed} draws the same again.")
    say(f"Written: {', '.join(map(str, written))}")
    return int(bool(marks.broken))
