"""Processes and all that comes from them, also what has left its family or its environment."""

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
PATIENCE = 2.0  # seconds to end what is found


def descendants(root: int) -> set[int]:
    """The processes that come from `root`, as far as the system tells."""
    if not CHILDREN.exists():  # another system, or a Linux that was built without it
        import psutil

        with suppress(psutil.Error):
            return {process.pid for process in psutil.Process(root).children(recursive=True)}
        return set()
    found: set[int] = set()
    new = {root}
    while new:
        new = {child for pid in new for child in children(pid)} - found
        found |= new
    return found


def children(parent: int) -> Iterator[int]:
    """The processes that `parent`'s threads have started. (To go through all that run takes longer
    than most answers do.)"""
    with suppress(OSError):  # gone meanwhile
        for thread in os.listdir(f"/proc/{parent}/task"):  # noqa: PTH208
            with suppress(OSError), open(f"/proc/{parent}/task/{thread}/children") as file:  # noqa: PTH123
                yield from map(int, file.read().split())


def adopt() -> None:
    """Orphans of what this process starts become its own. For processes that an answer may end:
    what is adopted can find its parent."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(CHILD_SUBREAPER, 1, 0, 0, 0)


class Traces:
    """What is known of the processes that come from `root`, to find them when it is gone: those
    that were seen, and those with `mark` in their environment or at work in `folder`."""

    def __init__(self, root: int, mark: str, folder: str | None = None) -> None:
        self._root = root
        self._mark = mark.encode()
        self._folder = os.path.realpath(folder) + os.sep if folder else None
        self._seen: dict[int, float] = {}

    def look(self) -> set[int]:
        """The processes that there are now."""
        found = descendants(self._root)
        self._seen |= {pid: _started(pid) for pid in found - self._seen.keys()}
        return found

    def end(self) -> None:
        """Ends all of them but the root, and what they start meanwhile."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.look()
            roots = {
                pid for pid, started in self._seen.items() if started and _started(pid) == started
            }
            roots |= {pid for pid in _running() if self._is_marked(pid)}
            found = roots.union(*map(descendants, roots)) - {os.getpid(), self._root}
            if not found:
                return
            for how in ("SIGSTOP", "SIGKILL"):  # what stands still starts nothing more
                for pid in found:
                    with suppress(OSError):
                        os.kill(pid, getattr(signal, how, 9))
            time.sleep(0.002)

    def _is_marked(self, pid: int) -> bool:
        environment, folder = _known(pid)
        at_work = self._folder is not None and f"{folder}{os.sep}".startswith(self._folder)
        return self._mark in environment or at_work


def _running() -> list[int]:
    if Path("/proc/self").exists():
        return [int(name) for name in os.listdir("/proc") if name.isdigit()]  # noqa: PTH208
    with suppress(ImportError):
        import psutil

        return list(psutil.pids())
    return []


def _started(pid: int) -> float:
    """When the process was started, 0 if it is no more: its number may be another's then."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
        return 0.0 if fields[0] == "Z" else float(fields[19])
    except (OSError, ValueError, IndexError):
        pass
    try:
        import psutil

        return float(psutil.Process(pid).create_time())
    except Exception:  # not installed; the process is gone
        return 0.0


def _known(pid: int) -> tuple[bytes, str]:
    """The environment and the folder of a process, as far as the system tells."""
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
    except Exception:  # not installed; not ours to be looked at
        return b"", ""
