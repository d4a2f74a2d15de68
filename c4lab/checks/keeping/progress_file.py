"""What has been tried and with what success: one SQLite file that several kernels may write."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from c4lab.checks.result import Result, Status

PROGRESS = "C4LAB_PROGRESS"  # the environment variable that names the file
VERSION = 1
BUSY_SECONDS = 0.5
SCHEMA = """
create table if not exists attempts (
    time text, exercise text, status text, reason text, points integer, message text);
create table if not exists hints (time text, exercise text);
"""
Row = tuple[str, tuple[Any, ...]]


@dataclass(frozen=True)
class Standing:
    """Where a learner stands with one exercise: the best attempt, and how many there were."""

    status: Status
    points: int
    message: str
    attempts: int


class ProgressFile:
    """The file at `path`. What cannot be written there is kept in memory until it can.

    `complaint` is one sentence about that, or "": each is given out once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: list[Row] = []
        self._said: set[str] = set()
        self._unsaid: list[str] = []

    def complaint(self) -> str:
        """What went wrong with the file since last asked, if it was not said before."""
        said, self._unsaid = " ".join(self._unsaid), []
        return said

    def record(self, result: Result) -> None:
        """Keeps an attempt."""
        self._add(
            "insert into attempts values (?, ?, ?, ?, ?, ?)",
            *(_now(), result.exercise, result.status, result.reason, result.points),
            result.message,
        )

    def record_hint(self, exercise: str) -> None:
        """Keeps that one more hint was shown."""
        self._add("insert into hints values (?, ?)", _now(), exercise)

    def hints(self, exercise: str) -> int:
        """How many hints have been shown."""
        with self._open() as database:
            query = "select count(*) from hints where exercise = ?"
            count: int = database.execute(query, (exercise,)).fetchone()[0]
            return count

    def standings(self) -> dict[str, Standing]:
        """Where the learner stands with each exercise attempted: the last of the best attempts."""
        query = "select exercise, status, points, message from attempts order by rowid"
        with self._open() as database:
            rows = database.execute(query).fetchall()
        standings: dict[str, Standing] = {}
        for exercise, status, points, message in rows:
            before = standings.get(exercise)
            attempts = before.attempts + 1 if before else 1
            if before and (before.points, before.status == "right") > (points, status == "right"):
                status, points, message = before.status, before.points, before.message
            standings[exercise] = Standing(status, points, message, attempts)
        return standings

    def _add(self, query: str, *values: Any) -> None:
        self._waiting.append((query, values))
        with self._open():
            pass

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database with all that is waiting in it: the file, else a copy in memory."""
        database = self._connect()
        try:
            yield database
        finally:
            database.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            try:
                database = self._file()
            except sqlite3.DatabaseError as error:
                if type(error) is not sqlite3.DatabaseError:
                    raise  # locked, full, read-only: the file itself is sound
                self._set_aside()
                database = self._file()
        except (sqlite3.Error, OSError) as error:
            self._complain(
                f"Your progress cannot be saved in {self.path} ({error}): it is kept until the "
                "kernel stops."
            )
            database = _prepared(self._copy())
            _write(database, self._waiting)
        else:
            self._waiting.clear()
        return database

    def _file(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(self.path, timeout=BUSY_SECONDS)
        try:
            with suppress(sqlite3.OperationalError):  # busy: another process is at just that
                database.execute("pragma journal_mode = wal")
            _write(_prepared(database), self._waiting)
        except BaseException:
            database.close()
            raise
        return database

    def _copy(self) -> sqlite3.Connection:
        """A copy in memory of what can be read of the file, which may be nothing."""
        copy = sqlite3.connect(":memory:")
        with suppress(sqlite3.Error):
            file = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
            try:
                if file.execute("pragma user_version").fetchone()[0] == VERSION:
                    file.backup(copy)
            finally:
                file.close()
        return copy

    def _set_aside(self) -> None:
        damaged = self.path.with_name(f"{self.path.name}.damaged")
        number = 1
        while damaged.exists():
            number += 1
            damaged = self.path.with_name(f"{self.path.name}.{number}.damaged")
        self.path.rename(damaged)
        for suffix in ("-wal", "-shm"):
            with suppress(OSError):
                self.path.with_name(self.path.name + suffix).unlink()
        self._complain(
            f"The progress file could not be read; it is now {damaged.name}, beside a new one."
        )

    def _complain(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            self._unsaid.append(sentence)


def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
    version: int = database.execute("pragma user_version").fetchone()[0]
    if version > VERSION:
        raise OSError("a newer version of c4lab made it")
    if version < VERSION:
        database.executescript(f"begin immediate; {SCHEMA} pragma user_version = {VERSION}; commit")
    return database


def _write(database: sqlite3.Connection, rows: list[Row]) -> None:
    if rows:
        with database:
            for query, values in rows:
                database.execute(query, values)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


_files: dict[Path, ProgressFile] = {}


def learners_file() -> ProgressFile:
    """The store of this learner: C4LAB_PROGRESS names its file, else it is where the system keeps
    such data."""
    named = os.environ.get(PROGRESS)
    if named:
        path = Path(named)
    else:
        from platformdirs import user_data_path  # only when it is needed

        path = user_data_path("c4lab", appauthor=False) / "progress.sqlite"
    return _files.setdefault(path, ProgressFile(path))
