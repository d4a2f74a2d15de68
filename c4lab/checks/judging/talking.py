"""Lets the judge talk with a worker that may never answer, use all memory, or be gone."""

import json
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

from c4lab.checks.judging.printed import Printed
from c4lab.checks.judging.wire import NO_MEMORY, Wire, refuse_crowds

MEMORY = 1 << 30  # bytes that a worker's processes may grow by
POLL = 0.05  # seconds between looks at the memory
PAUSE = 0.5  # seconds; of a longer time between two looks at the clock only so much counts
BROKE_OFF = 70  # the exit status of a worker that cannot go on


class NoReply(Exception):
    """No reply came. `why`: time, memory, gone or junk; `status`: the worker's exit status."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why, self.status = why, status


class Worker(Protocol):
    """Runs the learner's code: answers the requests of `answer_server`, in their order. `waited`
    are the seconds that the last `receive` took, or those for which its steps stand."""

    waited: float

    def send(self, request: dict[str, Any]) -> None:
        """Sends a request and does not wait for the reply. Raises NoReply."""

    def receive(self, seconds: float) -> Any:
        """The reply to the oldest open request. Raises NoReply; the worker has ended then."""

    def end(self) -> str:
        """Ends the worker with all that it started; returns the first lines that it printed."""


class Workers(Protocol):
    """Starts workers; which kind depends on the system."""

    def start(self) -> Worker:
        """A new worker. Raises OSError if none can be started."""


class SteadyClock:
    """Counts seconds for somebody who looks often. A computer that sleeps makes no worker late."""

    def __init__(self) -> None:
        self._looked = monotonic()
        self._seconds = 0.0

    def seconds(self) -> float:
        """Seconds since the clock was made; a time in which nobody looked counts PAUSE at most."""
        now = monotonic()
        self._seconds += min(now - self._looked, PAUSE)
        self._looked = now
        return self._seconds


class ProcessWorker:
    """A worker that is a process at the other end of a socket.

    `processes` gives the ids of the process and of all that come from it. `stop` ends them and
    returns the exit status; if it gets True, the process is thought gone and has a moment to end by
    itself, so that its own status is read.
    """

    def __init__(
        self, connected: socket.socket, prints: Any, pid: int,
        processes: Callable[[], Iterable[int]], stop: Callable[[bool], int],
    ) -> None:  # fmt: skip
        self._wire = Wire(connected)
        self._printed = Printed(prints)
        self._pid = pid
        self._processes, self._stop = processes, stop
        self._memory_at_start = memory_of(pid)
        self._status: int | None = None
        self.waited = 0.0

    def send(self, request: dict[str, Any]) -> None:
        try:
            self._wire.send(json.dumps(request).encode())
        except OSError:
            raise NoReply("gone", self.stop(gone=True)) from None

    def receive(self, seconds: float) -> Any:
        clock = SteadyClock()
        try:
            while not self._wire.ready(max(0.0, min(POLL, seconds - clock.seconds()))):
                if clock.seconds() > seconds:
                    raise NoReply("time", self.stop())
                used = map(memory_of, self._processes())
                if sum(max(0, each - self._memory_at_start) for each in used) > MEMORY:
                    raise NoReply("memory", self.stop())  # beyond what each shared from the start
            message = self._wire.receive()
            refuse_crowds(message)
            if message == NO_MEMORY:
                raise NoReply("memory", self.stop())
            return json.loads(message)
        except (EOFError, OSError):
            raise NoReply("gone", self.stop(gone=True)) from None
        except (ValueError, RecursionError):  # the learner's code wrote to the connection
            raise NoReply("junk", self.stop()) from None
        finally:
            self.waited = clock.seconds()

    def end(self) -> str:
        self.stop()
        self._wire.close()
        self._printed.finish()
        return self._printed.excerpt()

    def stop(self, gone: bool = False) -> int:
        """Ends the process, once; returns its exit status."""
        if self._status is None:
            self._status = self._stop(gone)
        return self._status


def memory_of(pid: int) -> int:
    """Bytes that a process uses; 0 if it has ended."""
    import psutil

    with suppress(psutil.Error):
        return int(psutil.Process(pid).memory_info().rss)
    return 0
