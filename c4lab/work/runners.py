"""Who advances a job: a thread of its own or, where Python has none, an event loop in slices.

A runner calls `advance` until that returns False.
"""

from __future__ import annotations

import asyncio
from _thread import allocate_lock
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import perf_counter

from c4lab.work.interruption import insist

SLICE = 0.1
"""Seconds, after which a slice advances no further."""
Advance = Callable[[], bool]


def kernel_loop() -> asyncio.AbstractEventLoop | None:
    """The event loop that runs in this thread, as in a kernel; None in a plain program."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class InThread:
    """Advances in a thread, which has a name. What it has others call is called in the event loop
    of the thread that made it; in its own thread if there is no loop."""

    def __init__(self, advance: Advance, name: str) -> None:
        self._advance, self._loop = advance, kernel_loop()
        self._kind: type[BaseException] | tuple[()] = ()  # of an interruption
        self._at_work = allocate_lock()  # not `join`: a Ctrl-C in it makes a thread seem to be over
        # A daemon: it must not keep the kernel alive.
        self._thread = Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._at_work.acquire()
        self._thread.start()

    def call(self, function: Callable[[], object]) -> None:
        if self._loop is None:
            function()
        else:
            with suppress(RuntimeError):  # the loop may be closed by now
                self._loop.call_soon_threadsafe(function)

    def wait(self, seconds: float) -> None:
        """Waits for the end, but not longer than that."""
        if self._at_work.acquire(timeout=max(seconds, 0)):
            self._at_work.release()

    def end(self, kind: type[BaseException]) -> bool:
        """Raises `kind` in the thread, again and again. Returns whether it has ended."""
        self._kind = kind
        return insist(self._thread, kind)

    def beside(self, function: Callable[[], object]) -> None:
        """Calls `function` in another thread."""
        Thread(target=function, daemon=True).start()

    def _run(self) -> None:
        try:
            # A function of its own: an exception from outside that comes at a loop's jump back to
            # the beginning of a `try` is not caught there (Python 3.13).
            self._to_the_end()
        except BaseException as error:
            if not isinstance(error, self._kind):
                raise
        finally:
            self._at_work.release()

    def _to_the_end(self) -> None:
        while self._advance():
            pass


class InSlices:
    """Advances in the event loop, a slice at a time. Without a loop, only `wait` advances."""

    def __init__(self, advance: Advance) -> None:
        self._advance, self._loop = advance, kernel_loop()
        self._busy = self._over = False

    def start(self) -> None:
        if self._loop is not None and not self._over:
            self._loop.call_soon(self._slice)

    def call(self, function: Callable[[], object]) -> None:
        function()

    def wait(self, seconds: float) -> None:
        """Advances so long, and once at least. Does nothing if it is advancing further up."""
        if self._busy or self._over or seconds <= 0:
            return
        until, self._busy = perf_counter() + seconds, True
        try:
            while not self._over:
                if not self._advance():
                    self._over = True
                if perf_counter() >= until:
                    break
        finally:
            self._busy = False

    def end(self, kind: type[BaseException]) -> bool:
        """Does not advance any more."""
        self._over = True
        return True

    def beside(self, function: Callable[[], object]) -> None:
        """Nothing runs beside a slice."""

    def _slice(self) -> None:
        self.wait(SLICE)
        self.start()
