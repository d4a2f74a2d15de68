"""Who handed a file in, by its place: `anna/02.ipynb`, `02_anna.ipynb`, a platform's long names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from c4lab.checks.keeping.harmless import one_line, visible
from c4lab.checks.writing.registry import LESSONS

LONGEST = 80  # characters of a name
PLATFORMS = (
    re.compile(r"(?P<who>.+?)_(?P<number>\d+)_assignsubmission_[a-z]+_?(?P<rest>.*)", re.DOTALL),
    re.compile(r"(?P<who>[^_]+)(?:_LATE)?_(?P<number>\d{2,})_\d{2,}_(?P<rest>.+)", re.DOTALL),
    re.compile(r".*_(?P<who>[^_]+)_attempt_(?P<number>[\d-]{10,})(?P<rest>.*)", re.DOTALL),
)
COPIED = re.compile(r"(?i)([ _-]*\(\d+\)|[ _-]*copy[ _-]*(of)?[ _-]*\d*|[ _-]*kopie)+$")
SUFFIXES = re.compile(r"(?i)(\.(ipynb|zip|json|txt|html|py)( \(\d+\))?)+$")
EDGES = " _-.,"


class Student(NamedTuple):
    """A name, and the number that a platform adds to it, "" if none did."""

    name: str
    number: str = ""


def student_of(parts: tuple[str, ...], home: str) -> Student:
    """Who handed in the file at `parts`; one that is named after nobody is `home`'s, the folder's
    in which all of it is."""
    first = parts[0]
    for platform in PLATFORMS:
        if found := platform.fullmatch(first):
            return Student(tidy(found["who"]), found["number"])
    if len(parts) > 1:
        return Student(tidy(SUFFIXES.sub("", first)))
    stem = COPIED.sub("", SUFFIXES.sub("", first))
    for lesson in lessons():
        stem = re.sub(rf"(?i){lesson}", "", stem)
    stem = COPIED.sub("", stem).strip(EDGES)
    return Student(tidy(stem) if stem else tidy(home))


def is_of_a_platform(part: str) -> bool:
    """Whether a learning platform made this name, and not a student."""
    return any(platform.fullmatch(part) for platform in PLATFORMS)


def tidy(name: str) -> str:
    """A name as one line that is not too long; "(no name)" for nothing."""
    line = one_line(visible(name)).strip()
    return (line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}...") or "(no name)"


def told_apart(students: Iterable[Student]) -> dict[Student, str]:
    """A name for each: with the number where two have the same."""
    each = set(students)
    shared = {student.name for student in each if sum(o.name == student.name for o in each) > 1}
    return {
        student: f"{student.name} ({student.number or 'no number'})"
        if student.name in shared
        else student.name
        for student in each
    }


@cache
def lessons() -> tuple[str, ...]:
    """The names of the notebooks as they are given out, without their ending."""
    folders = sorted(path.name for path in LESSONS.glob("lesson[0-9][0-9]_*") if path.is_dir())
    return tuple(folder.removeprefix("lesson") for folder in folders)
