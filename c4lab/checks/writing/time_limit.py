"""Stops what may never end: a learner's code in the kernel itself, and a wrong program of ours.

A signal does it, which ends a sleep, too; `within` of `c4lab.work.interruption` does not, but needs
no main thread.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NoReturn


class TooLong(BaseException):
    """The time is over."""


@contextmanager
def limit(seconds: float, repeat: float = 0.0) -> Iterator[None]:
    """Context manager: raises TooLong inside after these seconds, also in a sleep, and again each
    `repeat` seconds for code that catches it. Does nothing where there are no timers, or outside
    the main thread."""
    main = threading.current_thread() is threading.main_thread()
    if not (main and hasattr(signal, "setitimer")):
        yield
        return
    begun = monotonic()
    handler = signal.signal(signal.SIGALRM, _raise_too_long)
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, repeat)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler or signal.SIG_DFL)
        if left:  # the timer of an outer limit, or of somebody else
            left -= monotonic() - begun
            signal.setitimer(signal.ITIMER_REAL, max(left, 0.001), interval)


def _raise_too_long(*_: Any) -> NoReturn:
    raise TooLong
