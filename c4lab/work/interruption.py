"""Ending Python code that asks nobody whether to stop, by an exception, a signal, or its steps.

An exception is raised in the code's thread. Python raises it when a loop begins another round, or
when a function begins or returns. So a long call into C is not cut short. A signal ends a sleep,
too, but needs the main thread: see `limit`.

Where no thread and no process can do that, code ends after so many steps, or at the first step
after so many seconds. A step is a call of a Python function or a round of a loop; what one call
into C does is no step, however long it takes. (`c4lab.instruments.steps` counts other steps:
instructions.)
"""

from __future__ import annotations

import signal
import sys
import threading
from _thread import allocate_lock, get_ident
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ctypes import c_ulong, py_object, pythonapi
from opcode import opmap
from threading import Thread
from time import monotonic, perf_counter, process_time
from types import CodeType, FrameType
from typing import Any, NoReturn, Self, TypeVar

AGAIN = 1.0
"""Seconds from one attempt of `within` to the next: the function may have caught the first."""
PATIENCE = 0.15
"""Seconds that `insist` waits before each attempt."""
ATTEMPTS = 12
"""Attempts that `insist` makes."""
TOOLS = (2, 1, 0)
"""Numbers that Python has for tools such as ours; `c4lab.instruments.steps` takes others."""
BACK = {number for name, number in opmap.items() if name.startswith("JUMP_BACKWARD")}
"""Instructions that begin a loop's next round."""
FREE = {__file__}
"""The files whose code takes no steps: it begins and ends the counting."""
OFTEN = 1000
"""Steps from one look at the clock to the next."""
Value = TypeVar("Value")


def insist(worker: Thread, kind: type[BaseException]) -> bool:
    """Raises `kind` in `worker` again and again, for two seconds. Returns whether it has ended."""
    for _ in range(ATTEMPTS):
        worker.join(PATIENCE)
        if not worker.is_alive():
            return True
        _raise_in(worker.ident or 0, kind)
    return not worker.is_alive()  # it may have ended meanwhile


def within(seconds: float, kind: type[BaseException], function: Callable[[], Value]) -> Value:
    """Runs `function` in the caller's thread, and returns what it returns.

    After `seconds` this raises `kind` in the function, and again each second until it ends. Nothing
    is raised any more once `within` has returned. Where no thread can be started, as in a
    browser's Python, it is raised between two of the function's steps.
    """
    watcher = _Watcher(seconds, kind, AGAIN)
    try:
        try:
            watcher.start()
        except RuntimeError:
            with ClockLimit(seconds, kind):
                return function()
        return function()
    finally:
        # Python checks for an exception from outside at calls and loops, not at an assignment. So
        # this line always runs. From here on one more is raised at most, and only in `leave`.
        # (To take it back, one could raise None. But then Python 3.11 goes on looking for an
        # exception, and a function that is traced never ends.)
        watcher.left = True
        try:
            watcher.leave()
        except kind:
            watcher.leave()


class _Watcher(Thread):
    """Raises an exception in the thread that made it, and once more each `again` seconds, 0 for
    never, until that has `left`."""

    def __init__(self, seconds: float, kind: type[BaseException], again: float) -> None:
        super().__init__(daemon=True)
        self.seconds, self.kind, self.watched = seconds, kind, get_ident()
        self.again = again
        self.left = False
        self.asleep = allocate_lock()
        self.asleep.acquire()

    def run(self) -> None:
        seconds = self.seconds
        while not self.asleep.acquire(timeout=max(seconds, 0)) and not self.left:
            _raise_in(self.watched, self.kind)
            if not self.again:
                return
            seconds = self.again

    def leave(self) -> None:
        """Wakes and ends this thread. What has not been raised yet is raised while we wait."""
        if self.ident is not None:
            if self.asleep.locked():
                self.asleep.release()
            self.join()


def _raise_in(thread: int, kind: type[BaseException]) -> None:
    """Raises `kind` in the thread with this identifier. Without such a thread, nothing happens."""
    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(kind))


