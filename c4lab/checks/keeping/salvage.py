"""Reading what can still be read of a damaged progress file."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

LARGEST_COPY = 1 << 30  # bytes
SMALLEST_ROW = 30  # bytes in the file; a row's number cannot be higher than their count
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

Row = tuple[Any, ...]


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is damaged; not locked, full, read-only or newer."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def is_damaged(path: Path) -> bool:
    """Whether SQLite finds damage in the file at `path`."""
    with closing(sqlite3.connect(path)) as database:
        try:
            found: str = database.execute("pragma quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            return is_damage(error)
        return found != "ok"


def set_aside(path: Path) -> Path:
    """Renames the file, and the log of its last changes, to a new name, which is returned."""
    number = 1
    aside = path.with_name(f"{path.name}.damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.{number}.damaged")
    path.rename(aside)
    with suppress(OSError):
        _log(path).rename(_log(aside))
    with suppress(OSError):
        path.with_name(f"{path.name}-shm").unlink()
    return aside


def readable_rows(path: Path, table: str, columns: str) -> list[Row]:
    """The rows of `table` that can be read, in order; none where nothing can."""
    if not path.is_file():  # a device would never end
        return []
    with suppress(sqlite3.Error, OSError), _opened(path) as database:
        database.text_factory = lambda data: data.decode(errors="replace")
        query = f"select {columns} from {table} where rowid between ? and ? order by rowid"
        last = sum(each.stat().st_size for each in (path, _log(path)) if each.exists())
        return list(_between(database, query, 1, last // SMALLEST_ROW))
    return []


def _between(database: sqlite3.Connection, query: str, low: int, high: int) -> Iterator[Row]:
    """The rows with these numbers; the range is halved until it has no damage in it."""
    try:
        yield from database.execute(query, (low, high)).fetchall()
    except sqlite3.Error as error:
        if not is_damage(error) or error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise  # it will not be better in the half of the range
        if low < high:
            middle = (low + high) // 2
            yield from _between(database, query, low, middle)
            yield from _between(database, query, middle + 1, high)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy with its log, so that reading changes nothing; where there is no room for one, the
    file without its log."""
    with ExitStack() as stack:
        try:
            if path.stat().st_size > LARGEST_COPY:
                raise OSError("too large to be copied")
            folder = TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True)
            copy = Path(stack.enter_context(folder)) / path.name
            shutil.copyfile(path, copy)
            with suppress(FileNotFoundError):
                shutil.copyfile(_log(path), _log(copy))
            address = copy.as_uri()
        except OSError:
            address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        yield stack.enter_context(closing(sqlite3.connect(address, uri=True)))


def _log(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")
