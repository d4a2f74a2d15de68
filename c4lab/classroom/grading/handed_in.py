"""What a class has handed in, and who: each notebook as cells that are kept before any runs.

Its place says who handed a file in: `anna/02.ipynb`, `02_anna.ipynb`, a platform's long names. A
notebook that runs may change any file; what was read before it, into memory, does not change.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from c4lab.checks.keeping.harmless import CannotRead, one_line, read_plain, visible
from c4lab.checks.keeping.notebook_file import CodeCell, UnreadableNotebook, code_cells_of
from c4lab.checks.writing.registry import LESSONS
from c4lab.classroom.grading.files import (
    FoundFile,
    file_at,
    files_in,
    files_in_zip,
    unreadable,
)
from c4lab.work.arguments import Refused

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
    if found := of_platform(first):
        return Student(tidy(found["who"]), found["number"])
    if len(parts) > 1:
        return Student(tidy(SUFFIXES.sub("", first)))
    stem = lessons().sub("", COPIED.sub("", SUFFIXES.sub("", first)))
    return Student(tidy(COPIED.sub("", stem).strip(EDGES) or home))


def of_platform(part: str) -> re.Match[str] | None:
    """The parts of a name that a learning platform made, and not a student."""
    return next(filter(None, (platform.fullmatch(part) for platform in PLATFORMS)), None)


def tidy(name: str) -> str:
    """A name as one line that is not too long; "(no name)" for nothing."""
    line = one_line(visible(name)).strip()
    return (line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}...") or "(no name)"


def told_apart(students: Iterable[Student]) -> dict[Student, str]:
    """A name for each: with the number where two have the same."""
    each = set(students)
    count = Counter(student.name for student in each)
    return {
        student: student.name
        if count[student.name] == 1
        else f"{student.name} ({student.number or 'no number'})"
        for student in each
    }


@cache
def lessons() -> re.Pattern[str]:
    """The names of the notebooks as they are given out, without their ending."""
    folders = [path.name for path in LESSONS.glob("lesson[0-9][0-9]_*") if path.is_dir()]
    return re.compile("|".join(name.removeprefix("lesson") for name in folders), re.IGNORECASE)


LONGEST_CODE = 3_000_000  # characters of all cells
MOST_BESIDE, LARGEST_BESIDE = 200, 2_000_000  # files beside notebooks, and bytes of all
NO_NOTEBOOK = "There is no notebook in it: hand in the file that ends in .ipynb."
Beside = tuple[tuple[str, bytes], ...]


@dataclass(frozen=True)
class HandIn:
    """A notebook that a student handed in; `problem` says why it cannot be graded, or is "".
    `beside` are the student's other files, by name."""

    student: str
    place: str
    cells: tuple[CodeCell, ...] = ()
    left_out: tuple[str, ...] = ()
    beside: Beside = ()
    problem: str = ""

    @property
    def digest(self) -> str:
        """A short text that is another one if anything of it is another."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:24]


def hand_ins(source: Path) -> list[HandIn]:
    """All that is handed in at `source`, a folder, a zip file or a notebook, by student. Raises
    Refused if it cannot be read, or nothing is there."""
    if source.exists() and not source.is_dir() and source.suffix.lower() != ".zip":
        return [_one_notebook(source)]
    read = [
        each
        for student, files in files_by_student(source).items()
        for each in of_student(student, files)
    ]
    if not any(each.cells for each in read) and all(each.problem == NO_NOTEBOOK for each in read):
        raise Refused(f"There is no notebook in {source}: give the folder with the hand-ins.")
    return read


def files_by_student(source: Path) -> dict[str, list[FoundFile]]:
    """The files at `source`, a folder, a zip file or another file, of each student, by name. Raises
    Refused if it cannot be read, or nothing is there."""
    found = list(_unpacked(_top(source)))
    who = {file: student_of(file.parts, source.resolve().stem) for file in found}
    names = told_apart(who.values())
    by_student: dict[str, list[FoundFile]] = defaultdict(list)
    for file in found:
        by_student[names[who[file]]].append(file)
    if not by_student:
        raise Refused(f"There is nothing in {source}: give the folder with the hand-ins.")
    return dict(sorted(by_student.items()))


def _top(source: Path) -> Iterable[FoundFile]:
    if source.is_dir():
        return files_in(source)
    if not source.exists():
        raise Refused(f"There is nothing at {source}: is the name right?")
    try:
        if source.suffix.lower() == ".zip":
            return files_in_zip(read_plain(source), ())
    except CannotRead as why:
        raise Refused(f"{source} cannot be graded. {why}") from None
    return [file_at(source, (source.name,))]


def _unpacked(files: Iterable[FoundFile]) -> Iterator[FoundFile]:
    """The files, and in place of each zip file those in it; a zip file in one stays what it is."""
    for file in files:
        if not file.name.lower().endswith(".zip"):
            yield file
            continue
        try:
            inside = files_in_zip(file.read(), file.parts)
        except CannotRead as why:
            yield unreadable(file.parts, str(why))
            continue
        if len(file.parts) == 1 and any(of_platform(each.parts[1]) for each in inside):
            # the hand-ins of a class
            inside = [FoundFile(each.parts[1:], each.size, each.read) for each in inside]
        yield from inside or [file]


def of_student(student: str, files: Sequence[FoundFile]) -> Iterator[HandIn]:
    """Each notebook of a student's; if there is none, a problem."""
    notebooks = [file for file in files if _may_be_a_notebook(file)]
    beside = _beside([file for file in files if file not in notebooks])
    for file in notebooks:
        yield _read(student, file, beside)
    if not notebooks:
        yield HandIn(student, one_line(files[0].shown), problem=_problem(files))


