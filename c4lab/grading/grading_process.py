"""The process that grades one notebook: `python -m c4lab.grading.grading_process`.

It reads a task, a line of JSON, on its standard input, and says what it found as lines of JSON on
its standard output, which nothing that it starts gets. When its input ends it ends, with all that
it has started: whoever asked is gone.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, TypeAlias

from c4lab.checks.judging.tree import adopt_orphans
from c4lab.checks.keeping.grading import NOT_HANDED_OVER
from c4lab.checks.keeping.handing_over import read_answer, read_refusal
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.notebook_process import ANSWERS_FOLDER, run
from c4lab.checks.writing import registry
from c4lab.checks.writing.fresh_draws import grade_by
from c4lab.grading.bounds import Watch, limit_files
from c4lab.grading.exercise_cells import asked_for, exercises_in, with_ours
from c4lab.grading.judged_answers import judged, marks_of
from c4lab.grading.marks import steady

Task: TypeAlias = dict[str, Any]
RUN = "run"  # the folder of a run, in the scratch folder
NO_EXERCISE = "It has no exercises of this workbook in it: hand in a notebook from exercises/."


def main() -> None:
    """Does the task that stands on the standard input."""
    told = os.dup(1)
    os.set_inheritable(told, False)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    task = json.loads(sys.stdin.buffer.readline())
    grade_by(task["seed"])
    threading.Thread(target=_end_with_input, daemon=True).start()
    signal.signal(signal.SIGTERM, _stop)
    limit_files()
    adopt_orphans()
    with TemporaryDirectory(prefix="c4lab-grade-", ignore_cleanup_errors=True) as scratch:
        _tell(told, {"scratch": scratch})
        home = Path(scratch, "beside")
        home.mkdir()
        for name, data in task["beside"]:
            (home / Path(name).name).write_bytes(base64.b64decode(data))
        sys.path.append(str(home))  # answers may use .py files beside the notebook
        _tell(told, _done(task, Path(scratch), home))


def _done(task: Task, scratch: Path, home: Path) -> dict[str, Any]:
    if "packed" in task:
        return _judged_again(task)
    cells = [CodeCell(number, source, tuple(tags)) for number, source, tags in task["cells"]]
    if "only" in task:
        return _collected(task, cells, scratch, home)
    return _graded(task, cells, scratch, home)


def _graded(task: Task, cells: Sequence[CodeCell], scratch: Path, home: Path) -> dict[str, Any]:
    """Runs the notebook once and judges its answers."""
    exercises = exercises_in(cells)
    if not exercises:
        return {"problem": NO_EXERCISE}
    begun = monotonic()
    problems = _run(task, with_ours(cells, exercises), scratch, home)
    seconds = monotonic() - begun
    marks = list(marks_of(exercises, scratch / RUN / ANSWERS_FOLDER, asked_for(cells)))
    return {
        "marks": [mark.to_plain() for mark, _ in marks],
        "again": {mark.exercise: packed for mark, packed in marks if packed},
        "problems": [steady(problem) for problem in problems],
        "seconds": round(seconds, 2),
    }


def _collected(task: Task, cells: Sequence[CodeCell], scratch: Path, home: Path) -> dict[str, Any]:
    """Runs the notebook once and hands over one answer, as it was packed."""
    exercise = registry.find(task["only"])
    assert exercise is not None
    problems = _run(task, with_ours(cells, [exercise]), scratch, home)
    folder = scratch / RUN / ANSWERS_FOLDER
    data = read_answer(folder, exercise.id)
    if data is not None:
        return {"answer": base64.b64encode(data).decode()}
    problem = read_refusal(folder, exercise.id) or " ".join(problems[:1]) or NOT_HANDED_OVER
    return {"problem": steady(problem)}


def _run(task: Task, cells: Sequence[CodeCell], scratch: Path, home: Path) -> list[str]:
    """Runs the cells within bounds; what went wrong, in sentences."""
    folder = scratch / RUN
    folder.mkdir()
    watch = Watch(folder)
    watch.start()
    try:
        problems = run(cells, home, folder, task["seconds"])
    finally:
        watch.end()
    return [*watch.said, *problems]


def _judged_again(task: Task) -> dict[str, Any]:
    """Judges one answer, when nothing else runs."""
    exercise = registry.find(task["exercise"])
    assert exercise is not None
    return {"marks": [judged(exercise, base64.b64decode(task["packed"])).to_plain()]}


def _tell(told: int, what: dict[str, Any]) -> None:
    data = json.dumps(what).encode() + b"\n"
    while data:
        data = data[os.write(told, data) :]


def _end_with_input() -> None:
    with suppress(OSError):
        while os.read(0, 1 << 16):  # without the lock of sys.stdin, which Python wants at its end
            pass
    os.kill(os.getpid(), signal.SIGTERM)


def _stop(*_: object) -> None:
    raise SystemExit(1)


if __name__ == "__main__":
    main()
