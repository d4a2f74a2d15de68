"""Chooses the workers that this system can have; on Linux and macOS they are forked quickly."""

import os
import secrets
import select
import signal
import socket
import subprocess
import sys
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from c4lab.checks.judging.local_workers import LocalWorkers
from c4lab.checks.judging.started_workers import (
    END_SECONDS,
    OPTIONS,
    START_SECONDS,
    StartedWorkers,
    environment,
)
from c4lab.checks.judging.talking import ProcessWorker, Worker, Workers
from c4lab.checks.judging.tree import ProcessTraces
from c4lab.checks.judging.worker import END, END_IF_GONE, KEY, START
from c4lab.work.starting import threads_start

LONGEST = 120.0  # seconds that a worker may live


def open_workers(longest: float = LONGEST) -> AbstractContextManager[Workers]:
    """Context manager: the workers that this system has; forked ones live `longest` seconds."""
    if not threads_start():  # nor processes, then
        return nullcontext(LocalWorkers())
    if hasattr(os, "fork") and hasattr(select, "poll"):
        return ForkedWorkers(longest)
    return nullcontext(StartedWorkers())


class ForkedWorkers:
    """Context manager: a supervisor, and the workers that it forks, one after the other."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest

    def __enter__(self) -> Self:
        with ExitStack() as opened:
            self._scratch = opened.enter_context(
                TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True)
            )
            opened.callback(_remove_if_empty, self._scratch)
            self._start_supervisor()
            self._opened = opened.pop_all()
        return self

    def _start_supervisor(self) -> None:
        Path(self._scratch).mkdir(exist_ok=True)  # the last supervisor removed it
        self._key = secrets.token_hex(16)
        self._socket, theirs = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.supervisor",
                 str(theirs.fileno()), self._scratch, str(self._longest)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env={**environment(), KEY: self._key},
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # an interrupt of the kernel does not reach it
            )  # fmt: skip
        except BaseException:
            self._socket.close()
            raise
        finally:
            theirs.close()
        self._socket.settimeout(START_SECONDS)
        self._traces = ProcessTraces(self._process.pid, self._key, self._scratch)

    def __exit__(self, *_: object) -> None:
        with self._opened:
            self._socket.close()
            self._wake_supervisor()
            try:
                ended_well = self._process.wait(END_SECONDS) == 0
            except subprocess.TimeoutExpired:
                ended_well = False
            if not ended_well:
                self._kill_supervisor()

    def processes(self) -> set[int]:
        """The ids of the worker and all that comes from it."""
        return self._traces.look()

    def start(self) -> Worker:
        if self._process.poll() is not None:  # an answer has ended the supervisor
            self._kill_supervisor()
            self._start_supervisor()
        self._wake_supervisor()
        with ExitStack() as opened:
            reading, writing = os.pipe()
            prints = opened.enter_context(os.fdopen(reading, "rb"))
            own_end, workers_end = socket.socketpair()
            # Closed before `prints`: the worker ends then, and the thread that reads it too.
            opened.callback(own_end.close)
            with workers_end:
                try:
                    socket.send_fds(self._socket, [START], [workers_end.fileno(), writing])
                finally:
                    os.close(writing)
            pid = int.from_bytes(self._receive(8), "big")
            worker = ProcessWorker(own_end, prints, pid, self.processes, self.end_worker)
            opened.pop_all()
        return worker

    def end_worker(self, gone: bool) -> int:
        """Ends the worker and all that it started; returns its exit status: see ProcessWorker."""
        try:
            self._wake_supervisor()
            self._socket.settimeout(END_SECONDS)
            self._socket.sendall(END_IF_GONE if gone else END)
            return int.from_bytes(self._receive(8), "big", signed=True)
        except OSError:
            self._kill_supervisor()
            return -9

    def _kill_supervisor(self) -> None:
        """Ends a supervisor that an answer has stopped, and what it would have ended."""
        self._socket.close()
        self._process.kill()
        self._process.wait()
        self._traces.end_all()

    def _wake_supervisor(self) -> None:
        """Lets the supervisor go on if an answer has stopped it."""
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
    """Removes a folder without a file handle, which TemporaryDirectory would need."""
    with suppress(OSError):
        Path(folder).rmdir()
