"""Which files each student has handed in, wherever they lie: in a folder, or in zip files."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from c4lab.checks.keeping.notebook_file import CannotGrade
from c4lab.classroom.hand_ins.found_files import CannotRead, FoundFile, bytes_of, files_in
from c4lab.classroom.hand_ins.student_names import Student, is_of_a_platform, student_of, told_apart
from c4lab.classroom.hand_ins.zip_contents import files_in_zip


def files_by_student(source: Path) -> dict[str, list[FoundFile]]:
    """The files at `source`, a folder or a zip file, of each student, by name. Raises CannotGrade
    if it cannot be read, or nothing is there."""
    found = list(_unpacked(_top(source)))
    who = {file: student_of(file.parts, source.resolve().stem) for file in found}
    names = told_apart(who.values())
    by_student: dict[Student, list[FoundFile]] = defaultdict(list)
    for file in found:
        by_student[who[file]].append(file)
    if not by_student:
        raise CannotGrade(f"There is nothing in {source}: give the folder with the hand-ins.")
    students = sorted(by_student, key=lambda student: names[student])
    return {names[student]: by_student[student] for student in students}


def _top(source: Path) -> Iterable[FoundFile]:
    if source.is_dir():
        return files_in(source)
    if not source.exists():
        raise CannotGrade(f"There is no folder {source}: is the name right?")
    try:
        if source.suffix.lower() == ".zip":
            return list(files_in_zip(bytes_of(source), ()))
    except CannotRead as why:
        raise CannotGrade(f"{source} cannot be graded. {why}") from None
    return [FoundFile((source.name,), 0, lambda: bytes_of(source))]


def _unpacked(files: Iterable[FoundFile]) -> Iterator[FoundFile]:
    """The files, and in place of each zip file those in it; a zip file in one stays what it is."""
    for file in files:
        if not file.name.lower().endswith(".zip"):
            yield file
            continue
        try:
            inside = list(files_in_zip(file.read(), file.parts))
        except CannotRead as why:
            yield _failing(file, why)
            continue
        if len(file.parts) == 1 and _is_of_a_class(inside):
            inside = [FoundFile(each.parts[1:], each.size, each.read) for each in inside]
        yield from inside or [file]


def _failing(file: FoundFile, why: CannotRead) -> FoundFile:
    def read() -> bytes:
        raise why

    return FoundFile(file.parts, file.size, read)


def _is_of_a_class(inside: Sequence[FoundFile]) -> bool:
    """Whether a zip file has the hand-ins of several students in it."""
    return any(is_of_a_platform(each.parts[1]) for each in inside)
