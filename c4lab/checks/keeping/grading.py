"""Running a learner's notebook in a kernel of its own and reading off what its checks said."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from c4lab.checks.keeping.progress_file import PROGRESS, ProgressFile
from c4lab.checks.keeping.progress_table import Lesson, lessons
from c4lab.checks.registry import of_lesson

CELL_SECONDS = 30
STOPPED = "StoppedByTheClock"
CHECK = re.compile(r"\bcheck\(\s*[\"'](\d\d)\.\d+[\"']")
TAG = re.compile(r"exercise-(\d\d)\.\d+")


class CannotGrade(Exception):
    """Why a file cannot be checked, in a sentence."""


@dataclass(frozen=True)
class Graded:
    """The lessons whose exercises are in a notebook, and a sentence for each cell that failed."""

    lessons: tuple[Lesson, ...]
    problems: tuple[str, ...]


def grade(path: Path) -> Graded:
    """Runs the notebook at `path` and reads off its results. Raises CannotGrade."""
    notebook = _read(path)
    numbers = sorted({number for cell in notebook.cells for number in _lessons_in(cell)})
    exercises = [exercise for number in numbers for exercise in of_lesson(number)]
    if not exercises:
        raise CannotGrade(f"{path} has no exercises in it: give a notebook from exercises/.")
    with TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True) as folder:
        scratch = Path(folder) / "progress.sqlite"
        problems = _execute(notebook, path, scratch)
        return Graded(lessons(exercises, ProgressFile(scratch).standings()), problems)


def _read(path: Path) -> Any:
    try:
        import nbclient  # noqa: F401
        import nbformat
    except ImportError:
        raise CannotGrade(
            "Checking a notebook needs nbclient and nbformat: install what requirements.txt lists."
        ) from None
    try:
        return nbformat.read(path, as_version=4)
    except FileNotFoundError:
        raise CannotGrade(f"There is no file {path}: is the name right?") from None
    except Exception:  # nbformat raises a dozen kinds
        raise CannotGrade(f"{path} is not a notebook: give a file that Jupyter saved.") from None


def _lessons_in(cell: Any) -> set[str]:
    if cell.cell_type != "code":
        return set()
    return set(CHECK.findall(cell.source) + TAG.findall(" ".join(cell.metadata.get("tags", []))))


def _execute(notebook: Any, path: Path, scratch: Path) -> tuple[str, ...]:
    """Runs all cells, each for a while at most. What went wrong outside the checks."""
    from nbclient import NotebookClient
    from nbclient.exceptions import DeadKernelError

    problems = []

    def look(cell: Any, cell_index: int, execute_reply: Any) -> None:
        content = execute_reply["content"]
        if content["status"] != "error":
            return
        where = f"Cell {cell_index + 1} ({_first_line(cell)})"
        if content["ename"] == STOPPED:
            problems.append(
                f"{where} was still running after {CELL_SECONDS} seconds and was stopped: is there "
                "a loop that never ends?"
            )
        else:
            problems.append(f"{where} raised {content['ename']}: {content['evalue']}")

    client = NotebookClient(
        notebook,
        timeout=CELL_SECONDS,
        record_timing=False,
        interrupt_on_timeout=True,
        error_on_timeout={"ename": STOPPED, "evalue": "", "traceback": []},
        allow_errors=True,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],  # a teacher can do nothing about its warnings
        resources={"metadata": {"path": str(path.resolve().parent)}},
        on_cell_executed=look,
    )
    try:
        client.execute(env={**os.environ, PROGRESS: str(scratch)})
    except DeadKernelError:
        problems.append("The kernel died: the cells after that did not run.")
    return tuple(problems)


def _first_line(cell: Any) -> str:
    line = next(iter(cell.source.strip().splitlines()), "")
    return f"`{line[:60]}`"
