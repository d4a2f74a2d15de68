"""Where a judge gets its workers: each answer runs in one, and none outlives its check."""

import os
import secrets
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from c4lab.checks.judging.bench import Hires
from c4lab.checks.judging.local_workers import Inside
from c4lab.checks.judging.processes import (
    END_SECONDS,
    OPTIONS,
    START_SECONDS,
    environment,
)
from c4lab.checks.judging.started_workers import Alone
from c4lab.checks.judging.talking import Talking, Worker
from c4lab.checks.judging.tree import Traces
from c4lab.checks.judging.worker import KEY


def workshop() -> AbstractContextManager[Hires]:
    """What there is on this system, to be entered."""
    if sys.platform in ("emscripten", "wasi"):
        return nullcontext(Inside())
    return Workshop() if hasattr(os, "fork") and hasattr(select, "poll") else nullcontext(Alone())


class Workshop:
    """A supervisor process and the workers that it forks, one at a time. Enter it, then `hire`."""

    def __enter__(self) -> Self:
        with ExitStack() as opened:
            self._scratch = opened.enter_context(
                TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True)
            )
            opened.callback(_remove_if_empty, self._scratch)
            self._start()
            self._opened = opened.pop_all()
        return self

    def _start(self) -> None:
        Path(self._scratch).mkdir(exist_ok=True)  # a supervisor that ends removes it
        self._key = secrets.token_hex(16)
        self._socket, theirs = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.supervisor",
                 str(theirs.fileno()), self._scratch],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env={**environment(), KEY: self._key},
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # an interrupt meant for the kernel does not reach it
            )  # fmt: skip
        except BaseException:
            self._socket.close()
            raise
        finally:
            theirs.close()
        self._socket.settimeout(START_SECONDS)
        self._traces = Traces(self._process.pid, self._key, self._scratch)

    def __exit__(self, *_: object) -> None:
        with self._opened:
            self._socket.close()
            self._wake()
            try:
                gone_well = self._process.wait(END_SECONDS) == 0
            except subprocess.TimeoutExpired:
                gone_well = False
            if not gone_well:
                self._abandon()

    def processes(self) -> set[int]:
        """The worker and all that comes from it: orphans are the supervisor's."""
        return self._traces.look()

    def hire(self) -> Worker:
        """A new worker. Raises OSError if none can be had."""
        if self._process.poll() is not None:  # an answer has ended the supervisor
            self._abandon()
            self._start()
        self._wake()
        with ExitStack() as opened:
            reading, writing = os.pipe()
            prints = opened.enter_context(os.fdopen(reading, "rb"))
            ours, theirs = socket.socketpair()
            # Closed first: the worker ends then, and who reads what it prints lets go of that.
            opened.callback(ours.close)
            with theirs:
                try:
                    socket.send_fds(self._socket, [b"h"], [theirs.fileno(), writing])
                finally:
                    os.close(writing)
            pid = int.from_bytes(self._receive(8), "big")
            worker = _Forked(ours, prints, pid, self)
            opened.pop_all()
        return worker

    def end_worker(self, gone: bool = False) -> int:
        """Ends the worker with all that it started; its exit status. One that has hung up and is
        thought `gone` may end by itself first, to tell its own."""
        try:
            self._wake()
            self._socket.settimeout(END_SECONDS)
            self._socket.sendall(b"g" if gone else b"e")
            return int.from_bytes(self._receive(8), "big", signed=True)
        except OSError:
            self._abandon()
            return -9

    def _abandon(self) -> None:
        """Ends a supervisor that an answer has stopped or ended, and what it would have ended."""
        self._socket.close()
        self._process.kill()
        self._process.wait()
        self._traces.end()

    def _wake(self) -> None:
        """Lets a supervisor go on that an answer has stopped."""
        if self._process.poll() is None and hasattr(signal, "SIGCONT"):
            self._process.send_signal(signal.SIGCONT)

    def _receive(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data))
            if not more:
                raise OSError("the supervisor of the checks broke off")
            data += more
        return data


def _remove_if_empty(folder: str) -> None:
    """What needs no handle, where none is free."""
    with suppress(OSError):
        Path(folder).rmdir()


class _Forked(Talking):
    def __init__(self, connected: socket.socket, prints: Any, pid: int, workshop: Workshop) -> None:
        super().__init__(connected, prints, pid)
        self._workshop = workshop
        self._status: int | None = None

    def _processes(self) -> Iterable[int]:
        return self._workshop.processes()

    def stop(self, gone: bool = False) -> int:
        if self._status is None:
            self._status = self._workshop.end_worker(gone)
        return self._status
