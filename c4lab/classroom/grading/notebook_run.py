"""Runs the cells of a hand-in, whatever they do, and says in sentences what went wrong."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

from c4lab.checks.judging.python_process import Sandbox
from c4lab.checks.keeping.handing_over import ANSWERS
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.plain_text import one_line
from c4lab.checks.keeping.progress_file import PROGRESS
from c4lab.classroom.grading.notebook_kernel import LEAST_SECONDS, Lost, NotebookKernel

CELL_SECONDS = 30.0
NOTEBOOK_SECONDS = 300.0
ANSWERS_FOLDER = "answers"
MOST_LINKS = 2_000  # files beside a notebook that its cells find
MOST = 40  # problems that are told
END_OF_INPUT = "EOF when reading a line"
IN_LINE = re.compile(r"(.*) \([^()]*, line (\d+)\)")
RESTARTS = 3  # of the kernel


def run_notebook(
    cells: Sequence[CodeCell], home: Path, folder: Path, seconds: float, sandbox: Sandbox
) -> list[str]:
    """Runs the cells of a notebook that lies in `home`; its answers are in `folder /
    ANSWERS_FOLDER` then. A cell may take so many `seconds`. A sentence for each problem."""
    folder.mkdir()
    place, environment = _linked(home, folder / "home"), _environment(folder)
    run = _Run(lambda: NotebookKernel(folder, place, environment, sandbox), seconds)
    try:
        run.run_cells(cells)
    except Lost as error:
        run.tell(f"The notebook could not be run to its end: its kernel {error}.")
    except Exception as error:  # a kernel can answer anything
        run.tell(f"The notebook could not be run to its end ({type(error).__name__}: {error}).")
    return run.problems()


class _Run:
    """Runs cells in a kernel that `start` gives, in another one where a cell has ended it."""

    def __init__(self, start: Callable[[], NotebookKernel], seconds: float) -> None:
        self._start = start
        self._seconds = seconds  # for a cell
        self._end = monotonic() + NOTEBOOK_SECONDS
        self._problems: list[str] = []
        self._done: list[str] = []  # the cells that ran to their end

    def problems(self) -> list[str]:
        """What was told, in lines."""
        more = len(self._problems) - MOST
        rest = [f"There were {more:,} more problems."] if more > 0 else []
        return [*map(one_line, self._problems[:MOST]), *rest]

    def tell(self, problem: str) -> None:
        """Remembers a problem."""
        self._problems.append(problem)

    def run_cells(self, cells: Sequence[CodeCell]) -> None:
        """Runs the cells. One that ends the kernel is left out; those before it run again."""
        kernel = self._start()
        lost = 0
        try:
            for cell in cells:
                try:
                    self._run_cell(kernel, cell)
                    if monotonic() > self._end:
                        longest = f"{NOTEBOOK_SECONDS:.0f} seconds"
                        self.tell(f"The notebook took more than {longest} and was stopped.")
                        return
                except Lost as why:
                    lost += 1
                    kernel.end()
                    if lost > RESTARTS or why.for_good:
                        self.tell(f"{cell.where} {why}: the cells after that did not run.")
                        return
                    what_next = "it was left out, and the cells before it were run again."
                    self.tell(f"{cell.where} {why}: {what_next}")
                    kernel = self._start()
                    for before in self._done:
                        kernel.run(before, self._seconds)
        finally:
            kernel.end()

    def _run_cell(self, kernel: NotebookKernel, cell: CodeCell) -> None:
        reply = kernel.run(cell.source, min(self._seconds, max(0.0, self._end - monotonic())))
        if monotonic() > self._end:
            return
        if reply is None:
            self.tell(
                f"{cell.where} was still running after {self._seconds:.0f} seconds and was "
                "stopped: is there a loop that never ends?"
            )
            self._seconds = max(self._seconds / 2, LEAST_SECONDS)  # the others have to run as well
            return
        self._done.append(cell.source)
        if reply.get("status") == "error":
            self.tell(f"{cell.where} {_what_happened(reply)}")


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


def _linked(home: Path, place: Path) -> Path:
    """The folder `place` with links to the files in `home`; `home` if links cannot be made."""
    place.mkdir()
    try:
        for each in islice(home.iterdir(), MOST_LINKS):
            (place / each.name).symlink_to(each)
    except OSError:  # Windows lets only some users make links
        return home
    return place


def _environment(folder: Path) -> dict[str, str]:
    """The environment variables of a kernel: what it or its cells keep goes to `folder`."""
    own = {"TMPDIR": "tmp", "IPYTHONDIR": "ipython", "JUPYTER_RUNTIME_DIR": "runtime",
           "MPLCONFIGDIR": "matplotlib", ANSWERS: ANSWERS_FOLDER}  # fmt: skip
    for name in own.values():
        (folder / name).mkdir()
    return {
        **os.environ,
        PROGRESS: str(folder / "progress.sqlite"),  # nobody reads it
        **{name: str(folder / inside) for name, inside in own.items()},
    }
