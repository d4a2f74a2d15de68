"""The judge of a class: `python -m c4lab.classroom.grading.judge_process FOLDER`.

It knows what is expected, runs the notebooks in kernels and has their answers called in workers,
all of them in the sandbox. FOLDER is its own, and gone when it ends. Requests are

- `{"do": "run", "cells": ..., "left_out": ..., "beside": ..., "seconds": n}`: runs a notebook; the
  reply has the `problems`, behind those that are `left_out`, and the `seconds` that it took, or
  only a `problem`.
- `{"do": "marks", "seed": n}`: judges its answers; the reply has the `marks`.

Nothing of a notebook's runs any more when it is judged.
"""

from __future__ import annotations

import base64
import os
import sys
from _thread import interrupt_main
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from shutil import rmtree
from time import monotonic, sleep
from typing import Any

from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.working.lines import READY, Lines
from c4lab.checks.working.serving import limit_files
from c4lab.checks.writing.cases import grade_by
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.exercise_cells import exercises_in, with_ours
from c4lab.classroom.grading.judged_answers import Known, marks_of
from c4lab.classroom.grading.marks import Mark, steady
from c4lab.classroom.grading.notebook_run import ANSWERS_FOLDER, run_notebook

STOP_SECONDS = 3.0  # to end what runs, when nobody waits
LARGEST_FILE = 200_000_000  # bytes; neither kernels nor workers write longer ones
NO_EXERCISE = "It has no exercises of this workbook in it: hand in a notebook from exercises/."
NO_KERNEL = "To run it takes ipykernel: install what requirements.txt lists."
BESIDE, RUN = "beside", "run"  # folders: of the files beside a notebook, and where it runs
Reply = dict[str, Any]


class Judge:
    """Runs notebooks in folders of `place`, and judges the answers of the last one. An answer that
    it knows, byte for byte, gets the same mark."""

    def __init__(self, place: Path) -> None:
        self._folders = (place / str(number) for number in count())
        self._folder = next(self._folders)  # that of the last notebook
        self._marks: Callable[[], Iterator[Mark]] = lambda: iter(())
        self._known: defaultdict[str, Known] = defaultdict(dict)
        """By what lay beside the notebook: the verdict depends on it."""

    def reply(self, request: dict[str, Any]) -> Reply:
        if request.pop("do") == "run":
            return self._run(**request)
        grade_by(request["seed"])
        return {"marks": [asdict(mark) for mark in self._marks()]}

    def _run(
        self,
        cells: Sequence[Any],
        left_out: Sequence[str],
        beside: Sequence[tuple[str, str]],
        seconds: float,
    ) -> Reply:
        rmtree(self._folder, ignore_errors=True)
        self._folder = next(self._folders)
        home, run = self._folder / BESIDE, self._folder / RUN
        home.mkdir(parents=True)
        for name, data in beside:
            (home / Path(name).name).write_bytes(base64.b64decode(data))
        read = [CodeCell(number, source, tuple(tags)) for number, source, tags in cells]
        exercises = exercises_in(read)
        if not exercises or not find_spec("ipykernel"):
            return {"problem": NO_KERNEL if exercises else NO_EXERCISE}
        begun = monotonic()
        found = run_notebook(with_ours(read, exercises), home, run, seconds, sandbox.found()[0])
        problems = [*left_out, *map(steady, found)]
        answers = run / ANSWERS_FOLDER
        known = self._known[sha256(repr(beside).encode()).hexdigest()]
        self._marks = partial(marks_of, exercises, read, problems, answers, home, known)
        return {"problems": problems, "seconds": round(monotonic() - begun, 2)}


def main() -> None:
    """Serves until whoever asks is gone."""

    def stop() -> None:
        interrupt_main()
        sleep(STOP_SECONDS)
        lines.end()

    lines = Lines(when_over=stop)
    limit_files(LARGEST_FILE)
    sys.dont_write_bytecode = True  # no answer that imports a file leaves anything beside it
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    try:
        lines.say(READY)
        judge = Judge(Path(lines.folder))
        while True:
            lines.say(judge.reply(lines.next()))
    except KeyboardInterrupt:
        pass
    finally:
        lines.end()


if __name__ == "__main__":
    main()
