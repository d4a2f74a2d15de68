"""The processes that come from one, wherever they have moved: seen, measured, stopped and ended."""

from __future__ import annotations

import time
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING

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
