"""Finds all processes that come from another: without it a learner's process could run for ever."""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

CHILD_SUBREAPER = 36  # of prctl
CHILDREN = Path("/proc/thread-self/children")
PATIENCE = 2.0  # seconds to end processes


def descendants(root: int) -> set[int]:
    """The ids of the processes that come from `root`, as far as the system tells."""
    if not CHILDREN.exists():  # another system, or a Linux that was built without it
        import psutil

        with suppress(psutil.Error):
            return {process.pid for process in psutil.Process(root).children(recursive=True)}
        return set()
    found: set[int] = set()
    new = {root}
    while new:
        new = {child for pid in new for child in _children(pid)} - found
        found |= new
    return found


def _children(parent: int) -> Iterator[int]:
    """The ids of the processes that `parent`'s threads have started; quicker than to go through all
    processes."""
    with suppress(OSError):  # it has ended meanwhile
        for thread in os.listdir(f"/proc/{parent}/task"):  # noqa: PTH208
            with suppress(OSError), open(f"/proc/{parent}/task/{thread}/children") as file:  # noqa: PTH123
                yield from map(int, file.read().split())


def adopt_orphans() -> None:
    """Makes this process the new parent of orphans among its descendants (Linux only): otherwise a
    process whose parent has ended would be lost."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(CHILD_SUBREAPER, 1, 0, 0, 0)


class ProcessTraces:
    """Finds the processes that come from `root`, also when `root` is gone: those seen before, and
    those with `mark` in their environment or with a working folder in `folder`."""

    def __init__(self, root: int, mark: str, folder: str | None = None) -> None:
        self._root = root
        self._mark = mark.encode()
        self._folder = os.path.realpath(folder) + os.sep if folder else None
        self._seen: dict[int, float] = {}

    def look(self) -> set[int]:
        """The ids of the processes that come from `root` now; they are remembered."""
        found = descendants(self._root)
        self._seen |= {pid: _started(pid) for pid in found - self._seen.keys()}
        return found

    def end_all(self) -> None:
        """Kills all of them but `root`, and what they start meanwhile."""
        import psutil

        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.look()
            roots = {
                pid for pid, started in self._seen.items() if started and _started(pid) == started
            }
            roots |= {pid for pid in psutil.pids() if self._is_marked(pid)}
            found = roots.union(*map(descendants, roots)) - {os.getpid(), self._root}
            if not found:
                return
            for how in ("SIGSTOP", "SIGKILL"):  # a stopped process starts no other
                for pid in found:
                    with suppress(OSError):
                        os.kill(pid, getattr(signal, how, 9))
            time.sleep(0.002)

    def _is_marked(self, pid: int) -> bool:
        environment, folder = _environment_and_folder(pid)
        if self._mark in environment:
            return True
        return self._folder is not None and f"{folder}{os.sep}".startswith(self._folder)


def _started(pid: int) -> float:
    """When the process was started, 0 if it has ended. (Its id may be another process's later.)"""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
        return 0.0 if fields[0] == "Z" else float(fields[19])
    except (OSError, ValueError, IndexError):
        pass
    try:
        import psutil

        return float(psutil.Process(pid).create_time())
    except Exception:  # the process has ended
        return 0.0


def _environment_and_folder(pid: int) -> tuple[bytes, str]:
    """The environment and the working folder of a process, as far as the system tells."""
    if Path("/proc/self").exists():
        try:
            place = f"/proc/{pid}"
            return Path(place, "environ").read_bytes(), os.readlink(f"{place}/cwd")  # noqa: PTH115
        except OSError:
            return b"", ""
    try:
        import psutil

        process = psutil.Process(pid)
        return " ".join(process.environ().values()).encode(), process.cwd()
    except Exception:  # the process has ended, or is another user's
        return b"", ""
