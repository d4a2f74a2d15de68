"""The command `python -m c4lab progress`, and progress that moves to another computer as JSON.

A part of an SQLite file may still be in a second one, and who opens it runs its author's triggers
and views. Of JSON only lists of texts and numbers are read, within bounds; answers stay packed.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.browser_copy import IN_BROWSER
from c4lab.checks.keeping.harmless import (
    complain,
    encodable,
    one_line,
    output_may_be_lost,
    read_json,
    say,
)
from c4lab.checks.keeping.kept_answers import PYTHON
from c4lab.checks.keeping.progress_file import (
    INSERT,
    SELECT,
    TABLES,
    ProgressFile,
    Row,
    learners_file,
)
from c4lab.checks.keeping.progress_table import progress
from c4lab.work.arguments import file_to_write, path
from c4lab.work.whole_files import write_whole

FORMAT = "c4lab progress"
VERSION = 1
EXPORTED = "my-progress.json"
NAMES = {
    "attempts": ("attempt", "attempts"),
    "hints": ("hint", "hints"),
    "answers": ("right answer", "right answers"),
    "guesses": ("guess", "guesses"),
}
Rows = dict[str, list[Row]]
"""The rows of each table of a progress file, by the table's name."""


class CannotMove(Exception):
    """Why progress cannot be exported or imported, in a sentence."""


def _is_row(table: str, row: Sequence[Any]) -> bool:
    return len(row) == len(TABLES[table]) and all(map(_fits, TABLES[table].values(), row))


def _fits(column: re.Pattern[str] | int, value: Any) -> bool:
    if isinstance(column, int):
        return type(value) is int and 0 <= value <= column
    return isinstance(value, str) and column.fullmatch(value) is not None


def write_copy(rows: Rows, path: Path) -> None:
    """Writes the rows to `path`, over an earlier copy. Raises CannotMove, also where another kind
    of file would be lost."""
    data = json.dumps({"format": FORMAT, "version": VERSION, **rows}).encode()
    if path.exists():
        try:
            read_copy(path)
        except CannotMove:
            raise CannotMove(
                f"{path} exists and is not an earlier export of your progress: choose a new name."
            ) from None
    try:
        write_whole(path, data)
    except OSError as error:
        raise CannotMove(f"{path} cannot be written ({error.strerror}).") from None


def read_copy(path: Path) -> Rows:
    """The rows in the copy at `path`. Raises CannotMove for any other file."""
    try:
        found = read_json(path)
        if found["format"] != FORMAT:
            raise ValueError("of another program")
        if found["version"] > VERSION:
            raise CannotMove(f"A newer version of the workbook made {path}: get that first.")
        rows = {table: [*map(tuple, found[table])] for table in TABLES}
        if not all(_is_row(table, row) for table, each in rows.items() for row in each):
            raise ValueError("damaged")
    except FileNotFoundError:
        raise CannotMove(f"There is no file {path}: is the name right?") from None
    except OSError as error:
        raise CannotMove(f"{path} cannot be read ({error.strerror}).") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise CannotMove(
            f"{path} is damaged, or is not what `python -m c4lab progress --export` makes: nothing "
            "was imported."
        ) from None
    return {table: [tuple(map(encodable, row)) for row in each] for table, each in rows.items()}


def all_rows(file: ProgressFile) -> Rows:
    return file.ask(_rows)


def merge_into(file: ProgressFile, copied: Rows) -> dict[str, int]:
    """Adds to the file what it lacks of `copied`, nothing the second time; returns how many rows,
    by table. Raises CannotMove if the file cannot be written; then it is as it was."""

    def merge(database: sqlite3.Connection) -> dict[str, int] | None:
        if not database.execute("pragma database_list").fetchone()[2]:
            return None  # a copy in memory, since the file cannot be written
        with database:
            database.execute("begin immediate")
            before = _rows(database)
            after = {table: merged(table, before[table], copied[table]) for table in TABLES}
            for table, rows in after.items():
                if rows != before[table]:
                    # In this order: the last answer is the one that counts.
                    database.execute(f"delete from {table}")
                    database.executemany(INSERT[table], rows)
        return {table: len(after[table]) - len(before[table]) for table in TABLES}

    added = file.ask(merge)
    if added is None:
        raise CannotMove(f"Nothing was imported. {file.complaint()}".rstrip())
    return added


def merged(table: str, here: Sequence[Row], copied: Sequence[Row]) -> list[Row]:
    """The rows of both, those that both have once, in order of time.

    Answers of this version of Python come last, where they are taken from: others cannot be
    unpacked here. Of a guess, what was said first counts.

    >>> merged("hints", [("09:00", "01.2")], [("08:00", "01.2"), ("09:00", "01.2")])
    [('08:00', '01.2'), ('09:00', '01.2')]
    """
    missing = Counter(copied)
    missing.subtract(here)
    rows = sorted(chain(here, (+missing).elements()), key=lambda row: str(row[0]))
    if table == "guesses":
        return [*{row[1]: row for row in reversed(rows)}.values()][::-1]
    if table == "answers":
        rows.sort(key=lambda row: bool(row[2] == PYTHON))
    return rows


def _rows(database: sqlite3.Connection) -> Rows:
    return {table: database.execute(query).fetchall() for table, query in SELECT.items()}


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
    whole = {table: [row for row in rows[table] if _is_row(table, row)] for table in TABLES}
    write_copy(whole, path)
    held = _counted({table: len(each) for table, each in whole.items()}) or "nothing yet"
    then = f"On the other computer, run `python -m c4lab progress --import {path.name}`."
    if IN_BROWSER:
        then = (
            "Download it: it is in the list of files, beside this notebook. In the other browser, "
            f"upload it beside a notebook and run `import_progress({path.name!r})` there."
        )
    return f"{path} has all your progress: {held}. {then} {file.complaint()}"


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


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    command = subparsers.add_parser("progress", help="what is tried and right so far")
    either = command.add_mutually_exclusive_group()
    either.add_argument(
        "--export", dest="exported", type=file_to_write, metavar="FILE",
        help="write all your progress to FILE, for another computer",
    )  # fmt: skip
    either.add_argument(
        "--import", dest="imported", type=path, metavar="FILE",
        help="add what such a FILE holds to your progress here",
    )  # fmt: skip
    command.set_defaults(run=_progress)


def _progress(arguments: argparse.Namespace) -> int:
    with output_may_be_lost():
        status = move(arguments.exported, arguments.imported)
        if status or arguments.exported:
            return status
        for line in str(progress()).splitlines():
            say(line)
        return 0
