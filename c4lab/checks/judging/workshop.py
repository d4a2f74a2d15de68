"""Where a judge gets its workers: each answer runs in one, and none outlives its check."""

import os
import secrets
import select
import socket
import subprocess
import sys
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Any, Self

from c4lab.checks.judging.alone import Alone
from c4lab.checks.judging.bench import Hires
from c4lab.checks.judging.inside import Inside
from c4lab.checks.judging.processes import (
    END_SECONDS,
    OPTIONS,
    START_SECONDS,
    end_all_with,
    environment,
)
from c4lab.checks.judging.talking import Talking, Worker
from c4lab.checks.judging.worker import KEY


def workshop() -> AbstractContextManager[Hires]:
    """What there is on this system, to be entered."""
    if sys.platform in ("emscripten", "wasi"):
        return nullcontext(Inside())
    return Workshop() if hasattr(os, "fork") and hasattr(select, "poll") else nullcontext(Alone())


class Workshop:
    """A supervisor process and the workers that it forks, one at a time. Enter it, then `hire`."""

    def __enter__(self) -> Self:
        self._start()
        return self

    def _start(self) -> None:
        self._key = secrets.token_hex(16)
        self._socket, theirs = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.supervisor",
                 str(theirs.fileno())],
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

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        try:
            gone_well = self._process.wait(END_SECONDS) == 0
        except subprocess.TimeoutExpired:
            gone_well = False
        if not gone_well:
            self._abandon()

    def hire(self) -> Worker:
        """A new worker. Raises OSError if none can be had."""
        if self._process.poll() is not None:  # an answer has ended the supervisor
            self._abandon()
            self._start()
        with ExitStack() as opened:
            ours, theirs = socket.socketpair()
            opened.callback(ours.close)
            with theirs:
                reading, writing = os.pipe()
                prints = opened.enter_context(os.fdopen(reading, "rb"))
                try:
                    socket.send_fds(self._socket, [b"h"], [theirs.fileno(), writing])
                finally:
                    os.close(writing)
            pid = int.from_bytes(self._receive(8), "big")
            worker = _Forked(ours, prints, pid, self)
            opened.pop_all()
        return worker

    def end_worker(self) -> int:
        """Ends the worker with all that it started; its exit status."""
        try:
            self._socket.settimeout(END_SECONDS)
            self._socket.sendall(b"e")
            return int.from_bytes(self._receive(8), "big", signed=True)
        except OSError:
            self._abandon()
            return -9

    def _abandon(self) -> None:
        """Ends a supervisor that an answer has stopped or ended, and what it would have ended."""
        self._socket.close()
        self._process.kill()
        self._process.wait()
        end_all_with(self._key)

    def _receive(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data))
            if not more:
                raise OSError("the supervisor of the checks broke off")
            data += more
        return data


class _Forked(Talking):
    def __init__(self, connected: socket.socket, prints: Any, pid: int, workshop: Workshop) -> None:
        super().__init__(connected, prints, pid)
        self._workshop = workshop
        self._status: int | None = None

    def stop(self) -> int:
        if self._status is None:
            self._status = self._workshop.end_worker()
        return self._status
