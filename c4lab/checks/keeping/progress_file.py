"""Keeps attempts, hints, guesses and right answers in an SQLite file, of which two kernels, a full
disk or a damaged page lose nothing that can be read."""

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from c4lab.checks.keeping.browser_copy import IN_BROWSER, BrowserCopy
from c4lab.checks.keeping.harmless import encodable
from c4lab.checks.writing.result import SIGNS, Result, Status

PROGRESS = "C4LAB_PROGRESS"  # the environment variable that names the file
VERSION = 2  # version 1 had no answers
PATIENCE = 5.0  # seconds to wait while other processes write
PAUSE = 0.02  # seconds between two tries
# What a column may hold: a text that is all of this pattern, or a whole number up to this one.
TEXT = re.compile(r"(?s).{,100000}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
EXERCISE = re.compile(r"\d\d\.\d{1,3}")
STATUS = re.compile("|".join(SIGNS))
PACKED = re.compile(r"(?s).*")  # as long as an answer may be
TABLES: dict[str, dict[str, re.Pattern[str] | int]] = {
    "attempts": {
        "time": TIME, "exercise": EXERCISE, "status": STATUS, "reason": TEXT, "points": 1_000,
        "message": TEXT,
    },
    "hints": {"time": TIME, "exercise": EXERCISE},
    "answers": {"time": TIME, "exercise": EXERCISE, "python": TEXT, "packed": PACKED},
    "guesses": {"time": TIME, "guess": TEXT, "said": TEXT, "actual": TEXT, "well": 1},
}  # fmt: skip
INSERT = {
    table: f"insert into {table} values ({', '.join('?' for _ in columns)})"
    for table, columns in TABLES.items()
}  # made here: a notebook may give `len` another meaning later
SELECT = {
    table: f"select {', '.join(columns)} from {table} order by rowid"
    for table, columns in TABLES.items()
}
OTHER_TABLES = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

Answer = TypeVar("Answer")
Row = tuple[Any, ...]


@dataclass(frozen=True)
class Standing:
    """The best attempt at an exercise, and how many attempts there were."""

    status: Status
    points: int
    message: str
    attempts: int


class ProgressFile:
    """What a learner has done, in the file at `path`; in a browser only its `copy` lasts. Rows that
    cannot be written wait in memory until they can. No method raises: `complaint` says once what
    went wrong."""

    def __init__(self, path: Path, copy: BrowserCopy | None = None) -> None:
        self.path = path
        self._copy = copy
        self._waiting: list[tuple[str, Row]] = []  # table and row
        self._said: set[str] = set()
        self._unsaid: list[str] = []
        self._patience = PATIENCE

    def record(self, attempt: Result) -> None:
        values = attempt.status, attempt.reason, attempt.points, attempt.message
        self._add("attempts", attempt.exercise, *values)

    def record_hint(self, exercise: str) -> None:
        self._add("hints", exercise)

    def hints_shown(self, exercise: str) -> int:
        ((found,),) = self._rows("select count(*) from hints where exercise = ?", exercise)
        return int(found)

    def record_guess(self, guess: str, said: str, actual: str, well: bool) -> None:
        """Keeps what a learner guessed, the first time only; `well` is whether it was right."""
        if not self._rows("select guess from guesses where guess = ?", guess):
            self._add("guesses", guess, said, actual, int(well))

    def guesses(self) -> tuple[int, int]:
        (row,) = self._rows("select count(case when well = 1 then 1 end), count(*) from guesses")
        return row[0], row[1]

    def keep_answer(self, exercise: str, python: str, packed: str) -> None:
        """Keeps a right answer that this version of Python has packed."""
        if self.kept_answer(exercise) != (python, packed):
            self._add("answers", exercise, python, packed)

    def kept_answer(self, exercise: str) -> tuple[str, str]:
        """The Python version that packed the last right answer, and the answer; or "" twice."""
        query = "select python, packed from answers where exercise = ? order by rowid desc limit 1"
        rows = self._rows(query, exercise)
        return (str(rows[0][0]), str(rows[0][1])) if rows else ("", "")

    def standings(self) -> dict[str, Standing]:
        """The best attempt at each exercise; of equally good ones the last."""
        query = "select exercise, status, points, message from attempts order by rowid"
        standings: dict[str, Standing] = {}
        for exercise, status, points, message in self._rows(query):
            if status not in SIGNS or not isinstance(points, int):
                continue  # a damaged row
            before = standings.get(exercise)
            attempts = before.attempts + 1 if before else 1
            if before and (before.points, before.status == "right") > (points, status == "right"):
                status, points, message = before.status, before.points, before.message
            standings[exercise] = Standing(status, points, str(message), attempts)
        return standings

    def complaint(self) -> str:
        """A sentence about what went wrong since the last call; "" if nothing or nothing new."""
        sentences, self._unsaid = self._unsaid, []
        return " ".join(sentences)

    def try_writing(self) -> None:
        """Starts to write and takes it back: `complaint` says if the file cannot be written."""
        self.ask(_write_and_take_back)

    def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Writes the waiting rows and asks the file; if that fails, asks a copy in memory."""
        try:
            try:
                return self._ask_when_free(question)
            except sqlite3.Error as error:
                if _code(error) not in DAMAGE:
                    raise
            self._replace_damaged()
            return self._ask_when_free(question)
        except Exception as error:  # a notebook may have changed Python's own functions
            # SQLite's own words for other tables are about columns.
            others = "its tables are not those of this workbook"
            why = others if _code(error) in OTHER_TABLES else error
            self._complain(
                f"Your progress cannot be saved in {self.path} ({why}): it is kept until the "
                "kernel stops."
            )
            with closing(sqlite3.connect(":memory:")) as copy:
                _prepare(copy)
                _write(copy, [*_readable_rows(self.path), *self._waiting])
                return question(copy)

    def _add(self, table: str, *values: Any) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._waiting.append((table, (now, *map(encodable, values))))
        self.ask(lambda file: None)

    def _rows(self, query: str, *values: Any) -> list[Row]:
        return self.ask(lambda file: file.execute(query, values).fetchall())

    def _ask_when_free(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Asks again while others write, since SQLite itself does not always wait. After a wait in
        vain it waits no more until it has succeeded once."""
        end = monotonic() + self._patience
        while True:
            try:
                answer = self._ask_file(question, max(PAUSE, end - monotonic()))
            except sqlite3.Error as error:
                if _code(error) not in BUSY:
                    raise
                if monotonic() > end:
                    self._patience = PAUSE
                    raise
                sleep(PAUSE)
            else:
                self._patience = PATIENCE
                return answer

    def _ask_file(self, question: Callable[[sqlite3.Connection], Answer], wait: float) -> Answer:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and not self.path.is_file():
            raise OSError("it is no file")
        if self._copy:
            self._copy.fetch(self.path)
        with closing(sqlite3.connect(self.path, timeout=wait)) as file:
            _prepare(file)
            _write(file, self._waiting)
            self._waiting.clear()
            answer = question(file)
        if self._copy:
            self._copy.store(self.path)
        return answer

    def _replace_damaged(self) -> None:
        """Renames a damaged file and its logs, and begins a new one with the rows it can read."""
        if not _is_damaged(self.path):
            return  # another process has replaced it
        names = (f"{self.path.name}.damaged{number}" for number in count(1))
        aside = next(path for path in map(self.path.with_name, names) if not path.exists())
        self.path.rename(aside)
        for log in ("-wal", "-shm"):
            with suppress(OSError):
                self.path.with_name(self.path.name + log).rename(aside.with_name(aside.name + log))
        self._waiting[:0] = _readable_rows(aside)
        self._complain(
            "The progress file was damaged: all that could be read is in a new file, and the old "
            f"file is now {aside}."
        )

    def _complain(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            self._unsaid.append(encodable(sentence))


def _write_and_take_back(file: sqlite3.Connection) -> None:
    """Writes a page and takes it back: to begin is allowed in a file that is read only."""
    file.execute("begin immediate")
    try:
        version: int = file.execute("pragma user_version").fetchone()[0]
        file.execute(f"pragma user_version = {version + 1}")
    finally:
        file.rollback()


def _code(error: Exception) -> int:
    """SQLite's primary error code; 0 for other errors."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _is_damaged(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as file:
        try:
            found: str = file.execute("pragma quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            return _code(error) in DAMAGE
        return found != "ok"


def _readable_rows(path: Path) -> list[tuple[str, Row]]:
    """The rows of each table of a file, up to the first that cannot be read."""
    rows: list[tuple[str, Row]] = []
    if path.is_file():  # a device would never end
        address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as file:
            file.text_factory = _decode
            for table, query in SELECT.items():
                with suppress(sqlite3.Error):
                    for row in file.execute(query):
                        rows.append((table, row))
    return rows


def _decode(data: bytes) -> str:
    return data.decode(errors="replace")


def _prepare(file: sqlite3.Connection) -> None:
    """Makes the tables that are missing. Raises OSError for the file of a newer c4lab."""
    file.text_factory = _decode
    version: int = file.execute("pragma user_version").fetchone()[0]
    if version > VERSION:
        raise OSError("a newer version of c4lab made it")
    if version < VERSION:
        file.execute("pragma journal_mode = wal")
    for table, columns in TABLES.items():
        file.execute(f"create table if not exists {table} ({', '.join(columns)})")
    if version < VERSION:
        file.execute(f"pragma user_version = {VERSION}")


def _write(file: sqlite3.Connection, rows: list[tuple[str, Row]]) -> None:
    with file:
        for table, row in rows:
            file.execute(INSERT[table], row)


_files: dict[Path, ProgressFile] = {}


def learners_file() -> ProgressFile:
    """The file that C4LAB_PROGRESS names, otherwise one in the user's data folder."""
    named = os.environ.get(PROGRESS)
    if named:
        path = Path(named)
    else:
        from platformdirs import user_data_path

        path = user_data_path("c4lab", appauthor=False) / "progress.sqlite"
    if path not in _files:
        _files[path] = ProgressFile(path, BrowserCopy() if IN_BROWSER else None)
    return _files[path]
