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
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from c4lab.checks.judging.tree import adopt_orphans
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.notebook_process import ANSWERS_FOLDER, run
from c4lab.checks.writing import registry
from c4lab.checks.writing.fresh_draws import grade_by
from c4lab.grading.bounds import Watch, limit_files
from c4lab.grading.exercise_cells import asked_for, exercises_in, with_ours
from c4lab.grading.judged_answers import judged, marks_of
from c4lab.grading.marks import steady

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
        _tell(told, _judged_again(task) if "packed" in task else _graded(task, Path(scratch), home))


def _graded(task: dict[str, Any], scratch: Path, home: Path) -> dict[str, Any]:
    """Runs the notebook once and judges its answers."""
    cells = [CodeCell(number, source, tuple(tags)) for number, source, tags in task["cells"]]
    exercises = exercises_in(cells)
    if not exercises:
        return {"problem": NO_EXERCISE}
    folder = scratch / "run"
    folder.mkdir()
    begun = monotonic()
    watch = Watch(folder)
    watch.start()
    try:
        problems = run(with_ours(cells, exercises), home, folder, task["seconds"])
    finally:
        watch.end()
    seconds = monotonic() - begun
    marks = list(marks_of(exercises, folder / ANSWERS_FOLDER, asked_for(cells)))
    return {
        "marks": [mark.to_plain() for mark, _ in marks],
        "again": {mark.exercise: packed for mark, packed in marks if packed},
        "problems": [steady(problem) for problem in (*watch.said, *problems)],
        "seconds": round(seconds, 2),
    }


def _judged_again(task: dict[str, Any]) -> dict[str, Any]:
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
