"""The judge of a class: `python -m c4lab.classroom.grading.judge_process FOLDER`.

It knows what is expected, runs the notebooks in kernels and has their answers called in workers,
all of them in the sandbox. FOLDER is its own, and gone when it ends. Requests are

- `{"do": "run", "cells": ..., "beside": ..., "seconds": n}`: runs a notebook, whose answers are
  judged until the next one; the reply has their `digests`, the `problems` and the `seconds` that it
  took, or only a `problem`.
- `{"do": "marks", "known": {id: mark}, "seed": n}`: judges the answers that are not known; the
  reply has the `marks`.

Nothing of a notebook's runs any more when it is judged.
"""

from __future__ import annotations

import base64
import os
import sys
from _thread import interrupt_main
from collections.abc import Sequence
from dataclasses import asdict
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
from c4lab.checks.writing.exercises import Exercise
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.exercise_cells import asked_for, exercises_in, with_ours
from c4lab.classroom.grading.judged_answers import digests_of, marks_of
from c4lab.classroom.grading.marks import steady
from c4lab.classroom.grading.notebook_run import ANSWERS_FOLDER, run_notebook

STOP_SECONDS = 3.0  # to end what runs, when nobody waits
LARGEST_FILE = 200_000_000  # bytes; neither kernels nor workers write longer ones
NO_EXERCISE = "It has no exercises of this workbook in it: hand in a notebook from exercises/."
NO_KERNEL = "To run it takes ipykernel: install what requirements.txt lists."
BESIDE, RUN = "beside", "run"  # folders: of the files beside a notebook, and where it runs
Reply = dict[str, Any]


class Judge:
    """Runs notebooks in folders of `place`, and judges the answers of the last one."""

    def __init__(self, place: Path) -> None:
        self._folders = (place / str(number) for number in count())
        self._folder = next(self._folders)  # that of the last notebook
        self._asked: set[str] = set()
        self._exercises: list[Exercise] = []

    def reply(self, request: dict[str, Any]) -> Reply:
        return self._run(**request) if request.pop("do") == "run" else self._marks(**request)

    def _run(
        self, cells: Sequence[Any], beside: Sequence[tuple[str, str]], seconds: float
    ) -> Reply:
        rmtree(self._folder, ignore_errors=True)
        self._folder = next(self._folders)
        home = self._folder / BESIDE
        home.mkdir(parents=True)
        for name, data in beside:
            (home / Path(name).name).write_bytes(base64.b64decode(data))
        read = [CodeCell(number, source, tuple(tags)) for number, source, tags in cells]
        self._asked = asked_for(read)
        self._exercises = exercises_in(read)
        if not self._exercises or not find_spec("ipykernel"):
            return {"problem": NO_KERNEL if self._exercises else NO_EXERCISE}
        begun = monotonic()
        cells_with_ours = with_ours(read, self._exercises)
        run = self._folder / RUN
        problems = run_notebook(cells_with_ours, home, run, seconds, sandbox.found()[0])
        return {
            "digests": digests_of(self._exercises, run / ANSWERS_FOLDER, beside),
            "problems": [*map(steady, problems)],
            "seconds": round(monotonic() - begun, 2),
        }

    def _marks(self, known: dict[str, Any], seed: int | None) -> Reply:
        grade_by(seed)
        new = [each for each in self._exercises if each.id not in known]
        answers = self._folder / RUN / ANSWERS_FOLDER
        marks = marks_of(new, answers, self._asked, self._folder / BESIDE)
        judged = known | {mark.exercise: asdict(mark) for mark in marks}
        return {"marks": [judged[each.id] for each in self._exercises]}


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
