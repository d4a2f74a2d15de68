"""Runs a notebook's cells, one after the other, in a process that is as poor as a tab's Python."""

from __future__ import annotations

import asyncio
import io
import re
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from nbformat import NotebookNode

from c4lab.authoring.tab.like_a_tab import Blocked
from c4lab.authoring.text import tags

ENOUGH = 60.0
"""Seconds that a cell's work in the background may go on."""
LIBRARIES = {"numpy", "pandas", "matplotlib", "scipy", "numba", "joblib"}


@dataclass(frozen=True)
class Outcome:
    """What became of a cell: `error` is "" if it ran, `without` are libraries that it wanted."""

    number: int
    code: str
    error: str
    without: frozenset[str]
    seconds: float
    said: str


async def run_cells(notebook: NotebookNode, blocked: Blocked) -> list[Outcome]:
    """The outcome of each code cell, in order; the work that a cell begins is waited for."""
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance(history_load_length=0)
    shell.history_manager.enabled = False
    shell.user_ns["__name__"] = "__main__"
    found = []
    code_cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for number, cell in enumerate(code_cells, 1):
        blocked.asked.clear()
        begun = perf_counter()
        error, said = await _run(shell, cell.source)
        if "raises-exception" in tags(cell):
            error = "" if error else "no error"
        wanted = frozenset(blocked.asked & LIBRARIES)
        found.append(Outcome(number, cell.source, error, wanted, perf_counter() - begun, said))
    return found


async def _run(shell: Any, code: str) -> tuple[str, str]:
    """What the cell raised in words, "" for nothing, and what it printed."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        result = await shell.run_cell_async(
            code, store_history=True, transformed_cell=shell.transform_cell(code)
        )
        await _rest()
    error = result.error_before_exec or result.error_in_exec
    text = re.sub(r"\x1b\[[0-9;]*m", "", output.getvalue())
    if error is not None:
        return f"{type(error).__name__}: {error}", text
    status = getattr(result.result, "status", "right")
    if getattr(result.result, "out_of", 0) and status != "right":
        return f"{status}: {result.result.reason}: {result.result.message}", text
    if "Traceback (most recent call last)" in text:
        return text.strip().splitlines()[-1], text
    return "", text


async def _rest() -> None:
    """Waits until the event loop has nothing more to do, but not for long."""
    begun = perf_counter()
    while perf_counter() - begun < ENOUGH:
        ready = len(asyncio.get_running_loop()._ready)  # type: ignore[attr-defined]
        if not ready:
            return
        await asyncio.sleep(0)
