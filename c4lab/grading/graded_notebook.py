"""Grading one notebook in a process of its own: runs it once, then judges its answers."""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

from c4lab.checks.keeping.handing_over import read_answer, read_refusal
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.writing import registry
from c4lab.checks.writing.fresh_draws import grade_by
from c4lab.grading import notebook_run
from c4lab.grading.bounds import Watch
from c4lab.grading.exercise_cells import asked_for, exercises_in, with_ours
from c4lab.grading.forked_process import CAN_FORK, ForkedProcess, take_environment
from c4lab.grading.judged_answers import NOT_HANDED_OVER, AnswersJudge, digests_of, marks_of
from c4lab.grading.marks import Mark, steady
from c4lab.grading.notebook_process import ANSWERS_FOLDER, Process, in_new_python, run

RUNS_CELLS = "IPython" if CAN_FORK else "jupyter_client"
NO_EXERCISE = "It has no exercises of this workbook in it: hand in a notebook from exercises/."
Ask = Callable[[dict[str, str]], dict[str, Any]]
"""What is said once the notebook has run, for the digests of its answers by exercise: `known`, the
marks that are known already, and `seed`, that of the run."""


def done(
    task: dict[str, Any], scratch: Path, begin_to_read: Callable[[], None], ask: Ask
) -> dict[str, Any]:
    """What is found. `begin_to_read` starts the thread that ends this process when nobody waits;
    it is called once nothing has to be forked any more."""
    home = Path(task["home"]) if "home" in task else _unpacked(task["beside"], scratch / "beside")
    if "packed" in task:
        begin_to_read()
        sys.path.append(str(home))
        return _judged_again(task)
    cells = [CodeCell(number, source, tuple(tags)) for number, source, tags in task["cells"]]
    only = registry.find(task["only"]) if "only" in task else None
    exercises = [only] if only else exercises_in(cells)
    if not exercises:
        return {"problem": NO_EXERCISE}
    if not find_spec(RUNS_CELLS):
        return {"problem": f"To run it takes {RUNS_CELLS}: install what requirements.txt lists."}
    begun = monotonic()
    answers = scratch / "run" / ANSWERS_FOLDER
    problems = _run(task, with_ours(cells, exercises), answers.parent, home, begin_to_read)
    seconds = round(monotonic() - begun, 2)
    if only:
        return _collected(only.id, answers, problems)
    sys.path.append(str(home))  # answers may use .py files beside the notebook
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
        "problems": problems,
        "seconds": seconds,
    }


def _unpacked(beside: Sequence[tuple[str, str]], folder: Path) -> Path:
    """The folder, which is made, with these files in it."""
    folder.mkdir()
    for name, data in beside:
        (folder / Path(name).name).write_bytes(base64.b64decode(data))
    return folder


def _run(
    task: dict[str, Any],
    cells: Sequence[CodeCell],
    folder: Path,
    home: Path,
    begin_to_read: Callable[[], None],
) -> list[str]:
    """Runs the cells once, within bounds; what went wrong, in sentences."""
    folder.mkdir()
    watch = Watch(folder)

    def start(path: Path, writing: int, environment: Mapping[str, str]) -> Process:
        process = (forked if CAN_FORK else in_new_python)(path, writing, environment)
        watch.start()
        begin_to_read()
        return process

    try:
        problems = run(cells, home, folder, task["seconds"], start)
    finally:
        watch.end()
    return [steady(problem) for problem in (*watch.said, *problems)]


def _collected(exercise: str, answers: Path, problems: Sequence[str]) -> dict[str, Any]:
    """The answer to the exercise, as it was packed, or why there is none."""
    data = read_answer(answers, exercise)
    if data is not None:
        return {"answer": base64.b64encode(data).decode()}
    refused = steady(read_refusal(answers, exercise) or "")
    return {"problem": refused or " ".join(problems[:1]) or NOT_HANDED_OVER}


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