class StepLimit:
    """Context manager: raises `kind` in the code inside once it has taken `budget` steps.

    From Python 3.12 on `kind` is raised again at each later step, for code that catches it; before,
    it is raised once, and counting slows the code much more. `spent` are the steps taken so far,
    and `over` is whether there were too many.
    """

    def __init__(self, budget: int, kind: type[BaseException]) -> None:
        self.budget, self.kind = budget, kind
        self.spent, self.over = 0, False
        self._end: Callable[[], None] = lambda: None

    def __enter__(self) -> Self:
        self._end = (_monitor if sys.version_info >= (3, 12) else _trace)(self._step)
        return self

    def __exit__(self, *error: object) -> None:
        self._end()

    def pay(self, steps: int) -> None:
        """Takes so many steps for work inside that is done for the code. May raise `kind`."""
        self.spent += steps
        if self.spent > self.budget:
            self.over = True
            raise self.kind

    def _step(self) -> None:
        self.spent += 1
        if self.spent > self.budget:
            self.over = True
            raise self.kind


class ClockLimit(StepLimit):
    """The same for a number of seconds. The clock is read at some steps only."""

    def __init__(self, seconds: float, kind: type[BaseException]) -> None:
        super().__init__(OFTEN, kind)
        self._until = perf_counter() + seconds

    def _step(self) -> None:
        self.spent += 1
        if self.spent > self.budget:
            if perf_counter() > self._until:
                self.over = True
                raise self.kind
            self.budget += OFTEN


def _trace(step: Callable[[], None]) -> Callable[[], None]:
    """Has `step` called at each call and each jump back of the functions that are called from now
    on; returns what ends that. What a tracer raises ends the tracing."""

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code.co_filename in FREE:
            return None
        if event == "call":
            frame.f_trace_lines = False  # in a loop on one line there is no event for its line
            frame.f_trace_opcodes = True
            step()
        elif event == "opcode" and code.co_code[frame.f_lasti] in BACK:
            step()
        return inside

    before = sys.gettrace()
    sys.settrace(inside)
    return lambda: sys.settrace(before)


def _monitor(step: Callable[[], None]) -> Callable[[], None]:
    """The same by Python's own monitoring: at each call and each jump, which begins a round."""
    monitoring: Any = vars(sys)["monitoring"]
    tool = next((id for id in TOOLS if monitoring.get_tool(id) is None), None)
    if tool is None:
        return lambda: None
    events = monitoring.events
    kinds = (events.PY_START, events.PY_RESUME, events.JUMP)

    def happened(code: CodeType, *_: object) -> None:
        if code.co_filename not in FREE:
            step()

    def end() -> None:
        monitoring.set_events(tool, 0)
        for kind in kinds:
            monitoring.register_callback(tool, kind, None)
        monitoring.free_tool_id(tool)

    monitoring.use_tool_id(tool, "c4lab rounds")
    for kind in kinds:
        monitoring.register_callback(tool, kind, happened)
    monitoring.set_events(tool, sum(kinds))
    return end


class TooLong(BaseException):
    """The time is over."""


@contextmanager
def limit(seconds: float, repeat: float = 0.0, *, of_computing: bool = False) -> Iterator[None]:
    """Context manager: raises TooLong inside after these seconds, also in a sleep, and again each
    `repeat` seconds for code that catches it. Seconds `of_computing` are those of this process
    alone: a busy computer makes them no more, and a sleep takes none.

    Where there are no timers, and outside the main thread, it is raised after the seconds that
    pass, and not in a sleep; where no thread can be started either, nothing is raised.
    """
    main = threading.current_thread() is threading.main_thread()
    if not (main and hasattr(signal, "setitimer")):
        with _watched(seconds, repeat):
            yield
        return
    clock, timer, sign = monotonic, signal.ITIMER_REAL, signal.SIGALRM
    if of_computing:
        clock, timer, sign = process_time, signal.ITIMER_PROF, signal.SIGPROF
    begun = clock()
    handler = signal.signal(sign, _raise_too_long)
    left, interval = signal.setitimer(timer, seconds, repeat)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(sign, handler or signal.SIG_DFL)
        if left:  # the timer of an outer limit, or of somebody else
            left -= clock() - begun
            signal.setitimer(timer, max(left, 0.001), interval)


@contextmanager
def _watched(seconds: float, repeat: float) -> Iterator[None]:
    watcher = _Watcher(seconds, TooLong, repeat)
    with suppress(RuntimeError):  # in a browser's Python
        watcher.start()
    try:
        yield
    finally:
        watcher.left = True
        watcher.leave()  # what it has just raised comes here, and not later


def _raise_too_long(*_: Any) -> NoReturn:
    raise TooLong
