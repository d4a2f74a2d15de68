"""A Python of its own, spoken to over its pipes, with all the processes that come from it.

Maybe it never answers, or takes all memory. So what comes from it is seen, measured, stopped and
ended, wherever it has moved.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

from c4lab.checks.judging.talking import NoReply, Printed
from c4lab.checks.working.lines import LARGEST, NO_MEMORY, refuse_crowds

if TYPE_CHECKING:
    import psutil  # a browser has none

PATIENCE = 2.0  # seconds to end processes


class ProcessTree:
    """The process `root`, which has `mark` in its environment, and all that come from it: those
    that have been seen as such, and those with the mark, wherever they have moved."""

    def __init__(self, root: int, mark: str) -> None:
        import psutil

        self._mark = mark
        self._seen = {psutil.Process(root)}

    def look(self) -> set[psutil.Process]:
        """The processes of the tree that run, as far as the system tells; they are remembered."""
        import psutil

        children: dict[int, list[psutil.Process]] = defaultdict(list)  # of all: a tree may be large
        for process in psutil.process_iter():
            with suppress(psutil.Error):  # it has ended meanwhile
                children[process.ppid()].append(process)
        waiting = [*filter(_runs, self._seen)]
        self._seen = {*waiting}
        while waiting:
            parent = waiting.pop()
            for child in children[parent.pid]:
                if child not in self._seen and _runs(child):
                    self._seen.add(child)
                    waiting.append(child)
        return self._seen

    def memory(self) -> int:
        """The bytes that all of them use."""
        import psutil

        used = 0
        for process in self.look():
            with suppress(psutil.Error):  # it has ended meanwhile
                used += process.memory_info().rss
        return used

    def rest(self) -> None:
        _do("suspend", self.look())

    def go_on(self) -> None:
        _do("resume", self.look())

    def end(self) -> None:
        """Kills all of them, and what they start meanwhile."""
        end = time.monotonic() + PATIENCE
        while (found := self.look() or self._marked()) and time.monotonic() < end:
            self._seen = found
            _do("suspend", found)  # one that stands still starts no other
            _do("kill", found)
            time.sleep(0.002)

    def _marked(self) -> set[psutil.Process]:
        import psutil

        found = set()
        for process in psutil.process_iter():
            with suppress(psutil.Error, OSError):
                if self._mark in "".join(process.environ().values()):
                    found.add(process)
        return found


def _do(what: str, processes: set[psutil.Process]) -> None:
    import psutil

    for process in processes:
        with suppress(psutil.Error):
            getattr(process, what)()


def _runs(process: psutil.Process) -> bool:
    """Whether the process has not ended; another one may have its id by now."""
    import psutil

    with suppress(psutil.Error):
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    return False


POLL = 0.1  # seconds between looks at the memory
PAUSE = 0.5  # seconds; of a longer time between two looks at the clock only so much counts
START_SECONDS = 20.0  # for a slow computer to start Python
GRACE = 1.0  # seconds for a process that closed its output to end by itself
MOST_WAITING = 2  # lines that nobody has read yet
KEY = "C4LAB_KEY"  # the environment variable by which all processes that come from it are found
HOME = str(Path(__file__).parents[3])  # an editable install of c4lab is not on sys.path
Sandbox = Callable[[Path, Sequence[str]], list[str]]
"""The beginning of a command, so that what it starts may write in this folder alone, and read what
is in those beside."""


def no_sandbox(folder: Path, beside: Sequence[str] = ()) -> list[str]:
    return []


class SteadyClock:
    """Counts seconds for somebody who looks often. A computer that sleeps makes nobody late."""

    def __init__(self) -> None:
        self._looked = monotonic()
        self._seconds = 0.0

    def seconds(self) -> float:
        """Seconds since the clock was made; a time in which nobody looked counts PAUSE at most."""
        now = monotonic()
        self._seconds += min(now - self._looked, PAUSE)
        self._looked = now
        return self._seconds


class PythonProcess:
    """A Python that runs `module`, the other end of which is `Lines`, in a folder of its own.

    It may grow by `memory` bytes with all that it starts, and also finds modules in the folders
    `beside`. Use `end` in any case. Raises OSError.
    """

    def __init__(
        self, module: str, options: Sequence[str], memory: float = inf,
        sandbox: Sandbox = no_sandbox, beside: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self._most_memory = memory
        self._memory_at_start = -1  # not known before it is ready
        self._status: int | None = None
        self.waited = 0.0
        self._folder = TemporaryDirectory(prefix="c4lab-", ignore_cleanup_errors=True)
        folder = self._folder.name
        key = secrets.token_hex(16)
        try:
            self._process = subprocess.Popen(
                [*sandbox(Path(folder), beside), sys.executable, *options, "-m", module, folder],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**_environment(beside), KEY: key, "TMPDIR": folder},
                start_new_session=True,  # an interrupt of the kernel does not reach it
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except BaseException:
            self._folder.cleanup()
            raise
        try:
            self.processes = ProcessTree(self._process.pid, key)
            self._printed = Printed(self._process.stderr)
            self._requests: SimpleQueue[bytes] = SimpleQueue()
            self._replies: Queue[bytes] = Queue(MOST_WAITING)
            Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
            Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        except BaseException:
            with self._folder, self._process:
                self._process.kill()
            raise

    def send(self, request: Mapping[str, Any]) -> None:
        self._requests.put(json.dumps(request).encode() + b"\n")

    def receive(self, seconds: float) -> Any:
        """The reply to the oldest open request. Raises NoReply; the process has ended then."""
        self.waited = 0.0
        if self._memory_at_start < 0:
            self._next(START_SECONDS)
            self._memory_at_start = self.processes.memory()
        return self._next(seconds)

    def end(self) -> str:
        """Ends it with all that it started; returns the first lines that it printed."""
        self.stop()
        self._printed.finish()
        return self._printed.excerpt()

    def stop(self, gone: bool = False) -> int:
        """Ends it with all that it started, once; its exit status. One that is thought to be gone
        has a moment to end by itself, so that its own status is read."""
        if self._status is None:
            if gone:
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(GRACE)
            self.processes.end()
            self._process.kill()
            self._status = self._process.wait()
            self._requests.put(b"")
            with suppress(Empty):
                while True:  # whoever floods us may end
                    self._replies.get_nowait()
            self._folder.cleanup()
        return self._status

    def _next(self, seconds: float) -> Any:
        clock = SteadyClock()
        while True:
            try:
                line = self._replies.get(timeout=max(0.0, min(POLL, seconds - clock.seconds())))
                break
            except Empty:
                if clock.seconds() > seconds:
                    self.waited = seconds
                    raise NoReply("time", self.stop()) from None
                if self._grew_too_much():
                    raise NoReply("memory", self.stop()) from None
        self.waited = clock.seconds()
        if not line:
            raise NoReply("gone", self.stop(gone=True))
        try:
            refuse_crowds(line)
            said = json.loads(line)
        except (ValueError, RecursionError):  # other code wrote to the pipe
            raise NoReply("junk", self.stop()) from None
        if said == NO_MEMORY:
            raise NoReply("memory", self.stop())
        return said

    def _grew_too_much(self) -> bool:
        if self._memory_at_start < 0 or self._most_memory == inf:
            return False
        return self.processes.memory() - self._memory_at_start > self._most_memory

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while data := self._requests.get():
                pipe.write(data)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        """Hands on each line, until the pipe or the process has ended."""
        with pipe:
            while self._status is None and (line := pipe.readline(LARGEST + 1)):
                self._replies.put(line)
        self._replies.put(b"")


def _environment(beside: Sequence[str]) -> dict[str, str]:
    """This process's environment variables, with its search path made absolute."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([HOME, *_search_path(), *beside]),
        "OPENBLAS_NUM_THREADS": "1",  # each thread would reserve memory that counts as used
    }


def _search_path() -> list[str]:
    """Where this process looks for modules: an empty name means the working folder."""
    try:
        here = Path.cwd()
    except OSError:  # the folder was deleted
        here = Path(HOME)
    return [str(here / folder) for folder in sys.path]
