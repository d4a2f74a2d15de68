"""One HTML page for the teacher: exercises, mistakes, who needs help first, and times."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from html import escape
from pathlib import Path

from c4lab.classroom.grading.class_marks import ClassMarks, reasons
from c4lab.classroom.grading.marks import Mark
from c4lab.classroom.pages.bar_chart import bars
from c4lab.classroom.pages.html_parts import page, paragraph, table
from c4lab.classroom.pages.similar_answers import same_code
from c4lab.classroom.pages.whole_files import write_whole

MOST_REASONS = 8  # in a picture
MOST_PAIRS = 60


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
    return page("The class", "".join(_sections(marks)))


def _sections(marks: ClassMarks) -> Iterator[str]:
    broken = len(marks.broken)
    yield (
        f"<p>{len(marks.students)} students, {len(marks.graded)} notebooks, "
        f"{len(marks.exercises)} exercises, {marks.out_of} points. "
        f"Positions were drawn by the seed {marks.seed}.</p>"
    )
    if broken:
        yield f"<h2>Not graded</h2>{_not_graded(marks)}"
    yield f"<h2>Who needs help first</h2>{_who(marks)}"
    if idle := [student for student in marks.students if not _tried(marks, student)]:
        names = ", ".join(map(escape, idle))
        yield f"<h2>Tried nothing yet, or could not be graded</h2><p>{names}</p>"
    yield f"<h2>Exercises</h2>{_exercises(marks)}"
    for id, known in marks.exercises.items():
        own = marks.marks_for(id)
        found = reasons(own)
        if found:
            yield f"<h3>{escape(f'{id} {known.title}')}</h3>"
            counts = [(words, count) for words, count, _ in found[:MOST_REASONS]]
            yield bars(counts, len(own), f"Mistakes in {id}")
            rows = [(words, count, message) for words, count, message in found]
            yield table(f"Mistakes in {id}", ("mistake", f"of {len(own)}", "one message"), rows)
    yield from _similar(marks)
    yield f"<h2>Times</h2>{_times(marks)}"


def _not_graded(marks: ClassMarks) -> str:
    rows = [(each.student, each.place, each.problem) for each in marks.broken]
    return table("Not graded", ("student", "file", "why"), rows)


def _who(marks: ClassMarks) -> str:
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
    shown = [row[1:] for row in sorted(rows)]
    return table("Students", ("student", "points", "of", "tried", "stopped by an error"), shown)


def _tried(marks: ClassMarks, student: str) -> list[Mark]:
    return [mark for mark in marks.marks_of(student) if mark.status != "not attempted"]


def _exercises(marks: ClassMarks) -> str:
    rows = []
    for id, known in marks.exercises.items():
        own = marks.marks_for(id)
        right = sum(mark.status == "right" for mark in own)
        tried = sum(mark.status != "not attempted" for mark in own)
        found = reasons(mark for mark in own if mark.status != "not attempted")
        most = f"{found[0][1]} of {len(own)}: {found[0][0]}" if found else ""
        rows.append((f"{id} {known.title}", len(own), tried, right, most))
    head = ("exercise", "handed in", "tried", "right", "most frequent mistake")
    return table("Exercises", head, rows)


def _similar(marks: ClassMarks) -> Iterator[str]:
    pairs = same_code(marks)
    yield "<h2>The same code?</h2>"
    if not pairs:
        yield "<p>No two students handed in the same code but for names and layout.</p>"
        return
    yield paragraph(
        "These pairs handed in code that is the same but for names and layout. That is a question "
        "to ask them, and no more: short answers are alike by themselves, and they may have worked "
        "together. No points depend on it."
    )
    rows = [(f"{one} and {other}", ", ".join(ids), of) for one, other, ids, of in pairs]
    head = ("students", "the same in", "exercises that both answered in code")
    yield table("The same code", head, rows[:MOST_PAIRS])
    if len(rows) > MOST_PAIRS:
        yield f"<p>There are {len(rows) - MOST_PAIRS:,} more pairs.</p>"


def _times(marks: ClassMarks) -> str:
    rows = sorted(
        (
            (
                f"{each.student}: {each.place}",
                round(each.seconds, 1),
                round(sum(mark.seconds for mark in each.marks), 1),
            )
            for each in marks.graded
            if not each.problem
        ),
        key=lambda row: -row[1] - row[2],
    )
    head = ("notebook", "seconds to run", "seconds to judge")
    return table("Times", head, rows)
