"""Counting the steps of any Python function from outside.

A step is one instruction of Python's own machine, of which a line of code has about five to
fifteen. Counts are the same on every run and every computer; another version of Python may need a
few more or fewer for a line. What one instruction starts in C is one step, however long it takes:
`sum(numbers)`, `x in numbers`, `[0] * n`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
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
    steps = 0

    def inside(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal steps
        if event == "opcode":
            if steps == budget:
                raise BudgetExceeded(f"It took more than {budget:,} steps.")
            steps += 1
        return inside

    def entered(frame: FrameType, event: str, arg: object) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return inside

    before = sys.gettrace()
    # Python 3.12 looks for a frame that wants instructions at the moment when tracing begins.
    sys._getframe().f_trace_opcodes = True
    sys.settrace(entered)
    try:
        value = function(*args)
    finally:
        stopped = sys.gettrace() is not entered  # what a tracer raises ends the tracing
        sys.settrace(before)
    if stopped:  # and the function caught it
        raise BudgetExceeded(f"It took more than {budget:,} steps.")
    return Counted(value, steps)
