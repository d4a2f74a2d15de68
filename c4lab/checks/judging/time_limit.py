"""A limit of time for code that runs in this process, and may never end."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NoReturn


class TooLong(BaseException):
    """The time is over."""


@contextmanager
def limit(seconds: float, again: float = 0.0) -> Iterator[None]:
    """Raises TooLong inside once the seconds are over, sleeping or not; in the main thread of a
    system with timers, as a notebook's kernel has it. Elsewhere there is no limit. With `again` it
    is raised as often as that, for code that may catch it."""
    main = threading.current_thread() is threading.main_thread()
    if not (main and hasattr(signal, "setitimer")):
        yield
        return
    begun = monotonic()
    handler = signal.signal(signal.SIGALRM, _stop)
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, again)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler or signal.SIG_DFL)
        if left:  # somebody else's, perhaps another limit
            left -= monotonic() - begun
            signal.setitimer(signal.ITIMER_REAL, max(left, 0.001), interval)


def _stop(*_: Any) -> NoReturn:
    raise TooLong
