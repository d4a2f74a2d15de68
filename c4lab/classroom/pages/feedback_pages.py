"""One HTML page a student: what was right, what was not, an example, a line and a hint."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from unicodedata import normalize

from c4lab.checks.writing.result import SIGNS
from c4lab.classroom.grading.class_marks import ClassMarks
from c4lab.classroom.pages.templates import page
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
    handed_in = marks.of_student(student)
    return page(
        student,
        "student.html",
        marks=marks.marks_of(student),
        earned=marks.points_of(student),
        broken=[each for each in handed_in if each.problem],
        problems=[f"{each.place}: {text}" for each in handed_in for text in each.problems],
        signs=SIGNS,
        img=img,
    )
