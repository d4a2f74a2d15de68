"""What one notebook may use of the machine: files, processes and room, with all that it starts."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path

from c4lab.checks.judging.tree import descendants

LARGEST_FILE = 200_000_000  # bytes; longer ones cannot be written
MOST_BYTES = 1_000_000_000  # of all files in its folders
MOST_FILES = 50_000
MOST_PROCESSES = 150
LOOK_SECONDS = 0.5


def limit_files() -> None:
    """Neither this process nor what it starts writes longer files, or leaves a copy of its memory
    when it breaks down."""
    if sys.platform != "win32":
        import resource

        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Watch(threading.Thread):
    """Looks at what comes from this process and at `folder`, and ends what takes too much. `said`
    are sentences on that."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.said: list[str] = []
        self._folder = folder
        self._over = threading.Event()

    def run(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            if why := self._too_much():
                if why not in self.said:
                    self.said.append(why)
                _end_all()

    def end(self) -> None:
        """Stops looking."""
        self._over.set()
        if self.ident is not None:  # it was begun
            self.join()

    def _too_much(self) -> str:
        if len(descendants(os.getpid())) > MOST_PROCESSES:
            return f"The notebook had more than {MOST_PROCESSES} processes and was stopped."
        files, size = _room(self._folder)
        if files > MOST_FILES or size > MOST_BYTES:
            return (
                f"The notebook wrote more than {MOST_FILES:,} files or "
                f"{MOST_BYTES // 1_000_000} MB and was stopped."
            )
        return ""


def _room(folder: Path) -> tuple[int, int]:
    """How many files are in a folder, and how many bytes, as far as it is worth counting."""
    files = size = 0
    for at, _, names in os.walk(folder):
        for name in names:
            files += 1
            with suppress(OSError):
                size += os.lstat(f"{at}/{name}").st_size
            if files > MOST_FILES or size > MOST_BYTES:
                return files, size
    return files, size


def _end_all() -> None:
    """Ends what comes from this process: first all stand still, so that none starts another."""
    found: set[int] = set()
    while new := descendants(os.getpid()) - found:
        for pid in new:
            with suppress(OSError):
                os.kill(pid, getattr(signal, "SIGSTOP", signal.SIGTERM))
        found |= new
    for pid in found:
        with suppress(OSError):
            os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
