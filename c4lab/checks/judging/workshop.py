"""Where a judge gets its workers: each answer runs in one, and none outlives its check."""

from __future__ import annotations

import json
import os
import secrets
import select
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Protocol, Self

from c4lab.checks.judging.host import Host
from c4lab.checks.judging.printed import Printed
from c4lab.checks.judging.wire import Wire
from c4lab.checks.judging.worker import KEY

START_SECONDS = 20.0  # for a slow machine to start Python
END_SECONDS = 10.0  # for a slow machine to end processes
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
    """A worker that is a process at the other end of a socket."""

    def __init__(self, connected: socket.socket, prints: Any, pid: int) -> None:
        self._wire = Wire(connected)
        self._printed = Printed(prints)
        self._pid = pid
        self._at_start = _memory(pid)

    def send(self, request: dict[str, Any]) -> None:
        try:
            self._wire.send(json.dumps(request).encode())
        except OSError:
            raise NoReply("gone", self.stop()) from None

    def receive(self, seconds: float) -> Any:
        end = monotonic() + seconds
        try:
            while not self._wire.ready(max(0.0, min(POLL, end - monotonic()))):
                if monotonic() > end:
                    raise NoReply("time", self.stop())
                if _memory(self._pid) > self._at_start + MEMORY:
                    raise NoReply("memory", self.stop())
            return json.loads(self._wire.receive())
        except (EOFError, OSError):
            raise NoReply("gone", self.stop()) from None
        except (ValueError, RecursionError):  # it wrote to the connection itself
            raise NoReply("junk", self.stop()) from None

    def stop(self) -> int:
        raise NotImplementedError

    def end(self) -> str:
        self.stop()
        self._wire.close()
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


class Alone:
    """The same where processes cannot fork: each worker is a Python of its own."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def hire(self) -> Worker:
        """A new worker. Raises OSError if none can be had."""
        key = secrets.token_hex(16)
        with socket.create_server(("127.0.0.1", 0)) as server:
            process = subprocess.Popen(
                [sys.executable, *OPTIONS, "-m", "c4lab.checks.judging.worker",
                 str(server.getsockname()[1])],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**environment(), KEY: key},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
            server.settimeout(START_SECONDS)
            try:
                return _Started(_caller(server, key), process, key)
            except BaseException:
                process.kill()
                process.wait()
                raise


def _caller(server: socket.socket, key: str) -> socket.socket:
    """The connection of the worker that knows the key. Raises OSError if none calls in time."""
    while True:
        connected, _ = server.accept()
        connected.settimeout(START_SECONDS)
        with suppress(TimeoutError):
            if secrets.compare_digest(connected.recv(len(key), socket.MSG_WAITALL), key.encode()):
                return connected
        connected.close()


class _Started(Talking):
    def __init__(
        self, connected: socket.socket, process: subprocess.Popen[bytes], key: str
    ) -> None:
        super().__init__(connected, process.stdout, process.pid)
        self._key = key
        self._process = process

    def stop(self) -> int:
        for pid in _family(self._process.pid):
            with suppress(OSError):
                os.kill(pid, 9)
        with suppress(OSError):
            self._process.kill()
        status = self._process.wait()
        end_all_with(self._key)
        return status


def _family(pid: int) -> list[int]:
    try:
        import psutil

        return [each.pid for each in psutil.Process(pid).children(recursive=True)]
    except Exception:  # not installed; the process is gone
        return []


def end_all_with(key: str) -> None:
    """Ends the processes that were started with this key in their environment, as far as the system
    tells: those too that have left their family."""
    end = monotonic() + END_SECONDS
    while monotonic() < end:
        found = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/environ")
                 if key.encode() in _bytes(path)]  # fmt: skip
        for pid in found:
            with suppress(OSError):
                os.kill(pid, 9)
        if not found:
            return


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


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
