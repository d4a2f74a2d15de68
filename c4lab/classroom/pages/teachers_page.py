"""One HTML page for the teacher: exercises, mistakes, who needs help first, and times."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from c4lab.classroom.grading.class_marks import ClassMarks, reasons
from c4lab.classroom.grading.marks import Mark
from c4lab.classroom.pages.similar_answers import same_code
from c4lab.classroom.pages.templates import page
from c4lab.classroom.pages.whole_files import write_whole

MOST_REASONS = 8  # in a picture
MOST_PAIRS = 60
Row = tuple[object, ...]


def write_class_page(marks: ClassMarks, csv: Path) -> Path:
    """Writes the page beside the table; where it is. Raises OSError."""
    path = page_of(csv)
    write_whole(path, class_page(marks))
    return path


def page_of(csv: Path) -> Path:
    """Where the page stands beside the table."""
    return csv.with_name(f"{csv.stem}-class.html")


def class_page(marks: ClassMarks) -> str:
    """The page of the class."""
    pairs = same_code(marks)
    return page(
        "The class",
        "class.html",
        marks=marks,
        not_graded=[(each.student, each.place, each.problem) for each in marks.broken],
        students=_who(marks),
        idle=[student for student in marks.students if not _tried(marks, student)],
        exercises=_exercises(marks),
        mistakes=list(_mistakes(marks)),
        most_reasons=MOST_REASONS,
        similar=[(f"{one} and {other}", ", ".join(ids), of) for one, other, ids, of in pairs],
        most_pairs=MOST_PAIRS,
        times=_times(marks),
    )


def _who(marks: ClassMarks) -> list[Row]:
    """Those who tried something, those first who have the smallest share of the points that they
    tried for."""
    rows = []
    for student in marks.students:
        own, tried = marks.marks_of(student), _tried(marks, student)
        if tried:
            points, of = marks.points_of(student), sum(mark.out_of for mark in own)
            stopped = sum(mark.status == "raised" for mark in own)
            share = Fraction(points, sum(mark.out_of for mark in tried) or 1)
            how_many = f"{len(tried)} of {len(own)}"
            rows.append((share, student, points, of, how_many, stopped))
    return [row[1:] for row in sorted(rows)]


def _tried(marks: ClassMarks, student: str) -> list[Mark]:
    return [mark for mark in marks.marks_of(student) if mark.status != "not attempted"]


def _exercises(marks: ClassMarks) -> list[Row]:
    rows: list[Row] = []
    for id, known in marks.exercises.items():
        own = marks.marks_for(id)
        right = sum(mark.status == "right" for mark in own)
        tried = sum(mark.status != "not attempted" for mark in own)
        found = reasons(mark for mark in own if mark.status != "not attempted")
        most = f"{found[0][1]} of {len(own)}: {found[0][0]}" if found else ""
        rows.append((f"{id} {known.title}", len(own), tried, right, most))
    return rows


def _mistakes(marks: ClassMarks) -> Iterator[tuple[str, int, list[tuple[str, int, str]]]]:
    """An exercise that was not always right, how many handed it in, and why it was not."""
    for id, known in marks.exercises.items():
        own = marks.marks_for(id)
        if found := reasons(own):
            yield f"{id} {known.title}", len(own), found


def _times(marks: ClassMarks) -> list[tuple[str, float, float]]:
    rows = [
        (
            f"{each.student}: {each.place}",
            round(each.seconds, 1),
            round(sum(mark.seconds for mark in each.marks), 1),
        )
        for each in marks.graded
        if not each.problem
    ]
    return sorted(rows, key=lambda row: -row[1] - row[2])
