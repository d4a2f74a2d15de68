"""What a class has handed in: each notebook, as cells that are kept in memory before any runs.

A notebook that runs may change any file; what was read before it does not change.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.checks.keeping.notebook_file import CannotGrade, CodeCell, read_code_cells
from c4lab.checks.keeping.plain_text import one_line
from c4lab.classroom.hand_ins.files_of_students import files_by_student
from c4lab.classroom.hand_ins.found_files import CannotRead, FoundFile

LONGEST_CODE = 3_000_000  # characters of all cells
MOST_BESIDE, LARGEST_BESIDE = 200, 2_000_000  # files beside notebooks, and bytes of all
NO_NOTEBOOK = "There is no notebook in it: hand in the file that ends in .ipynb."


@dataclass(frozen=True)
class HandIn:
    """A notebook that a student handed in; `problem` says why it cannot be graded, or is "".
    `beside` are the student's other files, by name."""

    student: str
    place: str
    cells: tuple[CodeCell, ...] = ()
    left_out: tuple[str, ...] = ()
    beside: tuple[tuple[str, bytes], ...] = ()
    problem: str = ""

    @property
    def digest(self) -> str:
        """A short text that is another one if anything of it is another."""
        cells = [[cell.number, cell.source, cell.tags] for cell in self.cells]
        text = json.dumps([self.student, self.place, self.problem, self.left_out, cells])
        digest = hashlib.sha256(text.encode())
        for name, data in self.beside:
            digest.update(repr((name, len(data))).encode() + data)
        return digest.hexdigest()[:24]


def hand_ins(source: Path) -> list[HandIn]:
    """All that is handed in at `source`, a folder or a zip file, by student. Raises CannotGrade if
    it cannot be read, or nothing is there."""
    read = [
        each
        for student, files in files_by_student(source).items()
        for each in of_student(student, files)
    ]
    if not any(each.cells for each in read) and all(each.problem == NO_NOTEBOOK for each in read):
        raise CannotGrade(f"There is no notebook in {source}: give the folder with the hand-ins.")
    return read


def of_student(student: str, files: Sequence[FoundFile]) -> Iterator[HandIn]:
    """Each notebook of a student's; if there is none, a problem."""
    notebooks = [file for file in files if _may_be_a_notebook(file)]
    beside = _beside([file for file in files if file not in notebooks])
    for file in notebooks:
        yield _read(student, file, beside)
    if not notebooks:
        yield HandIn(student, one_line(files[0].shown), problem=_problem(files))


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


def _read(student: str, file: FoundFile, beside: tuple[tuple[str, bytes], ...]) -> HandIn:
    place = one_line(file.shown)
    try:
        data = file.read()
        with TemporaryDirectory(prefix="c4lab-") as folder:
            copy = Path(folder, "notebook.ipynb")
            copy.write_bytes(data)
            try:
                cells, left_out = read_code_cells(copy)
            except CannotGrade as error:
                raise CannotRead(str(error).replace(str(copy), "It")) from None
        if sum(len(cell.source) for cell in cells) > LONGEST_CODE:
            raise CannotRead(f"It has more than {LONGEST_CODE:,} characters of code.")
    except CannotRead as why:
        return HandIn(student, place, problem=str(why))
    return HandIn(student, place, tuple(cells), tuple(left_out), beside)


def _beside(files: Sequence[FoundFile]) -> tuple[tuple[str, bytes], ...]:
    """The other files of a student, by their names: answers may use them."""
    found: dict[str, bytes] = {}
    left = LARGEST_BESIDE
    for file in files[:MOST_BESIDE]:
        if len(file.parts) < 2 or file.size > left or file.name.lower().endswith(".zip"):
            continue
        try:
            data = file.read()
        except CannotRead:
            continue
        left -= len(data)
        found.setdefault(file.name, data)
    return tuple(sorted(found.items()))
