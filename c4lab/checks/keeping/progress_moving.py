"""The options `--export` and `--import` of `python -m c4lab progress`."""

from __future__ import annotations

import argparse
from pathlib import Path

from c4lab.checks.keeping.browser_copy import IN_BROWSER
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.progress_copy import CannotMove, read_copy, write_copy
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.keeping.progress_merge import all_rows, merge_into
from c4lab.checks.keeping.screen import complain, say
from c4lab.work.arguments import file_to_write, path

EXPORTED = "my-progress.json"
NAMES = {
    "attempts": ("attempt", "attempts"),
    "hints": ("hint", "hints"),
    "answers": ("right answer", "right answers"),
    "guesses": ("guess", "guesses"),
}


def add_options(command: argparse.ArgumentParser) -> None:
    """Adds both options to the command."""
    either = command.add_mutually_exclusive_group()
    either.add_argument(
        "--export", dest="exported", type=file_to_write, metavar="FILE",
        help="write all your progress to FILE, for another computer",
    )  # fmt: skip
    either.add_argument(
        "--import", dest="imported", type=path, metavar="FILE",
        help="add what such a FILE holds to your progress here",
    )  # fmt: skip


def move(exported: Path | None, imported: Path | None) -> int:
    """Does what is asked for, if anything, and says so; 0, or 2 if it could not be done."""
    try:
        if exported:
            say(one_line(_export(exported)))
        if imported:
            say(one_line(_import(imported)))
    except CannotMove as error:
        complain(one_line(str(error)))
        return 2
    return 0


def export_progress(file: str = EXPORTED) -> None:
    """Writes all your progress to the file, for another computer or another browser."""
    move(Path(file), None)


def import_progress(file: str = EXPORTED) -> None:
    """Adds to your progress what such a file holds."""
    move(None, Path(file))


def _export(path: Path) -> str:
    file = learners_file()
    rows = all_rows(file)
    write_copy(rows, path)
    held = {table: len(each) for table, each in rows.items()}
    return (
        f"{path} has all your progress: {_counted(held) or 'nothing yet'}. {_next(path)} "
        f"{file.complaint()}"
    )


def _next(path: Path) -> str:
    """What to do with the file now."""
    if IN_BROWSER:
        return (
            "Download it: it is in the list of files, beside this notebook. In the other browser, "
            f"upload it beside a notebook and run `import_progress({path.name!r})` there."
        )
    return f"On the other computer, run `python -m c4lab progress --import {path.name}`."


def _import(path: Path) -> str:
    file = learners_file()
    added = merge_into(file, read_copy(path))
    what = _counted(added)
    if not what:
        return f"Your progress had all that is in {path} already. {file.complaint()}"
    warning = " `mine` runs these answers, so import only files of your own."
    return (
        f"Added to your progress: {what}.{warning if added['answers'] else ''} {file.complaint()}"
    )


def _counted(rows: dict[str, int]) -> str:
    """How many there are of each kind, in words; "" if there are none.

    >>> _counted({"attempts": 2, "hints": 0, "answers": 1})
    '2 attempts, 1 right answer'
    """
    return ", ".join(
        f"{rows[table]} {NAMES[table][rows[table] != 1]}" for table in rows if rows[table] > 0
    )
