"""A copy of a learner's progress in one JSON file, to take it to another computer.

A part of an SQLite file may still be in a second one, and who opens it runs its author's triggers
and views. Of JSON only lists of texts and numbers are read, within bounds; answers stay packed.
"""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

from c4lab.checks.keeping.bounded_file import read_json_bytes
from c4lab.checks.keeping.plain_text import encodable
from c4lab.checks.keeping.progress_database import TABLES, Row

FORMAT = "c4lab progress"
VERSION = 1

Rows = dict[str, list[Row]]
"""The rows of each table of a progress file, by the table's name."""


class CannotMove(Exception):
    """Why progress cannot be exported or imported, in a sentence."""


def is_row(table: str, row: Sequence[Any]) -> bool:
    """Whether `row` could be one of the table."""
    return len(row) == len(TABLES[table]) and all(map(_fits, TABLES[table].values(), row))


def _fits(column: re.Pattern[str] | int, value: Any) -> bool:
    if isinstance(column, int):
        return type(value) is int and 0 <= value <= column
    return isinstance(value, str) and column.fullmatch(value) is not None


def write_copy(rows: Rows, path: Path) -> None:
    """Writes the rows that are not damaged to `path`, over an earlier copy. Raises CannotMove, also
    where another kind of file would be lost."""
    whole = {table: [row for row in rows[table] if is_row(table, row)] for table in TABLES}
    data = json.dumps({"format": FORMAT, "version": VERSION, **whole}).encode()
    if path.exists():
        try:
            read_copy(path)
        except CannotMove:
            raise CannotMove(
                f"{path} exists and is not an earlier export of your progress: choose a new name."
            ) from None
    draft = path.with_name(f"{path.name}.{token_hex(8)}.draft")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CannotMove(f"{path} cannot be written ({error.strerror}).") from None


def read_copy(path: Path) -> Rows:
    """The rows in the copy at `path`. Raises CannotMove for any other file."""
    try:
        data = read_json_bytes(path)
        found = json.loads(data)
        if found["format"] != FORMAT:
            raise ValueError("of another program")
        newer = found["version"] > VERSION
        rows = {} if newer else {table: [*map(tuple, found[table])] for table in TABLES}
    except FileNotFoundError:
        raise CannotMove(f"There is no file {path}: is the name right?") from None
    except OSError as error:
        raise CannotMove(f"{path} cannot be read ({error.strerror}).") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _refused(path) from None
    if newer:
        raise CannotMove(f"A newer version of the workbook made {path}: get that version first.")
    if not all(is_row(table, row) for table, each in rows.items() for row in each):
        raise _refused(path)
    return {table: [tuple(map(encodable, row)) for row in each] for table, each in rows.items()}


def _refused(path: Path) -> CannotMove:
    return CannotMove(
        f"{path} is damaged, or is not what `python -m c4lab progress --export` makes: nothing "
        "was imported."
    )
