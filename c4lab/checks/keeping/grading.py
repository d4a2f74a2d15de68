"""Runs a notebook and judges its answers outside: inside, its code could say what is right."""

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from c4lab.checks.judging.shared_workers import SharedWorkers
from c4lab.checks.judging.verdicts import UNFINISHED, judge_bytes
from c4lab.checks.keeping.handing_over import read_answer, read_refusal
from c4lab.checks.keeping.notebook_file import CannotGrade, CodeCell, read_code_cells
from c4lab.checks.keeping.notebook_process import ANSWERS_FOLDER, run
from c4lab.checks.keeping.progress_file import Standing
from c4lab.checks.keeping.progress_table import LessonRow, lesson_rows
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise

CHECK = re.compile(r"\bcheck\(\s*[\"']((\d\d)\.\d+)[\"']")
TAG = re.compile(r"exercise-((\d\d)\.\d+)")

NO_CHECK = "Its check cell is gone."
NOT_HANDED_OVER = (
    "Its check cell handed over no answer: it did not run to its end, or `check` means something "
    "else in this notebook."
)


@dataclass(frozen=True)
class GradedNotebook:
    """The results of a notebook, lesson by lesson, and a sentence for each cell that failed."""

    lessons: tuple[LessonRow, ...]
    problems: tuple[str, ...]


def grade(path: Path) -> GradedNotebook:
    """The results of the notebook at `path`, which this runs. Raises CannotGrade."""
    if not find_spec("jupyter_client"):
        raise CannotGrade(
            "Checking a notebook needs jupyter_client: install what requirements.txt lists."
        )
    cells, problems = read_code_cells(path)
    asked = {id for cell in cells for id, _ in CHECK.findall(cell.source)}
    exercises = [exercise for number in _lessons(cells) for exercise in registry.of_lesson(number)]
    if not exercises:
        raise CannotGrade(f"{path} has no exercises in it: give a notebook from exercises/.")
    home = path.resolve().parent
    with TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        problems += run(cells, home, folder)
        with _modules_beside(home), SharedWorkers() as workers:
            answers = folder / ANSWERS_FOLDER
            standings = {
                each.id: _standing(each, answers, each.id in asked, workers) for each in exercises
            }
    return GradedNotebook(lesson_rows(exercises, standings), tuple(problems))


def _lessons(cells: Sequence[CodeCell]) -> list[str]:
    found = [CHECK.findall(cell.source) + TAG.findall(" ".join(cell.tags)) for cell in cells]
    return sorted({lesson for each in found for _, lesson in each})


@contextmanager
def _modules_beside(home: Path) -> Iterator[None]:
    """Context manager: answers may import .py files beside the notebook, after all others."""
    sys.path.append(str(home))
    try:
        yield
    finally:
        sys.path.remove(str(home))


def _standing(exercise: Exercise, folder: Path, asked: bool, workers: SharedWorkers) -> Standing:
    """The result of the notebook's last answer; `asked` is whether it has the check cell."""
    data = read_answer(folder, exercise.id)
    if data is None:
        refused = read_refusal(folder, exercise.id)
        if refused:
            return Standing("raised", 0, refused, 1)
        return Standing("not attempted", 0, NOT_HANDED_OVER if asked else NO_CHECK, 0)
    try:
        with redirect_stderr(StringIO()):  # a traceback could show the learner's text
            result = judge_bytes(exercise, data, workers)
    except Exception as error:  # the other answers are still to be judged
        workers.close()
        sentence = f"It could not be judged ({type(error).__name__}: {error})."
        return Standing("not attempted", 0, sentence, 0)
    if result.reason in UNFINISHED:
        workers.close()
    return Standing(result.status, result.points, result.message, 1)
