"""Ending Python code that asks nobody whether to stop: an exception is raised in its thread.

Python raises such an exception when a loop begins another round, or when a function begins or
returns. So a long call into C is not cut short.
"""

from _thread import allocate_lock, get_ident
from collections.abc import Callable
from ctypes import c_ulong, py_object, pythonapi
from threading import Thread
from typing import TypeVar

from c4lab.work.rounds import ClockLimit

AGAIN = 1.0
"""Seconds from one attempt of `within` to the next: the function may have caught the first."""
PATIENCE = 0.15
"""Seconds that `insist` waits before each attempt."""
ATTEMPTS = 12
"""Attempts that `insist` makes."""
Value = TypeVar("Value")


def insist(worker: Thread, kind: type[BaseException]) -> bool:
    """Raises `kind` in `worker` again and again, for two seconds. Returns whether it has ended."""
    for _ in range(ATTEMPTS):
        worker.join(PATIENCE)
        if not worker.is_alive():
            return True
        _raise_in(worker.ident or 0, kind)
    return not worker.is_alive()  # it may have ended meanwhile


def within(seconds: float, kind: type[BaseException], function: Callable[[], Value]) -> Value:
    """Runs `function` in the caller's thread, and returns what it returns.

    After `seconds` this raises `kind` in the function, and again each second until it ends. Nothing
    is raised any more once `within` has returned. Where no thread can be started, as in a
    browser's Python, it is raised between two of the function's steps.
    """
    watcher = _Watcher(seconds, kind)
    try:
        try:
            watcher.start()
        except RuntimeError:
            with ClockLimit(seconds, kind):
                return function()
        return function()
    finally:
        # Python checks for an exception from outside at calls and loops, not at an assignment. So
        # this line always runs. From here on one more is raised at most, and only in `leave`.
        # (To take it back, one could raise None. But then Python 3.11 goes on looking for an
        # exception, and a function that is traced never ends.)
        watcher.left = True
        try:
            watcher.leave()
        except kind:
            watcher.leave()


class _Watcher(Thread):
    """Raises an exception in the thread that made it, again and again until that has `left`."""

    def __init__(self, seconds: float, kind: type[BaseException]) -> None:
        super().__init__(daemon=True)
        self.seconds, self.kind, self.watched = seconds, kind, get_ident()
        self.left = False
        self.asleep = allocate_lock()
        self.asleep.acquire()

    def run(self) -> None:
        seconds = self.seconds
        while not self.asleep.acquire(timeout=max(seconds, 0)) and not self.left:
            _raise_in(self.watched, self.kind)
            seconds = AGAIN

    def leave(self) -> None:
        """Wakes and ends this thread. What has not been raised yet is raised while we wait."""
        if self.ident is not None:
            if self.asleep.locked():
                self.asleep.release()
            self.join()


def _raise_in(thread: int, kind: type[BaseException]) -> None:
    """Raises `kind` in the thread with this identifier. Without such a thread, nothing happens."""
    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(kind))
