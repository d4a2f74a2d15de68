"""Calls functions of the learner's that may never return."""

from collections.abc import Callable
from typing import TypeVar

from c4lab.work.interruption import within

Value = TypeVar("Value")


class _TooLong(BaseException):
    """Not an Exception, so that the learner's code does not catch it."""


def call_in_time(seconds: float, function: Callable[[], Value], too_long: Exception) -> Value:
    """What `function()` returns. Raises `too_long` if it takes more than `seconds`."""
    try:
        return within(seconds, _TooLong, function)
    except _TooLong:
        raise too_long from None
