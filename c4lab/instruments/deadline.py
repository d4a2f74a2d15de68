"""A limit on time that holds even in a loop that calls nothing, where no hook is asked."""

from _thread import allocate_lock, get_ident
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_ulong, py_object, pythonapi
from threading import Thread
from typing import TypeVar

AGAIN = 1.0
"""Seconds from one attempt to stop a function to the next: it may have caught the first."""
Value = TypeVar("Value")


def within(seconds: float, kind: type[BaseException], function: Callable[[], Value]) -> Value:
    """What `function()` returns. Raises `kind` in it once its time is over, and goes on trying.

    Python raises it when a loop begins another round or a function begins or returns, so a long
    call into C is not cut short. Nothing is raised any more once this has returned. Without
    threads, as in a browser's Python, there is no limit.
    """
    watcher = _Watcher(seconds, kind)
    try:
        with suppress(RuntimeError):
            watcher.start()
        return function()
    finally:
        # Python checks for an exception from outside at calls and loops, not at an assignment. So
        # this line always runs. From here on one more is raised at most, and only in `leave`.
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
            pythonapi.PyThreadState_SetAsyncExc(c_ulong(self.watched), py_object(self.kind))
            seconds = AGAIN

    def leave(self) -> None:
        """Wakes and ends this thread. What has not been raised yet is raised while we wait."""
        if self.ident is not None:
            if self.asleep.locked():
                self.asleep.release()
            self.join()
