"""Runs the cells of a hand-in in a Jupyter kernel, whatever they do, within bounds of time, memory
and room, and says in sentences what went wrong."""

from __future__ import annotations

import os
import queue
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import copytree
from time import monotonic
from typing import Any

from c4lab.checks.judging.python_process import KEY, ProcessTree, Sandbox
from c4lab.checks.keeping.harmless import one_line
from c4lab.checks.keeping.kept_answers import ANSWERS
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.keeping.progress_file import PROGRESS

CELL_SECONDS, NOTEBOOK_SECONDS = 30.0, 300.0
ANSWERS_FOLDER = "answers"
MOST = 40  # problems that are told
RESTARTS = 3  # of the kernel
END_OF_INPUT = "EOF when reading a line"
IN_LINE = re.compile(r"(.*) \([^()]*, line (\d+)\)")
START_SECONDS = 60.0
LEAST_SECONDS = 2.0  # for a cell, and for an interrupted cell to stop
MEMORY = 4 << 30  # bytes that the kernel may use with all that it starts
MOST_PROCESSES = 150
MOST_FILES, MOST_BYTES = 50_000, 1_000_000_000  # in the kernel's folder
POLL = 0.25  # seconds between looks
LONGEST_NAME = 100  # bytes of a socket's name without its number: systems allow 103 or more
SEND_SECONDS = 4  # until a kernel that takes nothing is given up
LAUNCH = (  # without the debugger, which nobody uses, a kernel is there in half the time
    "import sys; sys.modules['debugpy'] = None; "
    "from ipykernel.kernelapp import launch_new_instance; launch_new_instance()"
)
ENDED, BROKEN = "ended the kernel", "broke the connection of its kernel"
TOO_LARGE = f"took more than {MEMORY >> 30} GB of memory and was stopped"
TOO_MANY = f"started more than {MOST_PROCESSES} processes and was stopped"
TOO_FULL = f"wrote more than {MOST_FILES:,} files or {MOST_BYTES // 1_000_000} MB and was stopped"
TOO_LONG = "cannot be started: your folder for temporary files, TMPDIR, needs a shorter name"
UNSTOPPABLE = "was still running after {seconds:.0f} seconds and could not be stopped"


class Lost(Exception):
    """The kernel can no longer be used; the text is the end of a sentence that says why."""


class LostForGood(Lost):
    """Another kernel could not be used either."""


