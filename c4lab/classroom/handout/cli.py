"""The command `python -m c4lab handout FOLDER`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

import c4lab
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.screen import complain, output_may_be_lost, say
from c4lab.classroom.handout.choosing import CannotHandOut, chosen, lessons_in
from c4lab.classroom.handout.contents import files
from c4lab.classroom.handout.nbgrader_course import write_course
from c4lab.classroom.handout.starters import refuse_answers
from c4lab.classroom.handout.students_readme import for_students
from c4lab.classroom.handout.zipping import write_zip
from c4lab.work.arguments import folder_to_write, words

ROOT = Path(c4lab.__file__).parents[1]
NAME = "aim-of-the-game"
README = PurePosixPath("README.md")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command."""
    command = commands.add_parser("handout", help="make the zip file that students get")
    command.add_argument(
        "folder", type=folder_to_write, metavar="FOLDER", help="where the zip file goes"
    )
    command.add_argument(
        "--lessons", type=words, metavar="00-05", help="which lessons (all if not given)"
    )
    command.add_argument(
        "--solutions",
        action=argparse.BooleanOptionalAction,
        default=False,  # what is handed out cannot be taken back; a second zip is soon made
        help="whether the folder solutions/ is in it",
    )
    command.add_argument(
        "--nbgrader", action="store_true", help="make a course for nbgrader in FOLDER, and no zip"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Makes the zip file and says what is in it; 0, or 2 if it could not be made."""
    with output_may_be_lost():
        try:
            if arguments.nbgrader:
                say(one_line(_made_course(arguments.folder, arguments.lessons)))
            else:
                say(one_line(_made(arguments.folder, arguments.lessons, arguments.solutions)))
        except CannotHandOut as error:
            complain(one_line(str(error)))
            return 2
    return 0


def _made_course(folder: Path, asked: str | None) -> str:
    """Makes a course for nbgrader; a sentence on what is in it."""
    lessons = chosen(asked, _there())
    refuse_answers(ROOT, lessons)
    write_course(folder, ROOT, lessons)
    return (
        f"{folder} is a course for nbgrader, with {len(lessons)} "
        f"assignment{'s' * (len(lessons) != 1)}: run nbgrader's commands there, in a Python that "
        "has c4lab."
    )


def _there() -> list[str]:
    """The lessons that there are. Raises CannotHandOut."""
    there = lessons_in(ROOT)
    if not there:
        raise CannotHandOut(f"{ROOT} has no exercises: run this in the workbook's own folder.")
    return there


def _made(folder: Path, asked: str | None, solutions: bool) -> str:
    """Makes the zip file; a sentence on what is in it."""
    lessons = chosen(asked, _there())
    refuse_answers(ROOT, lessons)
    path = folder / f"{_name(asked, solutions)}.zip"
    write_zip(path, _contents(lessons, solutions))
    megabytes = path.stat().st_size / 1e6
    return (
        f"{path} ({megabytes:.1f} MB) has {len(lessons)} lesson{'s' * (len(lessons) != 1)}, "
        f"{'with' if solutions else 'without'} solutions. Students unpack it and read its README."
    )


def _name(asked: str | None, solutions: bool) -> str:
    """What the zip file is called, and the folder in it: no two kinds have the same name, so that
    the second half of a course is not unpacked over the first, with its answers."""
    numbers = f"-{asked.replace(' ', '').replace(',', '-')}" if asked else ""
    return f"{NAME}{numbers}{'-solved' if solutions else ''}"


def _contents(lessons: Sequence[str], solutions: bool) -> dict[PurePosixPath, bytes]:
    """What the zip file holds, by name."""
    try:
        found = {
            name: (ROOT / name).read_bytes() for name in files(ROOT, lessons, solutions=solutions)
        }
    except OSError as error:
        raise CannotHandOut(f"{error.filename} cannot be read ({error.strerror}).") from None
    found[README] = for_students(found[README].decode(), lessons).encode()
    return found
