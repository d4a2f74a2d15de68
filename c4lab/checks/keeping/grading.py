"""Grading a notebook: it is run to collect its answers, and each answer is judged outside it.

What the notebook's own process says of right and wrong is never asked for: there the learner's code
could say anything.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.checks.judging.judge import judge_bytes
from c4lab.checks.judging.processes import HOME
from c4lab.checks.keeping import notebook_run
from c4lab.checks.keeping.handing_over import ANSWERS, packed, refusal
from c4lab.checks.keeping.notebook_file import CannotGrade, CodeCell, read_code_cells
from c4lab.checks.keeping.progress_file import PROGRESS, Standing
from c4lab.checks.keeping.progress_table import LessonRow, lesson_rows
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercise import Exercise

CELL_SECONDS = 30
NOTEBOOK_SECONDS = 300
CHECK = re.compile(r"\bcheck\(\s*[\"']((\d\d)\.\d+)[\"']")
TAG = re.compile(r"exercise-((\d\d)\.\d+)")

NO_CHECK = "Its check cell is gone."
NOT_HANDED_OVER = (
    "Its check cell handed over no answer: it did not run to its end, or `check` means something "
    "else in this notebook."
)


@dataclass(frozen=True)
class GradedNotebook:
    """The lessons whose exercises are in a notebook, and a sentence for each cell that failed."""

    lessons: tuple[LessonRow, ...]
    problems: tuple[str, ...]


def grade(path: Path) -> GradedNotebook:
    """Runs the notebook at `path` and judges the last answer to each exercise.

    Raises CannotGrade.
    """
    if not (find_spec("nbclient") and find_spec("nbformat")):
        raise CannotGrade(
            "Checking a notebook needs nbclient and nbformat: install what requirements.txt lists."
        )
    cells, problems = read_code_cells(path)
    asked = {id for cell in cells for id, _ in CHECK.findall(cell.source)}
    exercises = [exercise for number in _lessons(cells) for exercise in registry.of_lesson(number)]
    if not exercises:
        raise CannotGrade(f"{path} has no exercises in it: give a notebook from exercises/.")
    home = path.resolve().parent
    with TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        problems += _run(cells, home, folder)
        with _modules_beside(home):
            standings = {each.id: _standing(each, folder, each.id in asked) for each in exercises}
    return GradedNotebook(lesson_rows(exercises, standings), tuple(problems))


def _lessons(cells: Sequence[CodeCell]) -> list[str]:
    found = [CHECK.findall(cell.source) + TAG.findall(" ".join(cell.tags)) for cell in cells]
    return sorted({lesson for each in found for _, lesson in each})


def _run(cells: Sequence[CodeCell], home: Path, folder: Path) -> list[str]:
    """Runs the cells in `home`; the answers are in `folder` then. What went wrong on the way."""
    task = {
        "cells": [(cell.where, cell.source) for cell in cells],
        "seconds": CELL_SECONDS,
        "home": str(home),
    }
    (folder / notebook_run.TASK).write_text(json.dumps(task), encoding="utf-8")
    search = [HOME, os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, search)),
        PROGRESS: str(folder / "progress.sqlite"),  # the notebook's to write; nobody reads it
        ANSWERS: str(folder),
    }
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", notebook_run.__name__, str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    )
    ending = []
    try:
        if process.wait(NOTEBOOK_SECONDS):
            ending = [
                "The notebook ended the process that ran it: the cells after that did not run."
            ]
    except subprocess.TimeoutExpired:
        ending = [f"The notebook took more than {NOTEBOOK_SECONDS} seconds and was stopped."]
    finally:
        _end(process, folder)
    return notebook_run.problems(folder) + ending


def _end(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Ends the process and whatever it started, which has the same folder in its environment."""
    process.kill()
    process.wait()
    import psutil

    for other in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if other.environ().get(ANSWERS) == str(folder):
                other.kill()


@contextmanager
def _modules_beside(home: Path) -> Iterator[None]:
    """Answers may use .py files beside the notebook: workers look there last, as this process."""
    sys.path.append(str(home))
    try:
        yield
    finally:
        sys.path.remove(str(home))


def _standing(exercise: Exercise, folder: Path, asked: bool) -> Standing:
    """Where the notebook's last answer to the exercise puts its author."""
    data = packed(folder, exercise.id)
    if data is None:
        refused = refusal(folder, exercise.id)
        if refused:
            return Standing("raised", 0, refused, 1)
        return Standing("not attempted", 0, NOT_HANDED_OVER if asked else NO_CHECK, 0)
    try:
        with redirect_stderr(StringIO()):  # learners' words could be in a traceback of ours
            result = judge_bytes(exercise, data)
    except Exception as error:  # one bad answer must not hide the others
        sentence = f"It could not be judged ({type(error).__name__}: {error})."
        return Standing("not attempted", 0, sentence, 0)
    return Standing(result.status, result.points, result.message, 1)
