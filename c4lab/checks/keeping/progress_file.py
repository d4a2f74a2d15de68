"""Keeps attempts, hints, guesses and right answers: without it each kernel would begin anew."""

import os
from dataclasses import dataclass
from pathlib import Path

from c4lab.checks.keeping.browser_copy import IN_BROWSER, BrowserCopy
from c4lab.checks.keeping.progress_database import ProgressDatabase
from c4lab.checks.writing.result import SIGNS, Result, Status

PROGRESS = "C4LAB_PROGRESS"  # the environment variable that names the file


@dataclass(frozen=True)
class Standing:
    """The best attempt at an exercise, and how many attempts there were."""

    status: Status
    points: int
    message: str
    attempts: int


class ProgressFile(ProgressDatabase):
    """What a learner has done. No method raises; `complaint` says once what went wrong."""

    def record(self, attempt: Result) -> None:
        """Keeps an attempt."""
        values = attempt.status, attempt.reason, attempt.points, attempt.message
        self._add("attempts", attempt.exercise, *values)

    def record_hint(self, exercise: str) -> None:
        """Keeps that one more hint was shown."""
        self._add("hints", exercise)

    def hints_shown(self, exercise: str) -> int:
        """How many hints for the exercise have been shown."""
        query = "select count(*) from hints where exercise = ?"
        count: int = self.ask(lambda file: file.execute(query, (exercise,)).fetchone()[0])
        return count

    def record_guess(self, guess: str, said: str, actual: str, well: bool) -> None:
        """Keeps what a learner guessed, the first time only; `well` is whether it was right."""
        query = "select count(*) from guesses where guess = ?"
        if not self.ask(lambda file: file.execute(query, (guess,)).fetchone()[0]):
            self._add("guesses", guess, said, actual, int(well))

    def guesses(self) -> tuple[int, int]:
        """How many guesses were right, and how many there were."""
        query = "select count(case when well = 1 then 1 end), count(*) from guesses"
        right, count = self.ask(lambda file: file.execute(query).fetchone())
        return right, count

    def keep_answer(self, exercise: str, python: str, packed: str) -> None:
        """Keeps a right answer that this version of Python has packed."""
        if self.kept_answer(exercise) != (python, packed):
            self._add("answers", exercise, python, packed)

    def kept_answer(self, exercise: str) -> tuple[str, str]:
        """The Python version that packed the last right answer, and the answer; or "" twice."""
        query = "select python, packed from answers where exercise = ? order by rowid desc limit 1"
        row = self.ask(lambda file: file.execute(query, (exercise,)).fetchone())
        return (str(row[0]), str(row[1])) if row else ("", "")

    def standings(self) -> dict[str, Standing]:
        """The best attempt at each exercise; of equally good ones the last."""
        query = "select exercise, status, points, message from attempts order by rowid"
        standings: dict[str, Standing] = {}
        for exercise, status, points, message in self.ask(lambda f: f.execute(query).fetchall()):
            if status not in SIGNS or not isinstance(points, int):
                continue  # a damaged row
            before = standings.get(exercise)
            attempts = before.attempts + 1 if before else 1
            if before and (before.points, before.status == "right") > (points, status == "right"):
                status, points, message = before.status, before.points, before.message
            standings[exercise] = Standing(status, points, str(message), attempts)
        return standings


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
