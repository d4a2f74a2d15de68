"""Counting the steps of any Python function from outside.

A step is one instruction of Python's own machine, of which a line of code has about five to
fifteen. Counts are the same on every run and every computer; another version of Python may need a
few more or fewer for a line. What one instruction starts in C is one step, however long it takes:
`sum(numbers)`, `x in numbers`, `[0] * n`.
"""

import gc
import sys
from collections.abc import Callable
from threading import get_ident
from types import CodeType, FrameType
from typing import Any, NamedTuple

from c4lab.instruments.meter import BudgetExceeded


class Counted(NamedTuple):
    """What a function returned, and the steps that it took."""

    value: Any
    steps: int


def count_steps(function: Callable[..., Any], *args: Any, budget: int | None = None) -> Counted:
    """Runs `function(*args)` and counts its steps, those of all that it calls included.

    Runs some twenty times as slowly as without. Raises BudgetExceeded after `budget` steps.

    >>> def count_down(n):
    ...     while n:
    ...         n -= 1
    >>> once, twice = (count_steps(count_down, n).steps for n in (1000, 2000))
    >>> round(twice / once, 1)
    2.0
    """
    counter = _Counter(budget)
    collecting = gc.isenabled()
    gc.disable()  # what runs when garbage is collected is no step of this function
    try:
        end = _monitor(counter) if sys.version_info >= (3, 12) else _trace(counter)
        try:
            value = function(*args)
        finally:
            end()
    finally:
        if collecting:
            gc.enable()
    if counter.stopped:  # and the function caught it
        counter.stop()
    return Counted(value, counter.steps)


class _Counter:
    def __init__(self, budget: int | None) -> None:
        self.budget = budget
        self.steps = 0
        self.stopped = False

    def count(self) -> None:
        if self.steps == self.budget:
            self.stop()
        self.steps += 1

    def stop(self) -> None:
        self.stopped = True
        raise BudgetExceeded(f"It took more than {self.budget:,} steps.")


def _trace(counter: _Counter) -> Callable[[], None]:
    """Counts each instruction by the tracing hook. What a tracer raises ends the tracing."""

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        if event == "opcode":
            counter.count()
        return inside

    def entered(frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename == __file__:
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return inside

    before = sys.gettrace()
    sys.settrace(entered)
    return lambda: sys.settrace(before)


def _monitor(counter: _Counter) -> Callable[[], None]:
    """The same from Python 3.12 on, where the hook can miss a function's first call."""
    monitoring: Any = vars(sys)["monitoring"]
    instruction = monitoring.events.INSTRUCTION
    tool = next((id for id in (3, 4) if monitoring.get_tool(id) is None), None)
    if tool is None:
        raise RuntimeError("Steps are being counted twice already: count in one place at a time.")
    thread = get_ident()

    def executed(code: CodeType, offset: int) -> None:
        if code.co_filename != __file__ and get_ident() == thread:
            try:
                counter.count()
            except BudgetExceeded:
                monitoring.set_events(tool, 0)
                raise

    def end() -> None:
        monitoring.set_events(tool, 0)
        monitoring.register_callback(tool, instruction, None)
        monitoring.free_tool_id(tool)

    monitoring.use_tool_id(tool, "c4lab steps")
    monitoring.register_callback(tool, instruction, executed)
    monitoring.set_events(tool, instruction)
    return end
