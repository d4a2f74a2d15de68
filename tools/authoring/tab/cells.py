"""Runs a notebook's cells, one after the other, in a process that is as poor as a tab's Python."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple

LIBRARIES = {"numpy", "pandas", "matplotlib", "joblib"}
"""What a lesson may want; others make c4lab faster or safer, and no reader misses them."""
MOST_TURNS = 100_000
"""Turns of the event loop that a cell's work in the background may take."""
FEW_TURNS = 100
NEEDS = "This cell needs "
AFTER = "It needs what an earlier cell makes"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
BEGINNING = 60
"""Characters of a cell's first line that name it."""


class Cell(NamedTuple):
    """A cell to run, and whether it has to raise."""

    code: str
    raises: bool = False


class Outcome(NamedTuple):
    """What became of a cell: `error` is "" if it ran, `without` are the libraries that it wanted
    and did without. `begins` is how its code begins."""

    number: int
    begins: str
    error: str
    without: list[str]


async def run_cells(cells: Sequence[Cell], asked: set[str], solved: bool = False) -> list[Outcome]:
    """The outcome of each cell, in order; what a cell begins in the background comes to its end.

    `asked` are the modules that are missing and were wanted. In a `solved` notebook a check that
    finds an answer wrong is an error; in another one, only a check that fails itself.
    """
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance(history_load_length=0)
    shell.history_manager.enabled = False
    shell.user_ns["__name__"] = "__main__"
    found: list[Outcome] = []
    for number, cell in enumerate(cells, 1):
        asked.clear()
        error = await _run(shell, cell.code, solved)
        if cell.raises:
            error = "" if error else "It raises no error."
        elif error and not error.startswith(NEEDS) and any(each.error for each in found):
            error = f"{AFTER} ({error})."
        begins = cell.code.strip().partition("\n")[0][:BEGINNING]
        found.append(Outcome(number, begins, error, sorted(asked & LIBRARIES)))
    return found


async def _run(shell: Any, code: str, solved: bool) -> str:
    """What the cell raised, or what a check in it found wrong; "" for neither."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        changed = shell.transform_cell(code)
        result = await shell.run_cell_async(code, transformed_cell=changed)
        await _rest(asyncio.get_running_loop())
    if error := result.error_before_exec or result.error_in_exec:
        told = getattr(error, "_render_traceback_", None)
        return _line(told) if told else f"{type(error).__name__}: {error}".partition("\n")[0]
    value = result.result
    wrong = solved and getattr(value, "status", "right") in ("wrong", "raised")
    if wrong or getattr(value, "reason", "") == "check-failed":
        return f"The check says {value.status}: {value.reason}"
    text = COLOURS.sub("", output.getvalue())
    if "Traceback (most recent call last)" in text:
        return text.strip().splitlines()[-1]
    return ""


def _line(told: Callable[[], list[str]]) -> str:
    return " ".join(told())


async def _rest(loop: asyncio.AbstractEventLoop) -> None:
    """Lets the loop do what waits in it, but not for ever: a clock may tick in it."""
    waiting = getattr(loop, "_ready", None)  # a page's loop does not tell
    for _ in range(MOST_TURNS if waiting is not None else FEW_TURNS):
        await asyncio.sleep(0)
        if waiting is not None and not waiting:
            return
