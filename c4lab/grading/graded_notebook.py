"""Grading one notebook in a process of its own: runs it once, then judges its answers."""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from c4lab.checks.keeping import notebook_run
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.notebook_process import ANSWERS_FOLDER, Process, in_new_python, run
from c4lab.checks.writing import registry
from c4lab.checks.writing.fresh_draws import grade_by
from c4lab.grading.bounds import Watch
from c4lab.grading.exercise_cells import asked_for, exercises_in, with_ours
from c4lab.grading.forked_process import CAN_FORK, ForkedProcess, take_environment
from c4lab.grading.judged_answers import AnswersJudge, digests_of, marks_of
from c4lab.grading.marks import Mark, steady

NO_EXERCISE = "It has no exercises of this workbook in it: hand in a notebook from exercises/."
Ask = Callable[[dict[str, str]], dict[str, Any]]
"""What is said once the notebook has run, for the digests of its answers by exercise: `known`, the
marks that are known already, and `seed`, that of the run."""


def done(
    task: dict[str, Any], scratch: Path, begin_to_read: Callable[[], None], ask: Ask
) -> dict[str, Any]:
    """What is found. `begin_to_read` starts the thread that ends this process when nobody waits;
    it is called once nothing has to be forked any more."""
    home = scratch / "beside"
    home.mkdir()
    for name, data in task["beside"]:
        (home / Path(name).name).write_bytes(base64.b64decode(data))
    if "packed" in task:
        begin_to_read()
        sys.path.append(str(home))
        return _judged_again(task)
    return _graded(task, scratch, home, begin_to_read, ask)


def _graded(
    task: dict[str, Any], scratch: Path, home: Path, begin_to_read: Callable[[], None], ask: Ask
) -> dict[str, Any]:
    """Runs the notebook once and judges its answers."""
    cells = [CodeCell(number, source, tuple(tags)) for number, source, tags in task["cells"]]
    exercises = exercises_in(cells)
    if not exercises:
        return {"problem": NO_EXERCISE}
    folder = scratch / "run"
    folder.mkdir()
    watch = Watch(folder)

    def start(path: Path, writing: int, environment: Mapping[str, str]) -> Process:
        process = (forked if CAN_FORK else in_new_python)(path, writing, environment)
        watch.start()
        begin_to_read()
        return process

    begun = monotonic()
    try:
        problems = run(with_ours(cells, exercises), home, folder, task["seconds"], start)
    finally:
        watch.end()
    seconds = monotonic() - begun
    sys.path.append(str(home))  # answers may use .py files beside the notebook
    answers = folder / ANSWERS_FOLDER
    digests = digests_of(exercises, answers, task["beside"])
    # Nothing of the notebook's runs any more, nor was forked with what is said now.
    said = ask(digests)
    grade_by(said.get("seed"))
    known = {id: Mark.from_plain(each) for id, each in said.get("known", {}).items()}
    marks = list(marks_of(exercises, answers, asked_for(cells), known))
    return {
        "marks": [mark.to_plain() for mark, _ in marks],
        "digests": digests,
        "again": {mark.exercise: packed for mark, packed in marks if packed},
        "problems": [steady(problem) for problem in (*watch.said, *problems)],
        "seconds": round(seconds, 2),
    }


def forked(path: Path, writing: int, environment: Mapping[str, str]) -> Process:
    """Starts a process for the task in a file: a fork of this one."""
    return ForkedProcess(partial(_run_cells, path, dict(environment)), output=writing)


def _run_cells(path: Path, environment: dict[str, str]) -> None:
    from c4lab.grading.forked_kernel import ForkedKernel

    take_environment(environment)
    os.chdir(path.parent)
    notebook_run.main(path, ForkedKernel)


def _judged_again(task: dict[str, Any]) -> dict[str, Any]:
    """Judges one answer, when nothing else runs."""
    exercise = registry.find(task["exercise"])
    assert exercise is not None
    grade_by(task["seed"])
    with AnswersJudge() as judge:
        return {"marks": [judge.mark(exercise, base64.b64decode(task["packed"])).to_plain()]}
