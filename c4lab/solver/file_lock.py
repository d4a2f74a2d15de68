"""A lock on a file, for one process at a time. The system releases it when the process ends."""

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(file: Path, on_wait: Callable[[], object]) -> Iterator[None]:
    """Context manager: holds the lock. Calls `on_wait()` first if another process has it.

    Does not lock where the file cannot be written, or where the file system has no locks.
    """
    try:
        handle = file.open("ab")
    except OSError:
        yield
        return
    with handle:  # closing it releases the lock
        if not _take(handle.fileno()):
            on_wait()
            while not _take(handle.fileno(), wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int, wait: bool = False) -> bool:
        """Whether this process has the lock, or locks do not work. Waits ten seconds at most."""
        try:
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in (errno.EACCES, errno.EDEADLOCK)
        return True

else:
    import fcntl

    def _take(handle: int, wait: bool = False) -> bool:
        """Whether this process has the lock, or locks do not work."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
