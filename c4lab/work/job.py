"""Work in the background, which gives results one by one and can be stopped.

Work is a generator that yields its results. Where Python has no threads, it rests after some of
them so that a page can do what else there is; work that is one long call cannot rest.
"""

from __future__ import annotations

import asyncio
from _thread import allocate_lock
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from math import inf
from threading import Thread
from time import perf_counter
from typing import Generic, TypeVar

from c4lab.work.interruption import PATIENCE, insist
from c4lab.work.resting import Rest, slice_of, threads_start

SLICE = 0.1
"""Seconds, after which a slice advances no further."""
T = TypeVar("T")
Advance = Callable[[], bool]
"""What a runner calls until it returns False."""


class Stopped(Exception):
    """Ends work that nobody waits for any more."""


class Job(Generic[T]):
    """Runs `work(job)`, and calls `listener(job)` soon after each result and at the end: once for
    several results that come faster than it is called.

    `found` are the results so far. At the end `over` is True, and `error` is what the work raised.
    The listener is called in the event loop of the thread that made the job, as a kernel has one;
    in a program without a loop it is called in the job's own thread.

    Without threads the loop runs the work in slices of a tenth of a second. If there is no loop
    either, only `wait` runs it. With `again`, the work may rest within a result: it is then begun
    anew, and has to give the same results again up to there.
    """

    def __init__(
        self,
        work: Callable[[Job[T]], Iterable[T]],
        listener: Callable[[Job[T]], object] = lambda job: None,
        again: bool = False,
    ) -> None:
        self.found: list[T] = []
        self.error: BaseException | None = None
        self.over = False
        self.lost = False  # it was interrupted, and goes on all the same
        self._listener, self._work = listener, work
        self._results: Iterator[T] = self._each()
        self._patience = inf
        self._stopped = self._telling = False
        self._runner: InThread | InSlices
        if threads_start():
            self._runner = InThread(self._advance, getattr(work, "__name__", "c4lab job"))
        else:
            self._runner = InSlices(self._advance)
            self._patience = SLICE if again else inf
        self._runner.start()

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
        if not self._telling:  # else a slow listener would be ever further behind
            self._telling = True
            self._runner.call(self._tell_now)

    def wait(self, seconds: float) -> bool:
        """Whether it is over, now or within so many seconds. Without threads, works as long."""
        self._runner.wait(seconds)
        return self.over

    def stop(self) -> None:
        """Ends the work at its next result or `check`. The listener is not called any more."""
        self._stopped = True

    def end(self, kind: type[BaseException]) -> bool:
        """Interrupts the work, which may never `check`: raises `kind` in it, again and again for
        two seconds. Returns whether it is over; if not, it is `lost`. Without threads the work
        rests between two results, and just does not go on."""
        self.lost = not self._runner.end(kind)
        if not self.lost and not self.over:  # it was between two results
            self.error, self.over = kind(), True
        return self.over

    def interrupt(
        self,
        kind: type[BaseException],
        when: Callable[[], bool] = lambda: True,
        grace: float = 0,
    ) -> None:
        """As `end`, and tells, but returns at once: ends the work `grace` seconds after `when()`
        is true. Without threads, does nothing."""
        self._runner.beside(partial(self._end_later, kind, when, grace))

    def _end_later(self, kind: type[BaseException], when: Callable[[], bool], grace: float) -> None:
        while not self.over and not when():
            self.wait(PATIENCE)
        if not self.wait(grace):
            self.end(kind)
            self.tell()

    def _advance(self) -> bool:
        """Takes the next result. Returns whether there may be another one."""
        try:
            self.check()
            with slice_of(self._patience):
                result = next(self._results)
            self.check()
            self.found.append(result)
            self.tell()
            return True
        except Rest:
            self._results = islice(self._each(), len(self.found), None)
            return True
        except (StopIteration, Stopped):
            pass
        except BaseException as error:  # nobody sees what a thread raises
            self.error = error.with_traceback(None)
        self.over = True
        self._results = iter(())  # the work leaves its `with` and `finally`
        self.tell()
        return False

    def _each(self) -> Iterator[T]:
        yield from self._work(self)

    def _tell_now(self) -> None:
        self._telling = False
        if not self._stopped:
            self._listener(self)


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
