"""Talking with a worker: what every kind of worker can do, and one that is a process."""

import json
import socket
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from c4lab.checks.judging.printed import Printed
from c4lab.checks.judging.tree import descendants
from c4lab.checks.judging.wire import NO_MEMORY, Wire, refuse_crowds

MEMORY = 1 << 30  # bytes that a worker may grow by
POLL = 0.05
BROKE_OFF = 70  # the exit status of a worker that cannot go on


class NoReply(Exception):
    """A worker did not answer: `why` is "time", "memory" or "gone"; `status` its exit status."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why, self.status = why, status


class Worker(Protocol):
    """Something that answers requests as `host` describes them, each in its turn."""

    def send(self, request: dict[str, Any]) -> None:
        """Asks something, without waiting for the reply. Raises NoReply."""

    def receive(self, seconds: float) -> Any:
        """The reply to what was sent first and is still open. Raises NoReply; after that the
        worker is no more."""

    def end(self) -> str:
        """Ends it with all that it started; the beginning of what it printed."""


class Talking:
    """A worker that is a process at the other end of a socket."""

    def __init__(self, connected: socket.socket, prints: Any, pid: int) -> None:
        self._wire = Wire(connected)
        self._printed = Printed(prints)
        self._pid = pid
        self._at_start = memory_of(pid)

    def send(self, request: dict[str, Any]) -> None:
        try:
            self._wire.send(json.dumps(request).encode())
        except OSError:
            raise NoReply("gone", self.stop(gone=True)) from None

    def receive(self, seconds: float) -> Any:
        end = monotonic() + seconds
        try:
            while not self._wire.ready(max(0.0, min(POLL, end - monotonic()))):
                if monotonic() > end:
                    raise NoReply("time", self.stop())
                if self._grown() > MEMORY:
                    raise NoReply("memory", self.stop())
            message = self._wire.receive()
            refuse_crowds(message)
            if message == NO_MEMORY:
                raise NoReply("memory", self.stop())
            return json.loads(message)
        except (EOFError, OSError):
            raise NoReply("gone", self.stop(gone=True)) from None
        except (ValueError, RecursionError):  # it wrote to the connection itself
            raise NoReply("junk", self.stop()) from None

    def _grown(self) -> int:
        """Bytes that its processes use, but for what each shares with all from the start."""
        return sum(max(0, memory_of(pid) - self._at_start) for pid in self._processes())

    def _processes(self) -> Iterable[int]:
        return {self._pid, *descendants(self._pid)}

    def stop(self, gone: bool = False) -> int:
        """Ends it; its exit status. One that is thought `gone` may end by itself first."""
        raise NotImplementedError

    def end(self) -> str:
        self.stop()
        self._wire.close()
        self._printed.finish()
        return self._printed.excerpt()


def memory_of(pid: int) -> int:
    """Bytes that a process uses, 0 where that cannot be told."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096
    except (OSError, ValueError, IndexError):
        pass
    try:
        import psutil

        return int(psutil.Process(pid).memory_info().rss)
    except Exception:  # not installed; the process is gone
        return 0
