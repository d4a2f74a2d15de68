"""A Jupyter kernel that runs the cells of a hand-in, within bounds of time, memory and room."""

from __future__ import annotations

import os
import queue
import secrets
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from c4lab.checks.judging.processes import ProcessTree, memory_of
from c4lab.checks.judging.python_process import KEY, Sandbox

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
    """The kernel can no longer be used; the text is the end of a sentence that says why. With
    `for_good` another one could not either."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


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
        spec.argv = [*sandbox(folder), sys.executable, "-c", LAUNCH, "-f", "{connection_file}"]
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
        """Ends the kernel with all that it has started."""
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
        processes = self._tree.look()
        if memory_of(processes) > MEMORY:
            raise Lost(TOO_LARGE)
        if len(processes) > MOST_PROCESSES:
            raise Lost(TOO_MANY)
        if _is_full(self._folder):
            raise Lost(TOO_FULL, for_good=True)


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
