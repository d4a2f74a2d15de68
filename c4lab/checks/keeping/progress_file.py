"""What has been tried and with what success: one SQLite file that several kernels may write."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from c4lab.checks.keeping.plain_text import encodable
from c4lab.checks.keeping.salvage import Row, is_damage, is_damaged, readable_rows, set_aside
from c4lab.checks.writing.result import SIGNS, Result, Status

PROGRESS = "C4LAB_PROGRESS"  # the environment variable that names the file
VERSION = 2  # 1 had no answers
PATIENCE = 5.0  # seconds for other processes to finish writing; on a busy machine they take long
PAUSE = 0.02
TABLES = {
    "attempts": "time, exercise, status, reason, points, message",
    "hints": "time, exercise",
    "answers": "time, exercise, python, packed",
    "guesses": "time, guess, said, actual, well",
}
NOT_OURS = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Standing:
    """Where a learner stands with one exercise: the best attempt, and how many there were."""

    status: Status
    points: int
    message: str
    attempts: int


class ProgressFile:
    """The file at `path`. What cannot be written there is kept in memory until it can.

    Nothing here raises. `complaint` is a sentence about what went wrong, or "": each is given out
    once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: list[tuple[str, Row]] = []  # table and row
        self._said: set[str] = set()
        self._unsaid: list[str] = []
        self._patience = PATIENCE

    def complaint(self) -> str:
        """What went wrong with the file since last asked, if it was not said before."""
        said, self._unsaid = " ".join(self._unsaid), []
        return said

    def record(self, result: Result) -> None:
        """Keeps an attempt."""
        row = (_now(), result.exercise, result.status, result.reason, result.points, result.message)
        self._add("attempts", row)

    def record_hint(self, exercise: str) -> None:
        """Keeps that one more hint was shown."""
        self._add("hints", (_now(), exercise))

    def hints(self, exercise: str) -> int:
        """How many hints have been shown."""
        query = "select count(*) from hints where exercise = ?"
        count: int = self._ask(lambda file: file.execute(query, (exercise,)).fetchone()[0])
        return count

    def record_guess(self, guess: str, said: str, actual: str, well: bool) -> None:
        """Keeps what a learner said to a guess, and whether it was right: only the first time."""
        query = "select count(*) from guesses where guess = ?"
        if not self._ask(lambda file: file.execute(query, (guess,)).fetchone()[0]):
            self._add("guesses", (_now(), guess, said, actual, int(well)))

    def guesses(self) -> tuple[int, int]:
        """How many guesses were right, and how many there were."""
        query = "select count(case when well = 1 then 1 end), count(*) from guesses"
        right, count = self._ask(lambda file: file.execute(query).fetchone())
        return right, count

    def keep(self, exercise: str, python: str, packed: str) -> None:
        """Keeps a right answer, packed by this version of Python."""
        if self.kept(exercise) != (python, packed):
            self._add("answers", (_now(), exercise, python, packed))

    def kept(self, exercise: str) -> tuple[str, str]:
        """The last right answer, and the version of Python that packed it; two empty texts if there
        is none."""
        query = "select python, packed from answers where exercise = ? order by rowid desc limit 1"
        row = self._ask(lambda file: file.execute(query, (exercise,)).fetchone())
        return (str(row[0]), str(row[1])) if row else ("", "")

    def standings(self) -> dict[str, Standing]:
        """Where the learner stands with each exercise attempted: the last of the best attempts."""
        query = "select exercise, status, points, message from attempts order by rowid"
        standings: dict[str, Standing] = {}
        for exercise, status, points, message in self._ask(lambda f: f.execute(query).fetchall()):
            if status not in SIGNS or not isinstance(points, int):
                continue  # damage that SQLite does not notice
            before = standings.get(exercise)
            attempts = before.attempts + 1 if before else 1
            if before and (before.points, before.status == "right") > (points, status == "right"):
                status, points, message = before.status, before.points, before.message
            standings[exercise] = Standing(status, points, str(message), attempts)
        return standings

    def try_writing(self) -> None:
        """Writes nothing, but asks for the right to: `complaint` says if that is refused."""
        self._ask(lambda file: file.execute("begin immediate").connection.rollback())

    def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """What `question` says of the open file; of a copy in memory if it cannot be written."""
        return self._ask(question)

    def _add(self, table: str, row: Row) -> None:
        self._waiting.append((table, tuple(map(encodable, row))))
        self._ask(lambda file: None)

    def _ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """The answer of the file with all that is waiting in it, else of a copy in memory."""
        try:
            try:
                return self._in_turn(question)
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
            self._replace_damaged()
            return self._in_turn(question)
        except (sqlite3.Error, OSError) as error:
            self._complain(
                f"Your progress cannot be saved in {self.path} ({_why(error)}): it is kept until "
                "the kernel stops."
            )
            with closing(sqlite3.connect(":memory:")) as copy:
                _prepare(copy)
                _write(copy, [*self._readable(self.path), *self._waiting])
                return question(copy)

    def _in_turn(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Asks the file again while others write it. SQLite waits too, but not in every case.

        Who has waited in vain does not wait again until it goes well once.
        """
        end = monotonic() + self._patience
        while True:
            try:
                answer = self._ask_file(question, max(PAUSE, end - monotonic()))
            except sqlite3.Error as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF not in BUSY:
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
        with closing(sqlite3.connect(self.path, timeout=wait)) as file:
            _prepare(file)
            _write(file, self._waiting)
            self._waiting.clear()
            return question(file)

    def _replace_damaged(self) -> None:
        if not is_damaged(self.path):
            return  # another process has replaced it
        aside = set_aside(self.path)
        rows = self._readable(aside)
        self._waiting[:0] = rows
        attempts = sum(table == "attempts" for table, _ in rows)
        saved = f"{attempts} of its attempts" if attempts else "none of its attempts"
        self._complain(
            f"The progress file was damaged: {saved} could be read and saved in a new file, and "
            f"the old file is now {aside}."
        )

    def _readable(self, path: Path) -> list[tuple[str, Row]]:
        return [
            (table, row)
            for table, columns in TABLES.items()
            for row in readable_rows(path, table, columns)
        ]

    def _complain(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            self._unsaid.append(encodable(sentence))


def _why(error: Exception) -> str:
    """What is wrong with a file, in words that say nothing of SQL."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in NOT_OURS:
        return "its tables are not those of this workbook"
    return str(error)


def _prepare(file: sqlite3.Connection) -> None:
    file.text_factory = lambda data: data.decode(errors="replace")
    version: int = file.execute("pragma user_version").fetchone()[0]
    if version > VERSION:
        raise OSError("a newer version of c4lab made it")
    if version < VERSION:
        file.execute("pragma journal_mode = wal")
    for table, columns in TABLES.items():
        file.execute(f"create table if not exists {table} ({columns})")
    if version < VERSION:
        file.execute(f"pragma user_version = {VERSION}")


def _write(file: sqlite3.Connection, rows: list[tuple[str, Row]]) -> None:
    with file:
        for table, row in rows:
            file.execute(f"insert into {table} values ({', '.join('?' * len(row))})", row)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


_files: dict[Path, ProgressFile] = {}


def learners_file() -> ProgressFile:
    """The file of this learner: C4LAB_PROGRESS names it, else it is where the system keeps such
    data."""
    named = os.environ.get(PROGRESS)
    if named:
        path = Path(named)
    else:
        from platformdirs import user_data_path  # only when it is needed

        path = user_data_path("c4lab", appauthor=False) / "progress.sqlite"
    return _files.setdefault(path, ProgressFile(path))
