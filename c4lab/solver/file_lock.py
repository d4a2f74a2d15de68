"""One process at a time: a lock on a file. The system opens it again when its process ends."""

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(file: Path, waiting: Callable[[], object]) -> Iterator[None]:
    """Keeps all others out who ask for the same file; `waiting()` is called if they have it now.

    Where no file can be written, and on file systems that know no locks, nobody is kept out.
    """
    try:
        handle = file.open("ab")
    except OSError:
        yield
        return
    with handle:  # closing it gives the lock back
        if not _take(handle.fileno()):
            waiting()
            while not _take(handle.fileno(), wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int, wait: bool = False) -> bool:
        """Whether the lock is ours now, or cannot be had at all. Waits ten seconds at most."""
        try:
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in (errno.EACCES, errno.EDEADLOCK)
        return True

else:
    import fcntl

    def _take(handle: int, wait: bool = False) -> bool:
        """Whether the lock is ours now, or cannot be had at all."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
