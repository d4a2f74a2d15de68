"""Work in the background: in a thread or, where Python has no threads, in slices of a loop's time.

Work is a generator: it yields its results one by one. A slice can end only between two results, so
work that is one long call takes one long slice.
"""

from __future__ import annotations

import asyncio
import sys
from _thread import allocate_lock
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from threading import Thread
from time import perf_counter
from typing import Generic, TypeVar

from c4lab.work.interruption import PATIENCE, insist

THREADS = sys.platform not in ("emscripten", "wasi")
"""Whether there are threads. Tests set it to False to work in slices."""
SLICE = 0.1
"""Seconds, after which a slice takes no further result."""
T = TypeVar("T")


class Stopped(Exception):
    """Ends work that nobody waits for any more."""


class Job(Generic[T]):
    """Runs `work(job)`, and calls `listener(job)` after each result and at the end.

    `found` are the results so far. At the end `over` is True, and `error` is what the work raised.
    The listener is called in the event loop of the thread that made the job, as a kernel has one;
    in a program without a loop it is called in the job's own thread.

    Without threads the loop runs the work in slices of SLICE seconds. If there is no loop either,
    only `wait` runs it.
    """

    def __init__(
        self,
        work: Callable[[Job[T]], Iterable[T]],
        listener: Callable[[Job[T]], object] = lambda job: None,
    ) -> None:
        self.found: list[T] = []
        self.error: BaseException | None = None
        self.over = False
        self.lost = False  # it was interrupted, and goes on all the same
        self._listener, self._results = listener, self._each(work)
        self._stopped = False
        self._kind: type[BaseException] | tuple[()] = ()  # of an interruption
        self._loop, self._at_work = kernel_loop(), allocate_lock()
        self._thread: Thread | None = None
        if THREADS:
            self._at_work.acquire()
            # A daemon: it must not keep the kernel alive.
            name = getattr(work, "__name__", "c4lab job")
            self._thread = Thread(target=self._run, name=name, daemon=True)
            self._thread.start()
        elif self._loop is not None:
            self._loop.call_soon(self._slice)

    @property
    def problem(self) -> str:
        """What the work raised, in words; "" for nothing."""
        return "" if self.error is None else f"{type(self.error).__name__}: {self.error}"

    def check(self) -> None:
        """For the work to call, often. Raises Stopped if nobody waits for the work any more."""
        if self._stopped:
            raise Stopped

    def tell(self) -> None:
        """Has the listener called soon. The work may call this when there is news in between."""
        if self._loop is None or self._thread is None:
            self._tell_now()
        else:
            with suppress(RuntimeError):  # the loop may be closed by now
                self._loop.call_soon_threadsafe(self._tell_now)

    def wait(self, seconds: float) -> bool:
        """Whether it is over, now or within so many seconds. Without threads, works as long."""
        if self._thread is None and seconds > 0:
            self._work_for(seconds)
            if isinstance(self.error, KeyboardInterrupt):
                raise self.error  # it was meant for whoever waits
        elif self._thread is not None and self._at_work.acquire(timeout=max(seconds, 0)):
            self._at_work.release()
        return self.over

    def stop(self) -> None:
        """Ends the work at its next result or `check`. The listener is not called any more."""
        self._stopped = True
        if self._thread is None:
            self._work_for(0)

    def end(self, kind: type[BaseException]) -> bool:
        """Interrupts the work, which may never `check`: raises `kind` in it, again and again for
        two seconds. Returns whether it is over; if not, it is `lost`. Without threads nothing can
        be interrupted."""
        if self._thread is not None:
            self._kind = kind
            self.lost = not insist(self._thread, kind)
            if not self.lost and not self.over:  # interrupted between two results
                self.error, self.over = kind(), True
        return self.over

    def interrupt(
        self,
        kind: type[BaseException],
        when: Callable[[], bool] = lambda: True,
        grace: float = 0,
    ) -> None:
        """As `end`, and tells, from a thread of its own: `grace` seconds after `when()` is true."""
        if self._thread is not None:
            Thread(target=self._end_later, args=(kind, when, grace), daemon=True).start()

    def _end_later(self, kind: type[BaseException], when: Callable[[], bool], grace: float) -> None:
        while not self.over and not when():
            self.wait(PATIENCE)
        if not self.wait(grace):
            self.end(kind)
            self.tell()

    def _run(self) -> None:
        try:
            while self._advance():
                pass
        except BaseException as error:
            if not isinstance(error, self._kind):
                raise
        finally:
            self._at_work.release()

    def _slice(self) -> None:
        self._work_for(SLICE)
        if not self.over and self._loop is not None:
            self._loop.call_soon(self._slice)

    def _work_for(self, seconds: float) -> None:
        """Takes at least one result, and no further one after so many seconds."""
        until = perf_counter() + seconds
        if not self.over and self._at_work.acquire(blocking=False):
            try:
                while self._advance() and perf_counter() < until:
                    pass
            finally:
                self._at_work.release()

    def _advance(self) -> bool:
        """Takes the next result. Returns whether there may be another."""
        try:
            self.check()
            result = next(self._results)
            self.check()
            self.found.append(result)
            self.tell()
            return True
        except (StopIteration, Stopped):
            pass
        except BaseException as error:  # nobody sees what a thread raises
            self.error = error.with_traceback(None)
        self.over = True
        self._results = iter(())  # the work leaves its `with` and `finally`
        self.tell()
        return False

    def _each(self, work: Callable[[Job[T]], Iterable[T]]) -> Iterator[T]:
        yield from work(self)

    def _tell_now(self) -> None:
        if not self._stopped:
            self._listener(self)


def kernel_loop() -> asyncio.AbstractEventLoop | None:
    """The event loop that runs in this thread, as in a kernel; None in a plain program."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
