"""The pages of a class, of the templates in `templates/`: the teacher's, and one for each student.

They need no network and no script, and all text is escaped.

A template has the filters `inline`, for text with `code` between backticks and *words* between
stars, and `points`, for a number of points in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from c4lab.checks.writing.card import inline_code
from c4lab.checks.writing.result import points_text
from c4lab.classroom.grading.marks import ClassMarks, Mark, reasons, summed
from c4lab.classroom.pages.similar_answers import same_code
from c4lab.pictures.theme import img, standalone_page

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent
MOST_REASONS = 8  # in a picture
MOST_PAIRS = 60
LONGEST = 60  # characters of a file's name
RESERVED = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}
"""Names that a file cannot have on Windows."""
Row = tuple[object, ...]


def page(title: str, template: str, style: str = "", script: str = "", **values: Any) -> str:
    """A whole page of this template, with this CSS and this script besides those of all pages."""
    body = _environment().get_template(template).render(values)
    css = (HERE / "pages.css").read_text(encoding="utf-8")
    return standalone_page(title, body, css + style, script)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    found.filters["inline"] = lambda text: Markup(inline_code(str(text)))
    found.filters["points"] = points_text
    return found


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
    """The page of a student: what was right, what was not, an example, a line and a hint."""
    handed_in, own = marks.of_student(student), marks.marks_of(student)
    return page(
        student,
        "student.html",
        marks=own,
        earned=summed(own)[1],
        broken=[each for each in handed_in if each.problem],
        problems=[f"{each.place}: {text}" for each in handed_in for text in each.problems],
        img=img,
    )


def class_page(marks: ClassMarks) -> str:
    """The page of the class: exercises, mistakes, who needs help first, and times."""
    pairs = same_code(marks)
    times = [
        (f"{each.student}: {each.place}", round(each.seconds, 1),
         round(sum(mark.seconds for mark in each.marks), 1))
        for each in marks.graded
        if not each.problem
    ]  # fmt: skip
    return page(
        "The class",
        "class.html",
        marks=marks,
        not_graded=[(each.student, each.place, each.problem) for each in marks.broken],
        students=_who(marks),
        idle=[each for each in marks.students if not _tried(marks.marks_of(each))],
        exercises=[_exercise(id, marks) for id in marks.exercises],
        mistakes=list(_mistakes(marks)),
        most_reasons=MOST_REASONS,
        similar=[(f"{one} and {other}", ", ".join(ids), of) for one, other, ids, of in pairs],
        most_pairs=MOST_PAIRS,
        times=sorted(times, key=lambda row: -row[1] - row[2]),
    )


def _tried(marks: Iterable[Mark]) -> list[Mark]:
    return [mark for mark in marks if mark.status != "not attempted"]


def _who(marks: ClassMarks) -> list[Row]:
    """Those who tried something, those first who have the smallest share of the points that they
    tried for."""
    rows = []
    for student in marks.students:
        own = marks.marks_of(student)
        if tried := _tried(own):
            _, points, of = summed(own)
            stopped = sum(mark.status == "raised" for mark in own)
            share = Fraction(points, summed(tried)[2] or 1)
            rows.append((share, student, points, of, f"{len(tried)} of {len(own)}", stopped))
    return [row[1:] for row in sorted(rows)]


def _exercise(id: str, marks: ClassMarks) -> Row:
    own = marks.marks_for(id)
    tried = _tried(own)
    found = reasons(tried)
    most = f"{found[0][1]} of {len(own)}: {found[0][0]}" if found else ""
    return f"{id} {marks.exercises[id].title}", len(own), len(tried), summed(own)[0], most


def _mistakes(marks: ClassMarks) -> Iterator[tuple[str, int, list[tuple[str, int, str]]]]:
    """An exercise that was not always right, how many handed it in, and why it was not."""
    for id, known in marks.exercises.items():
        own = marks.marks_for(id)
        if found := reasons(own):
            yield f"{id} {known.title}", len(own), found
