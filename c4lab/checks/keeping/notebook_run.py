"""The process that runs a notebook's cells for the grader: `python -m ...notebook_run TASK`.

It stands between the grader and the notebook's kernel, so that a notebook that kills its parent,
floods it with output or never lets go of it does not stop the grader. What goes wrong it says on
its standard output, which the kernel does not get: a line of JSON for each problem.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from c4lab.checks.judging.tree import ProcessTraces, adopt_orphans
from c4lab.checks.keeping.kernel import LEAST_SECONDS, Kernel, Lost
from c4lab.checks.keeping.plain_text import one_line

MOST = 40  # problems that are said
LARGEST = 100_000  # bytes of all of them
RESTARTS = 3  # kernels in place of lost ones


class Run:
    """A notebook's cells, run one after the other; its `problems` are told as they come."""

    def __init__(self, task: dict[str, Any]) -> None:
        self._task = task
        self._seconds = float(task["seconds"])  # for a cell
        self._told = 0
        self._done: list[str] = []

    def cells(self) -> None:
        """Runs them. A cell that loses its kernel is left out, and those before it run again."""
        kernel = Kernel(self._task["home"])
        lost = 0
        try:
            for name, source in self._task["cells"]:
                try:
                    self._cell(kernel, name, source)
                except Lost as why:
                    lost += 1
                    again = "it was left out, and the cells before it were run again."
                    if lost > RESTARTS:
                        again = "the cells after that did not run."
                    self._tell(f"{name} {why}: {again}")
                    kernel.end()
                    if lost > RESTARTS:
                        return
                    kernel = Kernel(self._task["home"])
                    for before in self._done:
                        kernel.run(before, self._seconds)
        finally:
            kernel.end()
            if self._told > MOST:
                _say(f"There were {self._told - MOST:,} more problems.")

    def _cell(self, kernel: Kernel, name: str, source: str) -> None:
        reply = kernel.run(source, self._seconds)
        if reply is None:
            self._tell(
                f"{name} was still running after {self._seconds:.0f} seconds and was stopped: is "
                "there a loop that never ends?"
            )
            self._seconds = max(self._seconds / 2, LEAST_SECONDS)  # the others have to run as well
            return
        self._done.append(source)
        if reply.get("status") == "error":
            self._tell(f"{name} raised {reply.get('ename')}: {reply.get('evalue')}")

    def _tell(self, problem: str) -> None:
        self._told += 1
        if self._told <= MOST:
            _say(problem)


def _say(problem: str) -> None:
    with suppress(OSError):
        os.write(1, json.dumps(one_line(problem)).encode() + b"\n")


def problems(told: bytes) -> Iterable[str]:
    """The problems in what such a process has said."""
    for line in told.splitlines()[: MOST + 2]:
        with suppress(ValueError, RecursionError):
            yield one_line(str(json.loads(line)))


if __name__ == "__main__":
    adopt_orphans()
    task = Path(sys.argv[1])
    try:
        Run(json.loads(task.read_text(encoding="utf-8"))).cells()
    except Lost as error:
        _say(f"The notebook could not be run to its end: its kernel {error}.")
    except Exception as error:  # a kernel can answer anything
        _say(f"The notebook could not be run to its end ({type(error).__name__}: {error}).")
    finally:
        # Who looks for them from outside may have come too late to see one that hides.
        ProcessTraces(os.getpid(), str(task.parent), str(task.parent)).end_all()
