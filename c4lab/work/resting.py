"""Threads, and work that rests: without threads a long search gives the page its turn in between.

A search that is under way cannot be left and entered again. So it is ended by an exception, `Rest`,
and its job asks the same question anew in the next slice. A table keeps what the search has found,
so that little work is repeated.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Thread
from time import perf_counter

_until: list[float] = []
"""When the slices end that are under way, the innermost last; infinity for work that is not begun
anew."""


@cache
def threads_start() -> bool:
    """Whether a thread can be started; found out once."""
    if sys.platform in ("emscripten", "wasi"):
        return False
    try:
        probe = Thread(target=int, daemon=True)
        probe.start()
        probe.join()
    except RuntimeError:
        return False
    return True


class Rest(BaseException):
    """Ends a search that is to be asked again. Not an Exception, so that no player catches it."""


@contextmanager
def slice_of(seconds: float) -> Iterator[None]:
    """Context manager: after so many seconds `rest` raises Rest; with infinity, never."""
    _until.append(perf_counter() + seconds)
    try:
        yield
    finally:
        _until.pop()


def rest() -> None:
    """Raises Rest if the slice is over. Outside of a slice, does nothing.

    For a search to call, when it has gone on for a while and keeps what it has found.
    """
    if _until and perf_counter() >= _until[-1]:
        raise Rest
