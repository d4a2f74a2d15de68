"""One HTML page a student: what was right, what was not, an example, a line and a hint."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from unicodedata import normalize

from c4lab.checks.writing.result import SIGNS, points_text
from c4lab.classroom.grading.class_marks import ClassMarks
from c4lab.classroom.grading.marks import Mark
from c4lab.classroom.pages.html_parts import block, page, paragraph
from c4lab.classroom.pages.whole_files import write_whole
from c4lab.pictures.theme import img

LONGEST = 60  # characters of a file's name
RESERVED = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}
"""Names that a file cannot have on Windows."""


def write_feedback(marks: ClassMarks, folder: Path) -> list[Path]:
    """Writes a page for each student; where they are. Raises OSError."""
    names = file_names(marks.students)
    for student, name in names.items():
        write_whole(folder / name, feedback(marks, student))
    return [folder / name for name in names.values()]


def file_names(students: Iterable[str]) -> dict[str, str]:
    """A file's name for each student: letters, digits and lines, and no two alike."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for student in students:
        plain = normalize("NFKC", student)
        stem = re.sub(r"[^\w-]+", "-", plain).strip("-_")[:LONGEST] or "student"
        if stem.lower() in RESERVED:
            stem = f"{stem}-"
        name, number = stem, 1
        while name.casefold() in taken:
            number += 1
            name = f"{stem}-{number}"
        taken.add(name.casefold())
        names[student] = f"{name}.html"
    return names


def feedback(marks: ClassMarks, student: str) -> str:
    """The page of a student."""
    return page(student, "".join(_sections(marks, student)))


def _sections(marks: ClassMarks, student: str) -> Iterator[str]:
    own = marks.marks_of(student)
    if own:
        right = sum(mark.status == "right" for mark in own)
        of = points_text(sum(mark.out_of for mark in own))
        yield f"<p>{marks.points_of(student)} of {of}; {right} of {len(own)} exercises right.</p>"
    broken = [each for each in marks.of_student(student) if each.problem]
    if broken:
        yield "<h2>Not graded</h2>"
    for each in broken:
        yield f"<section><h3>{escape(each.place)}</h3>"
        yield f"<p>This file could not be graded.</p>{paragraph(each.problem)}</section>"
    lesson = ""
    for mark in own:
        if mark.exercise.partition(".")[0] != lesson:
            lesson = mark.exercise.partition(".")[0]
            yield f"<h2>Lesson {escape(lesson)}</h2>"
        yield _exercise(mark)
    problems = [(each.place, text) for each in marks.of_student(student) for text in each.problems]
    if problems:
        items = "".join(f"<li>{escape(f'{place}: {text}')}</li>" for place, text in problems)
        yield f"<h2>Cells that did not run to their end</h2><ul>{items}</ul>"


def _exercise(mark: Mark) -> str:
    sign, words = next((s for status, s in SIGNS.items() if status == mark.status), ("", ""))
    heading = f"{mark.exercise} {mark.title}"
    points = f"{sign} {words}: {mark.points} of {points_text(mark.out_of)}"
    kind = mark.status.replace(" ", "-")
    return (
        f'<section class="{escape(kind)}"><h3>{escape(heading)}</h3>'
        f"<p>{escape(points)}</p>{''.join(_told(mark))}</section>"
    )


def _told(mark: Mark) -> Iterator[str]:
    if mark.message:
        yield paragraph(mark.message)
    if mark.call:
        *before, call = mark.call.split("\n")
        yield block("\n".join(before))
        yield (
            f"<p><code>{escape(call)}</code> should be <code>{escape(mark.expected)}</code>, and "
            f"yours gives <code>{escape(mark.got)}</code>.</p>"
        )
    if mark.picture:
        yield f"<p>{img(mark.picture, mark.diagram, '240px')}</p>"
    else:
        yield block(mark.diagram)
    if mark.legend:
        yield f"<p>{escape(mark.legend)}</p>"
    if mark.parts:
        items = (f"{name}: {points} of {points_text(of)}" for name, points, of in mark.parts)
        yield f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"
    if mark.line:
        yield f"<p>Line {mark.line_number} of your cell:</p>{block(mark.line.strip())}"
    if mark.hint:
        yield paragraph(f"Hint: {mark.hint}")
