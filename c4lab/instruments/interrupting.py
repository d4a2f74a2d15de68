"""Ending a thread that does not end when it is asked to."""

import ctypes
from threading import Thread

PATIENCE = 0.15
"""Seconds from one interruption to the next, and before the first."""


def insist(worker: Thread, kind: type[BaseException]) -> bool:
    """Raises `kind` in `worker` again and again. Returns whether that has ended it."""
    for _ in range(12):
        worker.join(PATIENCE)
        if not worker.is_alive():
            return True
        ident = ctypes.c_ulong(worker.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(kind))
    return not worker.is_alive()  # it may have ended meanwhile
