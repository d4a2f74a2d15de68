"""The tables that a spreadsheet opens: a row an answer, and a row a student."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

from c4lab.checks.keeping.harmless import one_line
from c4lab.classroom.grading.marks import ClassMarks
from c4lab.work.whole_files import write_whole

HEAD = ("student", "exercise", "points", "of", "parts", "status", "reason", "message", "notebook",
        "seconds")  # fmt: skip
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "|", "%")
"""How a cell begins that a spreadsheet would compute, or hand to another program."""
Row = Sequence[object]


def long_table(marks: ClassMarks) -> Iterable[Row]:
    """A row for each answer, and for what could not be graded."""
    yield HEAD
    for student in marks.students:
        for id in marks.exercises:
            if (student, id) in marks.best:
                mark, place = marks.best[student, id]
                parts = "; ".join(
                    f"{each.name}: {each.points} of {each.out_of}" for each in mark.parts
                )
                yield (student, id, mark.points, mark.out_of, parts, mark.status, mark.reason,
                       mark.message, place, f"{mark.seconds:.2f}")  # fmt: skip
        for each in marks.of_student(student):
            if each.problem:
                yield (student, "", 0, 0, "", "not graded", "not-graded", each.problem, each.place,
                       "0.00")  # fmt: skip


def wide_table(marks: ClassMarks) -> Iterable[Row]:
    """A row for each student."""
    yield ("student", *marks.exercises, "points", "of", "not graded")
    for student in marks.students:
        points = {mark.exercise: mark.points for mark in marks.marks_of(student)}
        problems = [f"{e.place}: {e.problem}" for e in marks.of_student(student) if e.problem]
        own = [points.get(id, "") for id in marks.exercises]
        yield (student, *own, sum(points.values()), marks.out_of, "; ".join(problems))


def write_table(path: Path, rows: Iterable[Row]) -> None:
    """Writes the rows, with the mark by which spreadsheets know UTF-8. Raises OSError."""
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerows([list(map(harmless, row)) for row in rows])
    write_whole(path, "\ufeff" + text.getvalue())


def harmless(cell: object) -> str:
    """A cell as text in one line, since some spreadsheets take its lines for rows, and that no
    spreadsheet computes.

    >>> harmless("=1+1"), harmless(-1), harmless("-1")
    ("'=1+1", '-1', "'-1")
    """
    if not isinstance(cell, str):
        return str(cell)
    formula = cell.startswith(FORMULAS) or cell.lstrip().startswith(FORMULAS)
    return one_line(f"'{cell}" if formula else cell)
