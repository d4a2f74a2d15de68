"""The command `python -m c4lab handout FOLDER`: the workbook for students as one zip file, or a
course for nbgrader. The same files give the same bytes, whenever it is made."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import c4lab
from c4lab.checks.keeping.harmless import one_line, output_may_be_lost, say
from c4lab.checks.keeping.notebook_file import UnreadableNotebook, read_code_cells
from c4lab.checks.writing import registry
from c4lab.checks.writing.text import code_in
from c4lab.classroom.handout.nbgrader_course import write_course
from c4lab.work.arguments import Refused, folder_to_write, words
from c4lab.work.english import counted
from c4lab.work.whole_files import write_whole

ROOT = Path(c4lab.__file__).parents[1]
NAME = "aim-of-the-game"
TOP = ("LICENSE", "Makefile", "README.md", "bootstrap.py", "pyproject.toml", "requirements.txt")
"""What the set-up needs, and what says how it goes."""
GLOSSARY, README = "notebooks/glossary.ipynb", PurePosixPath("README.md")
LESSON = re.compile(r"lesson(\d\d)_")
FIRST = "00"  # `make lab` opens it, and the set-up is tried with its first exercise
RANGE = re.compile(r"(\d\d)(?:-(\d\d))?")
NOT_FOR_STUDENTS = re.compile(
    r"<!-- not for students -->\n.*?<!-- for students again -->\n+", re.DOTALL
)
ROW = re.compile(r"\| \[(\d\d) [^\n]*\n")
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest time that a zip file can name


def add(commands: argparse._SubParsersAction[Any]) -> None:
    command = commands.add_parser("handout", help="make the zip file that students get")
    command.add_argument(
        "folder", type=folder_to_write, metavar="FOLDER", help="where the zip file goes"
    )
    command.add_argument(
        "--lessons", type=words, metavar="00-05", help="which lessons (all if not given)"
    )
    # What is handed out cannot be taken back; a second zip is soon made.
    command.add_argument("--solutions", action="store_true", help="with the folder solutions/")
    command.add_argument(
        "--nbgrader", action="store_true", help="make a course for nbgrader in FOLDER, and no zip"
    )
    command.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Makes the zip file or the course and says what is in it."""
    with output_may_be_lost():
        lessons = lessons_in(ROOT, chosen.lessons)
        _refuse_answers(ROOT, lessons)
        if chosen.nbgrader:
            write_course(chosen.folder, ROOT, lessons)
            assignments = counted(len(lessons), "assignment")
            said = f"{chosen.folder} is a course for nbgrader, with {assignments}: run its"
            said += " commands there, in a Python that has c4lab."
        else:
            path = chosen.folder / f"{_name(chosen.lessons, chosen.solutions)}.zip"
            said = _made_zip(path, lessons, chosen.solutions)
        say(one_line(said))
    return 0


def lessons_in(root: Path, asked: str | None = None) -> list[str]:
    """The numbers of the lessons that `root` has exercises of, such as "00", in order; if some are
    asked for, as in "00-05" or "01,03,07-09", these and the first. Raises Refused."""
    there = sorted(path.name[:2] for path in (root / "exercises").glob("[0-9][0-9]_*.ipynb"))
    if not there:
        raise Refused(f"{root} has no exercises: run this in the workbook's own folder.")
    if asked is None:
        return there
    lessons = {FIRST}
    for part in asked.split(","):
        found = RANGE.fullmatch(part.strip())
        if found is None:
            raise Refused(f"Write the lessons as 00-05 or 01,03,07-09, not as {asked!r}.")
        numbers = {f"{each:02}" for each in range(int(found[1]), int(found[2] or found[1]) + 1)}
        if not numbers or not numbers <= {*there}:
            raise Refused(
                f"There are no lessons {part.strip()}: they go from {there[0]} to {there[-1]}."
            )
        lessons |= numbers
    return sorted(lessons)


def _refuse_answers(root: Path, lessons: Sequence[str]) -> None:
    """Raises Refused if an exercise's cell is not the one that its text gives, or cannot be
    read."""
    cells: dict[str, list[str]] = {}
    for lesson in lessons:
        for path in (root / "exercises").glob(f"{lesson}_*.ipynb"):
            try:
                read, _ = read_code_cells(path)
            except UnreadableNotebook as why:
                raise Refused(str(why)) from None
            for cell in read:
                for tag in cell.tags:
                    cells.setdefault(tag.removeprefix("exercise-"), []).append(code_in(cell.source))
    changed = [
        exercise.id
        for lesson in lessons
        for exercise in registry.of_lesson(lesson)
        if "\n\n\n".join(cells.get(exercise.id, [])) != exercise.text.given
    ]
    if changed:
        raise Refused(
            f"Somebody has worked in the exercises ({', '.join(changed)}), and students would see "
            "it: get the folder exercises/ anew, say by `git checkout exercises` or `make "
            "notebooks`."
        )


def _name(asked: str | None, solutions: bool) -> str:
    """What the zip file is called, and the folder in it: no two kinds have the same name, so that
    the second half of a course is not unpacked over the first, with its answers."""
    numbers = f"-{asked.replace(' ', '').replace(',', '-')}" if asked else ""
    return f"{NAME}{numbers}{'-solved' if solutions else ''}"


def _made_zip(path: Path, lessons: Sequence[str], solutions: bool) -> str:
    """Makes the zip file, all in one folder that has its name; a sentence on what is in it."""
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as packed:
        for name in files(ROOT, lessons, solutions=solutions):
            content = (ROOT / name).read_bytes()
            if name == README:
                content = for_students(content.decode(), lessons).encode()
            entry = ZipInfo(f"{path.stem}/{name}", BEGINNING)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, content, ZIP_DEFLATED)
    write_whole(path, data.getvalue())
    megabytes = path.stat().st_size / 1e6
    return (
        f"{path} ({megabytes:.1f} MB) has {counted(len(lessons), 'lesson')}, "
        f"{'with' if solutions else 'without'} solutions. Students unpack it and read its README."
    )


def files(root: Path, lessons: Sequence[str], *, solutions: bool) -> list[PurePosixPath]:
    """The files below `root` that are handed out for these lessons, in order of their names."""
    found = {root / name for name in (*TOP, GLOSSARY)}
    found |= {path for path in (root / "images").iterdir() if path.is_file()}
    for folder in ("notebooks", "exercises", *(["solutions"] if solutions else [])):
        for number in lessons:
            found |= {*(root / folder).glob(f"{number}_*.ipynb")}
    found |= {*_package(root / "c4lab", lessons)}
    return sorted(PurePosixPath(path.relative_to(root).as_posix()) for path in found)


def _package(folder: Path, lessons: Sequence[str]) -> Iterator[Path]:
    """The files of c4lab, without the lessons that are not handed out."""
    for path in folder.iterdir():
        lesson = LESSON.match(path.name)
        if path.name.startswith(".") or path.is_symlink():
            continue
        if path.is_file():
            yield path
        elif path.name != "__pycache__" and (lesson is None or lesson[1] in lessons):
            yield from _package(path, lessons)


def for_students(readme: str, lessons: Sequence[str]) -> str:
    """README without what is marked as not for students, and without rows of other lessons."""
    text = NOT_FOR_STUDENTS.sub("", readme)
    return ROW.sub(lambda row: row[0] if row[1] in lessons else "", text)