def _one_notebook(path: Path) -> HandIn:
    """A notebook that somebody named: what lies in its folder is beside it."""
    home = path.absolute().parent
    _, _, names = next(os.walk(home), ("", [], []))
    others = [file_at(home / name, (home.name, name)) for name in sorted(names)]
    student = student_of((path.name,), path.stem).name
    return _read(student, file_at(path, (path.name,)), _beside(others))


def _problem(files: Sequence[FoundFile]) -> str:
    """Why nothing of a student's can be graded."""
    try:
        for file in files[:MOST_BESIDE]:
            file.read()
    except CannotRead as why:
        return str(why)
    return NO_NOTEBOOK


def _may_be_a_notebook(file: FoundFile) -> bool:
    """By its name, or, where that says little, by how it begins."""
    name = file.name.lower()
    if ".ipynb" in name:
        return not name.endswith((".html", ".pdf", ".py", ".zip"))
    if "." in name and not name.endswith((".json", ".txt")):
        return False
    try:
        data = file.read()
    except CannotRead:
        return False
    return data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{") and b'"cell_type"' in data


def _read(student: str, file: FoundFile, beside: Beside) -> HandIn:
    place = one_line(file.shown)
    try:
        cells, left_out = code_cells_of(file.read())
        if sum(len(cell.source) for cell in cells) > LONGEST_CODE:
            raise CannotRead(f"It has more than {LONGEST_CODE:,} characters of code.")
    except (CannotRead, UnreadableNotebook) as why:
        return HandIn(student, place, problem=str(why))
    return HandIn(student, place, tuple(cells), tuple(left_out), beside)


def _beside(files: Sequence[FoundFile]) -> Beside:
    """The other files of a student, by their names: answers may use them."""
    found: dict[str, bytes] = {}
    left = LARGEST_BESIDE
    own = [each for each in files if not each.name.lower().endswith((".zip", ".ipynb"))]
    for file in own[:MOST_BESIDE]:
        if len(file.parts) > 1 and file.size <= left:
            try:
                data = file.read()
            except CannotRead:
                continue
            left -= len(data)
            found.setdefault(file.name, data)
    return tuple(sorted(found.items()))
