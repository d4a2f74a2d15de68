"""The process of its own in which a notebook's cells run: `python -m` this, its place and name."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.authoring.drafts import draft, targets
from tools.authoring.tab.like_a_tab import become_like_a_tab
from tools.authoring.text import tags

MOST_TURNS = 100_000
"""Turns of the event loop that a cell's work in the background may take."""


def main(root: str, folder: str, lesson: str) -> None:
    """Prints as JSON, for each code cell, why it does not run and the library that it lacks; both
    are "" if it runs."""
    (target,) = (each for each in targets(Path(root), [lesson]) if each.folder == folder)
    cells = [cell for cell in draft(target).cells if cell.cell_type == "code"]
    become_like_a_tab()
    with TemporaryDirectory(prefix="c4lab-tab-") as scratch:
        os.chdir(Path(root) / folder)
        os.environ["C4LAB_PROGRESS"] = str(Path(scratch) / "progress.sqlite")
        os.environ["IPYTHONDIR"] = scratch
        print(json.dumps(asyncio.run(_run_all(cells, folder == "solutions"))))


async def _run_all(cells: list[Any], solved: bool) -> list[tuple[str, str]]:
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance(history_load_length=0)
    shell.history_manager.enabled = False
    shell.user_ns["__name__"] = "__main__"
    found = []
    for cell in cells:
        error = await _run(shell, cell.source, solved)
        if "raises-exception" in tags(cell):
            error = ("", "") if error[0] else ("It raises no error.", "")
        found.append(error)
    return found


async def _run(shell: Any, code: str, solved: bool) -> tuple[str, str]:
    """What the cell raised, and the library that it lacks; or what a check found wrong: in a
    `solved` notebook an answer, in another one only a check that fails itself."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        result = await shell.run_cell_async(code, transformed_cell=shell.transform_cell(code))
        await _rest(asyncio.get_running_loop())
    if error := result.error_before_exec or result.error_in_exec:
        lacks = hasattr(error, "_render_traceback_")  # as the error of c4lab.work.importing has it
        return f"{type(error).__name__}: {error}", error.name if lacks else ""
    value = result.result
    wrong = solved and getattr(value, "status", "right") in ("wrong", "raised")
    if wrong or getattr(value, "reason", "") == "check-failed":
        return f"The check says {value.status}: {value.reason}", ""
    if "Traceback (most recent call last)" in output.getvalue():
        return output.getvalue().strip().splitlines()[-1], ""
    return "", ""


async def _rest(loop: Any) -> None:
    """Lets the loop do what waits in it, but not for ever: a clock may tick in it."""
    for _ in range(MOST_TURNS):
        await asyncio.sleep(0)
        if not loop._ready:
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
