"""The process between the grader and a notebook's kernel: the notebook can stop it, not the grader.

`python -m c4lab.grading.notebook_run TASK` runs the cells in the file TASK, and writes a
line of JSON for each problem to its standard output, which the kernel does not get.
"""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from c4lab.checks.judging.tree import ProcessTraces, adopt_orphans
from c4lab.checks.keeping.plain_text import one_line
from c4lab.grading.kernel import LEAST_SECONDS, JupyterKernel, Kernel, Lost

MOST = 40  # problems that are told
LARGEST = 100_000  # bytes of all problems
END_OF_INPUT = "EOF when reading a line"
IN_LINE = re.compile(r"(.*) \([^()]*, line (\d+)\)")
RESTARTS = 3  # of the kernel


class NotebookRun:
    """Runs a notebook's cells in a kernel that `start` gives, and tells each problem at once."""

    def __init__(self, task: dict[str, Any], start: Callable[[str], Kernel]) -> None:
        self._home: str = task["home"]
        self._cells: list[tuple[str, str]] = task["cells"]
        self._start = start
        self._seconds = float(task["seconds"])  # for a cell
        self._problems = 0
        self._done: list[str] = []  # the cells that ran to their end

    def run_cells(self) -> None:
        """Runs the cells. One that ends the kernel is left out; those before it run again."""
        kernel = self._start(self._home)
        lost = 0
        try:
            for name, source in self._cells:
                try:
                    self._run_cell(kernel, name, source)
                except Lost as why:
                    lost += 1
                    kernel.end()
                    if lost > RESTARTS:
                        self._tell(f"{name} {why}: the cells after that did not run.")
                        return
                    what_next = "it was left out, and the cells before it were run again."
                    self._tell(f"{name} {why}: {what_next}")
                    kernel = self._start(self._home)
                    for before in self._done:
                        kernel.run(before, self._seconds)
        finally:
            kernel.end()
            if self._problems > MOST:
                _write_line(f"There were {self._problems - MOST:,} more problems.")

    def _run_cell(self, kernel: Kernel, name: str, source: str) -> None:
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
            self._tell(f"{name} {_what_happened(reply)}")

    def _tell(self, problem: str) -> None:
        self._problems += 1
        if self._problems <= MOST:
            _write_line(problem)


def _what_happened(reply: dict[str, Any]) -> str:
    """How a cell ended, behind its name."""
    kind, why = reply.get("ename"), reply.get("evalue")
    if kind == "SystemExit":
        return "called exit() or quit(): what stands below that in the cell did not run."
    if kind == "StdinNotImplementedError" or (kind, why) == ("EOFError", END_OF_INPUT):
        return "asks for input, and nobody is there to type it: give the value in the cell."
    if kind in ("SyntaxError", "IndentationError", "TabError"):
        found = IN_LINE.fullmatch(str(why))
        return (
            f"is no Python, in its line {found[2]}: {found[1]}."
            if found
            else f"is no Python: {why}"
        )
    return f"raised {kind}: {why}"


def _write_line(problem: str) -> None:
    with suppress(OSError):
        os.write(1, json.dumps(one_line(problem)).encode() + b"\n")


def problems(written: bytes) -> Iterable[str]:
    """The problems that such a process has written."""
    for line in written.splitlines()[: MOST + 2]:
        with suppress(ValueError, RecursionError):
            yield one_line(str(json.loads(line)))


def main(task: Path, start: Callable[[str], Kernel] = JupyterKernel) -> None:
    """Does the task in a file, and ends all that its cells started."""
    adopt_orphans()
    try:
        NotebookRun(json.loads(task.read_text(encoding="utf-8")), start).run_cells()
    except Lost as error:
        _write_line(f"The notebook could not be run to its end: its kernel {error}.")
    except Exception as error:  # a kernel can answer anything
        _write_line(f"The notebook could not be run to its end ({type(error).__name__}: {error}).")
    finally:
        # From outside, a process that hides may not be seen in time.
        ProcessTraces(os.getpid(), str(task.parent), str(task.parent)).end_all()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
