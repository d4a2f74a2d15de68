"""Merges the progress of two computers: without it an import would lose what is here."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from c4lab.checks.keeping.kept_answers import PYTHON
from c4lab.checks.keeping.progress_copy import CannotMove, Rows
from c4lab.checks.keeping.progress_database import TABLES, Row
from c4lab.checks.keeping.progress_file import ProgressFile


def all_rows(file: ProgressFile) -> Rows:
    """Everything in the progress file."""
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
                    _rewrite(database, table, rows)
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
        return [*_first_of_each(rows)]
    if table == "answers":
        rows.sort(key=lambda row: bool(row[2] == PYTHON))
    return rows


def _first_of_each(rows: Iterable[Row]) -> Iterable[Row]:
    first: dict[str, Row] = {}
    for row in rows:
        first.setdefault(row[1], row)
    return first.values()


def _rows(database: sqlite3.Connection) -> Rows:
    return {
        table: database.execute(
            f"select {', '.join(columns)} from {table} order by rowid"
        ).fetchall()
        for table, columns in TABLES.items()
    }


def _rewrite(database: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Gives the table these rows, in this order: the last answer is the one that counts."""
    database.execute(f"delete from {table}")
    places = ", ".join("?" * len(TABLES[table]))
    database.executemany(f"insert into {table} values ({places})", rows)