class NotebookKernel:
    """A kernel whose cells find the files in `home`, and may write in `folder` alone where the
    sandbox is one. Raises Lost if it does not start."""

    def __init__(
        self, folder: Path, home: Path, environment: dict[str, str], sandbox: Sandbox
    ) -> None:
        from jupyter_client.manager import KernelManager

        self._folder = folder
        key = secrets.token_hex(8)
        self._manager = KernelManager(
            kernel_name="python3", connection_file=str(folder / f"{key}.json")
        )
        self._manager.context.sndtimeo = SEND_SECONDS * 1000
        if os.name == "posix":  # files in its folder: another kernel cannot see or take them
            self._manager.transport, self._manager.ip = "ipc", str(folder / key[:4])
            if len(os.fsencode(self._manager.ip)) > LONGEST_NAME:
                raise Lost(TOO_LONG)
        spec = self._manager.kernel_spec
        assert spec is not None  # of this Python, which needs no file
        spec.argv = [*sandbox(folder, ()), sys.executable, "-c", LAUNCH, "-f", "{connection_file}"]
        spec.interrupt_mode = "message"  # a signal would reach the sandbox only
        # Otherwise the kernel could write anything on the teacher's screen.
        silence = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        settings = ["--log-level=ERROR", "--HistoryManager.enabled=False"]
        self._manager.start_kernel(
            cwd=str(home), env={**environment, KEY: key}, extra_arguments=settings, **silence
        )
        self._tree = ProcessTree(self._manager.provisioner.pid, key)
        self._client = self._manager.blocking_client()
        # Without the channel for outputs, which may be endless.
        self._client.start_channels(iopub=False, stdin=False, hb=False, control=True)
        try:
            if self._reply(self._client.kernel_info(), START_SECONDS) is None:
                raise Lost("did not start")
        except BaseException:
            self.end()
            raise

    def run(self, source: str, seconds: float) -> dict[str, Any] | None:
        """The kernel's reply to a cell; None if it was stopped after `seconds`. Raises Lost."""
        from zmq.error import ZMQError

        try:
            asked = self._client.execute(source, allow_stdin=False, stop_on_error=False)
            reply = self._reply(asked, seconds)
            if reply is not None:
                return reply
            self._manager.interrupt_kernel()
            if self._reply(asked, LEAST_SECONDS) is not None:
                return None
        except ZMQError:  # a cell has written to the kernel's own connections
            raise Lost(BROKEN) from None
        raise Lost(UNSTOPPABLE.format(seconds=seconds))

    def end(self) -> None:
        with suppress(Exception):
            self._client.stop_channels()
        self._tree.end()
        with suppress(Exception):
            self._manager.shutdown_kernel(now=True)

    def _reply(self, asked: str, seconds: float) -> dict[str, Any] | None:
        """The reply to a request, None if there is none after so many seconds. What else comes is
        not believed: a cell may have written it. Raises Lost."""
        end, look = monotonic() + seconds, monotonic() + POLL
        while monotonic() < end:
            with suppress(queue.Empty):
                reply = self._client.get_shell_msg(timeout=min(POLL, max(end - monotonic(), 0)))
                if reply["parent_header"].get("msg_id") == asked:
                    content: dict[str, Any] = reply["content"]
                    return content
            if monotonic() >= look:
                self._look()
                look = monotonic() + POLL
        return None

    def _look(self) -> None:
        """Raises Lost if the kernel has ended or takes too much."""
        if not self._manager.is_alive():
            raise Lost(ENDED)
        if self._tree.memory() > MEMORY:
            raise Lost(TOO_LARGE)
        if len(self._tree.look()) > MOST_PROCESSES:
            raise Lost(TOO_MANY)
        if _is_full(self._folder):
            raise LostForGood(TOO_FULL)


def _is_full(folder: Path) -> bool:
    files = size = 0
    for at, _, names in os.walk(folder):
        for name in names:
            files += 1
            with suppress(OSError):
                size += os.lstat(f"{at}/{name}").st_size
            if files > MOST_FILES or size > MOST_BYTES:
                return True
    return False


def run_notebook(
    cells: Sequence[CodeCell], home: Path, folder: Path, seconds: float, sandbox: Sandbox
) -> list[str]:
    """Runs the cells of a notebook that lies in `home`; its answers are in `folder /
    ANSWERS_FOLDER` then. A cell may take so many `seconds`. A sentence for each problem."""
    folder.mkdir()
    place, environment = copytree(home, folder / "home"), _environment(folder)
    run = _Run(lambda: NotebookKernel(folder, place, environment, sandbox), seconds)
    try:
        run.run_cells(cells)
    except Lost as error:
        run.tell(f"The notebook could not be run to its end: its kernel {error}.")
    except Exception as error:  # a kernel can answer anything
        run.tell(f"The notebook could not be run to its end ({type(error).__name__}: {error}).")
    more = len(run.problems) - MOST
    rest = [f"There were {more:,} more problems."] if more > 0 else []
    return [*run.problems[:MOST], *rest]


class _Run:
    """Runs cells in a kernel that `start` gives, in another one where a cell has ended it."""

    def __init__(self, start: Callable[[], NotebookKernel], seconds: float) -> None:
        self._start = start
        self._seconds = seconds  # for a cell
        self._end = monotonic() + NOTEBOOK_SECONDS
        self.problems: list[str] = []
        self._done: list[str] = []  # the cells that ran to their end

    def tell(self, problem: str) -> None:
        self.problems.append(one_line(problem))

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
                    if lost > RESTARTS or isinstance(why, LostForGood):
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
