"""Where a judge gets its workers: each answer runs in one, and none outlives its check."""

from __future__ import annotations

import json
import os
import secrets
import select
import socket
import subprocess
import sys
from contextlib import suppress
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Protocol, Self

from c4lab.checks.judging.host import Host
from c4lab.checks.judging.printed import Printed
from c4lab.checks.judging.worker import KEY

START_SECONDS = 20.0  # for a slow machine to start Python
HOME = str(Path(__file__).parents[3])  # not on sys.path if c4lab is installed to be edited
MEMORY = 1 << 30  # bytes that a worker may grow by
POLL = 0.05
OPTIONS = (
    *("-S", "-X", "utf8"),  # sys.path is known: without `site`, half of the start-up time is saved
    "-P",  # a random.py beside the notebook is not the one that is meant
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)


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
    """A worker that is a process at the other end of a connection."""

    def __init__(self, connection: Any, prints: Any, pid: int) -> None:
        self._connection = connection
        self._printed = Printed(prints)
        self._pid = pid
        self._at_start = _memory(pid)

    def send(self, request: dict[str, Any]) -> None:
        try:
            self._connection.send_bytes(json.dumps(request).encode())
        except OSError:
            raise NoReply("gone", self.stop()) from None

    def receive(self, seconds: float) -> Any:
        end = monotonic() + seconds
        try:
            while not self.ready(max(0.0, min(POLL, end - monotonic()))):
                if monotonic() > end:
                    raise NoReply("time", self.stop())
                if _memory(self._pid) > self._at_start + MEMORY:
                    raise NoReply("memory", self.stop())
            return json.loads(self._connection.recv_bytes(1 << 26))
        except (EOFError, OSError):
            raise NoReply("gone", self.stop()) from None
        except (ValueError, RecursionError):  # it wrote to the connection itself
            raise NoReply("junk", self.stop()) from None

    def ready(self, seconds: float) -> bool:
        """Whether a reply comes within `seconds`."""
        return bool(self._connection.poll(seconds))

    def stop(self) -> int:
        raise NotImplementedError

    def end(self) -> str:
        self.stop()
        self._connection.close()
        self._printed.finish()
        return self._printed.excerpt()


def _memory(pid: int) -> int:
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


class Workshop:
    """A supervisor process and the workers that it forks, one at a time. Enter it, then `hire`."""

    def __enter__(self) -> Self:
        self._socket, theirs = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.supervisor",
                 str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env=environment(),
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # an interrupt meant for the kernel does not reach it
            )  # fmt: skip
        except BaseException:
            self._socket.close()
            raise
        finally:
            theirs.close()
        self._socket.settimeout(START_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        try:
            self._process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def hire(self) -> Worker:
        """A new worker. Raises OSError if none can be had."""
        ours, theirs = socket.socketpair()
        reading, writing = os.pipe()
        try:
            socket.send_fds(self._socket, [b"h"], [theirs.fileno(), writing])
        finally:
            theirs.close()
            os.close(writing)
        pid = int.from_bytes(self._receive(8), "big")
        return _Forked(Connection(ours.detach()), os.fdopen(reading, "rb"), pid, self)

    def end_worker(self) -> int:
        """Ends the worker with all that it started; its exit status."""
        try:
            self._socket.sendall(b"e")
            return int.from_bytes(self._receive(8), "big", signed=True)
        except OSError:
            return -9

    def _receive(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data))
            if not more:
                raise OSError("the supervisor of the checks broke off")
            data += more
        return data


class _Forked(Talking):
    def __init__(self, connection: Any, prints: Any, pid: int, workshop: Workshop) -> None:
        super().__init__(connection, prints, pid)
        self._workshop = workshop
        self._status: int | None = None

    def ready(self, seconds: float) -> bool:
        return bool(select.select([self._connection], [], [], seconds)[0])  # a fourth of the time

    def stop(self) -> int:
        if self._status is None:
            self._status = self._workshop.end_worker()
        return self._status


class Alone:
    """The same where processes cannot fork: each worker is a Python of its own."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def hire(self) -> Worker:
        """A new worker. Raises OSError if none can be had."""
        key = secrets.token_bytes(16)
        with Listener(authkey=key) as listener:
            process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.worker",
                 str(listener.address)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**environment(), KEY: key.hex()},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
            Thread(target=_release, args=(process, listener.address, key), daemon=True).start()
            return _Started(listener.accept(), process)


def _release(process: subprocess.Popen[bytes], address: Any, key: bytes) -> None:
    """If the process ends before it calls, this calls in its place: nobody waits for ever."""
    process.wait()
    with suppress(Exception):
        Client(address, authkey=key).close()


class _Started(Talking):
    def __init__(self, connection: Any, process: subprocess.Popen[bytes]) -> None:
        super().__init__(connection, process.stdout, process.pid)
        self._process = process

    def stop(self) -> int:
        for pid in _family(self._process.pid):
            with suppress(OSError):
                os.kill(pid, 9)
        with suppress(OSError):
            self._process.kill()
        return self._process.wait()


def _family(pid: int) -> list[int]:
    try:
        import psutil

        return [each.pid for each in psutil.Process(pid).children(recursive=True)]
    except Exception:  # not installed; the process is gone
        return []


class Inside:
    """The same where there are no processes, as in a browser's Python: no limits hold."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def hire(self) -> Worker:
        return _Here()


class _Here:
    def __init__(self) -> None:
        self._host = Host(own_process=False)
        self._replies: list[str] = []

    def send(self, request: dict[str, Any]) -> None:
        self._replies.append(json.dumps(self._host.reply(dict(request))))

    def receive(self, seconds: float) -> Any:
        return json.loads(self._replies.pop(0))

    def end(self) -> str:
        return ""


def workshop() -> Workshop | Alone | Inside:
    """What there is on this system."""
    if sys.platform in ("emscripten", "wasi"):
        return Inside()
    return Workshop() if hasattr(os, "fork") and hasattr(select, "poll") else Alone()


def environment() -> dict[str, str]:
    """What a worker finds: the kernel's modules, and nothing relative."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path()]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }


def _search_path() -> list[str]:
    """Where the kernel looks for modules. An empty name means the working folder; an editable
    install may leave a name that is no folder."""
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]
