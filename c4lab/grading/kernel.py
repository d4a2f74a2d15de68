"""What runs the cells of a notebook for the grader, and a Jupyter kernel that does."""

import os
import queue
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

from c4lab.checks.judging.talking import memory_of
from c4lab.checks.judging.tree import descendants

START_SECONDS = 60.0
LEAST_SECONDS = 2.0  # for a cell, and for an interrupted cell to stop
MEMORY = 4 << 30  # bytes that the kernel may use with all that it starts
POLL = 0.25
ENDED = "ended the kernel"
TOO_LARGE = f"took more than {MEMORY >> 30} GB of memory and was stopped"
UNSTOPPABLE = "was still running after {seconds:.0f} seconds and could not be stopped"


class Lost(Exception):
    """The kernel can no longer be used; the text is the end of a sentence that says why."""


class Kernel(Protocol):
    """Runs cells in a process of its own, which ends if they take too much time or memory."""

    def run(self, source: str, seconds: float) -> dict[str, Any] | None:
        """The kernel's reply to a cell; None if it was stopped after `seconds`. Raises Lost."""

    def end(self) -> None:
        """Ends the kernel, but not the processes that it has started."""


class JupyterKernel:
    """A kernel whose working folder is `home`. Raises Lost if it does not start."""

    def __init__(self, home: str) -> None:
        from jupyter_client.manager import KernelManager

        self._manager = KernelManager(kernel_name="python3")
        # Otherwise the kernel could write anything on the teacher's screen.
        silence = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._manager.start_kernel(
            cwd=home, env=dict(os.environ), extra_arguments=["--log-level=ERROR"], **silence
        )
        self._client = self._manager.blocking_client()
        # Without the channel for outputs, which may be endless.
        self._client.start_channels(iopub=False, stdin=False, hb=False, control=False)
        if self._reply(self._client.kernel_info(), START_SECONDS) is None:
            self.end()
            raise Lost("did not start")

    def run(self, source: str, seconds: float) -> dict[str, Any] | None:
        asked = self._client.execute(source, allow_stdin=False, stop_on_error=False)
        reply = self._reply(asked, seconds)
        if reply is not None:
            return reply
        self._manager.interrupt_kernel()
        if self._reply(asked, LEAST_SECONDS) is None:
            raise Lost(UNSTOPPABLE.format(seconds=seconds))
        return None

    def end(self) -> None:
        with suppress(Exception):
            self._client.stop_channels()
        with suppress(Exception):
            self._manager.shutdown_kernel(now=True)

    def _reply(self, asked: str, seconds: float) -> dict[str, Any] | None:
        end = monotonic() + seconds
        while monotonic() < end:
            with suppress(queue.Empty):
                reply = self._client.get_shell_msg(timeout=min(POLL, max(end - monotonic(), 0)))
                if reply["parent_header"].get("msg_id") == asked:
                    content: dict[str, Any] = reply["content"]
                    return content
            if not self._manager.is_alive():
                raise Lost(ENDED)
            if self._memory() > MEMORY:
                raise Lost(TOO_LARGE)
        return None

    def _memory(self) -> int:
        pid = getattr(self._manager.provisioner, "pid", None) or 0
        return sum(map(memory_of, (pid, *descendants(pid)))) if pid else 0
