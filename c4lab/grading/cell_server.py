"""Runs cells as a kernel of Jupyter's does, in IPython's shell and while an event loop runs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import types
from hashlib import sha256
from typing import Any

from IPython.core.compilerop import CachingCompiler
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from c4lab.checks.judging.wire import HEAD, LARGEST

LONGEST = 2_000  # characters of an error's text


class NamesByText(CachingCompiler):  # type: ignore[misc]
    """Names a cell by its text alone: answers of the same text are the same when they are packed,
    wherever their cell stands."""

    def get_code_name(self, raw_code: str, transformed_code: str, number: int) -> str:
        return f"<cell {sha256(raw_code.encode(errors='replace')).hexdigest()[:12]}>"


class CellShell(InteractiveShell):  # type: ignore[misc]
    """A shell whose `exit()` ends it after the cell, and which has no windows to show."""

    def ask_exit(self) -> None:
        self.exit_now = True

    def enable_gui(self, gui: str | None = None) -> None:
        """Does nothing; `%matplotlib` asks for it."""


def serve_cells(handle: int, home: str) -> None:
    """Runs each cell that comes over the socket with this handle, in the folder `home`, and says
    how it ended, until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until a cell runs
    os.chdir(home)
    sys.path.insert(0, "")  # as a kernel has it: a .py file beside the notebook is found first
    sys.argv[:] = ["kernel"]
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
        for number, mode in ((0, "r"), (1, "w"), (2, "w"))
    )
    settings = Config()
    settings.HistoryManager.enabled = False  # its file would want a thread
    sys.modules["__main__"] = types.ModuleType("__main__")  # the shell puts its own in this place
    shell: CellShell = CellShell.instance(config=settings, compiler_class=NamesByText)
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    with socket.socket(fileno=handle) as connected:
        connected.setblocking(False)
        loop.run_until_complete(_serve(loop, connected, shell))
    os._exit(0)  # threads that are left must not keep it alive


async def _serve(
    loop: asyncio.AbstractEventLoop, connected: socket.socket, shell: CellShell
) -> None:
    while not shell.exit_now:
        head = await _bytes(loop, connected, HEAD)
        if not head:
            return
        request = json.loads(await _bytes(loop, connected, int.from_bytes(head, "big")))
        reply = {"cell": request["cell"], **await _run(loop, shell, request["source"])}
        data = json.dumps(reply).encode()
        await loop.sock_sendall(connected, len(data).to_bytes(HEAD, "big") + data)


async def _bytes(loop: asyncio.AbstractEventLoop, connected: socket.socket, size: int) -> bytes:
    """So many bytes, fewer if the other side has hung up."""
    data = b""
    while len(data) < min(size, LARGEST):
        more = await loop.sock_recv(connected, size - len(data))
        if not more:
            break
        data += more
    return data


async def _run(loop: asyncio.AbstractEventLoop, shell: CellShell, source: str) -> dict[str, str]:
    """Runs a cell; says what a kernel's reply says."""
    text, failed = source, None
    try:
        text = shell.transform_cell(source)
    except Exception:
        failed = sys.exc_info()
    given: dict[str, Any] = {"transformed_cell": text, "preprocessing_exc_tuple": failed}
    try:
        if shell.should_run_async(source, **given):
            cell = loop.create_task(shell.run_cell_async(source, store_history=True, **given))
            loop.add_signal_handler(signal.SIGINT, cell.cancel)
            result = await cell
        else:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            result = shell.run_cell(source, store_history=True)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return {"status": "error", "ename": "KeyboardInterrupt", "evalue": ""}
    finally:
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    error = result.error_before_exec or result.error_in_exec
    if error is None:
        return {"status": "ok"}
    return {"status": "error", "ename": type(error).__name__[:LONGEST], "evalue": _text(error)}


def _text(error: BaseException) -> str:
    try:
        return str(error)[:LONGEST]
    except BaseException:  # the learner's own class may do anything
        return ""
