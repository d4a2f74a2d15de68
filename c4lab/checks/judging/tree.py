"""Finds all processes that come from another: without it a learner's process could run for ever."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import psutil

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
    """The ids of the processes that `parent` has started; quicker than to look at all."""
    with suppress(OSError):  # it has ended meanwhile
        for thread in os.listdir(f"/proc/{parent}/task"):  # noqa: PTH208
            with suppress(OSError), open(f"/proc/{parent}/task/{thread}/children") as file:  # noqa: PTH123
                yield from map(int, file.read().split())


def adopt_orphans() -> None:
    """Linux only: a descendant whose own parent ends becomes a child of this process."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(CHILD_SUBREAPER, 1, 0, 0, 0)


class ProcessTraces:
    """Finds the processes that come from `root`, also when `root` is gone: those seen before, and
    those with `mark` in their environment or with a working folder in `folder`."""

    def __init__(self, root: int, mark: str, folder: str | None = None) -> None:
        self._root, self._mark = root, mark
        self._folder = os.path.realpath(folder) + os.sep if folder else None
        self._seen: dict[int, psutil.Process] = {}

    def look(self) -> set[int]:
        """The ids of the processes that come from `root` now; they are remembered."""
        import psutil

        found = descendants(self._root)
        for pid in found - self._seen.keys():
            with suppress(psutil.Error):  # it has ended meanwhile
                self._seen[pid] = psutil.Process(pid)
        return found

    def end_all(self) -> None:
        """Kills all of them but `root`, and what they start meanwhile."""
        import psutil

        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.look()
            roots = {pid for pid, process in self._seen.items() if _runs(process)}
            roots |= {process.pid for process in psutil.process_iter() if self._is_marked(process)}
            found = roots.union(*map(descendants, roots)) - {os.getpid(), self._root}
            if not found:
                return
            for how in ("SIGSTOP", "SIGKILL"):  # a stopped process starts no other
                for pid in found:
                    with suppress(OSError):
                        os.kill(pid, getattr(signal, how, 9))
            time.sleep(0.002)

    def _is_marked(self, process: psutil.Process) -> bool:
        try:
            if any(self._mark in value for value in process.environ().values()):
                return True
            return self._folder is not None and f"{process.cwd()}{os.sep}".startswith(self._folder)
        except Exception:  # the process has ended, or is another user's
            return False


def _runs(process: psutil.Process) -> bool:
    """Whether the process has not ended; another one may have its id by now."""
    import psutil

    with suppress(psutil.Error):
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    return False
