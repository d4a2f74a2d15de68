"""A kernel without Jupyter: a process that is forked with all that lessons import, and runs cells.

A hundred times as quick to start as one of Jupyter's. Its cells see IPython's shell, but nobody
sees what they show.
"""

from __future__ import annotations

import json
import os
import signal
import socket
from contextlib import suppress
from time import monotonic
from typing import Any

from c4lab.checks.judging.talking import memory_of
from c4lab.checks.judging.tree import descendants
from c4lab.checks.judging.wire import Wire, refuse_crowds
from c4lab.grading.cell_server import serve_cells
from c4lab.grading.forked_process import ForkedProcess
from c4lab.grading.kernel import (
    ENDED,
    LEAST_SECONDS,
    MEMORY,
    POLL,
    START_SECONDS,
    TOO_LARGE,
    UNSTOPPABLE,
    Lost,
)

JUNK = "wrote to the connection of its kernel and was stopped"


class ForkedKernel:
    """A kernel whose working folder is `home`. What it answers is not believed: a cell may have
    written it. Raises Lost if it does not start."""

    def __init__(self, home: str) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            handle = theirs.fileno()
            self._process = ForkedProcess(lambda: serve_cells(handle, home), keep=(handle,))
        self._wire = Wire(ours)
        self._asked = 0
        self._memory_at_start = memory_of(self._process.pid)
        if self.run("", START_SECONDS) is None:
            self.end()
            raise Lost("did not start")

    def run(self, source: str, seconds: float) -> dict[str, Any] | None:
        self._asked += 1
        try:
            self._wire.send(json.dumps({"cell": self._asked, "source": source}).encode())
        except OSError:
            raise Lost(ENDED) from None
        reply = self._reply(seconds)
        if reply is not None:
            return reply
        with suppress(OSError):  # with what it has started, as a terminal would
            os.killpg(self._process.pid, signal.SIGINT)
        if self._reply(LEAST_SECONDS) is None:
            raise Lost(UNSTOPPABLE.format(seconds=seconds))
        return None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._wire.close()

    def _reply(self, seconds: float) -> dict[str, Any] | None:
        """The reply to the last cell, None if there is none after so many seconds. Raises Lost."""
        now = monotonic()
        end, look = now + seconds, now + POLL
        try:
            while now < end:
                if self._wire.ready(max(0.0, min(look, end) - now)):
                    message = self._wire.receive()
                    refuse_crowds(message)
                    reply = json.loads(message)
                    if isinstance(reply, dict) and reply.get("cell") == self._asked:
                        return reply
                now = monotonic()
                if now >= look:
                    self._look()
                    look = now + POLL
        except (EOFError, OSError):
            raise Lost(ENDED) from None
        except (ValueError, RecursionError):
            raise Lost(JUNK) from None
        return None

    def _look(self) -> None:
        """Raises Lost if the process has ended or takes too much memory, beyond what each of its
        processes shares from the start."""
        if self._process.poll() is not None:
            raise Lost(ENDED)
        pids = (self._process.pid, *descendants(self._process.pid))
        if sum(max(0, memory_of(pid) - self._memory_at_start) for pid in pids) > MEMORY:
            raise Lost(TOO_LARGE)
