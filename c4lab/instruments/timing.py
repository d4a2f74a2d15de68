"""Timing a function at one size or several, as exactly as a busy computer allows."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from time import perf_counter
from timeit import Timer
from typing import Any

SHORTEST = 0.002
"""Seconds. Shorter calls are timed several in a row, because reading the clock takes time, too."""
TICKS = 20
"""A call is also as long as so many ticks of the clock, or timed several in a row."""
MOST = 1_000_000
"""The most calls in a row."""


def take_turns(
    function: Callable[[int], Any], sizes: Sequence[int], repeats: int
) -> list[list[float]]:
    """For each n of `sizes`, the seconds of `repeats` calls of `function(n)`.

    Each size runs once to warm up. Then the sizes take turns, so that a busy moment of the
    computer slows all of them.
    """
    calls = [_enough_calls(function, n) for n in sizes]  # these calls warm up, too
    runs: list[list[float]] = [[] for _ in sizes]
    for _ in range(repeats):
        for n, count, times in zip(sizes, calls, runs, strict=True):
            times.append(seconds_of(partial(function, n), count))
    return runs


def _enough_calls(function: Callable[[int], Any], n: int) -> int:
    """The number of calls in a row that take at least SHORTEST seconds."""
    count, enough = 1, max(SHORTEST, TICKS * tick())
    while seconds_of(partial(function, n), count) * count < enough and count < MOST:
        count *= 2
    return count


def seconds_of(call: Callable[[], object], count: int = 1) -> float:
    """The seconds of one `call()`: the mean of `count` calls in a row, or of twice as many again
    and again until the clock has moved. So it is above 0, however coarse the clock is.

    Meanwhile no garbage is collected: a collection inside would count for this call.
    """
    timer = Timer(call, timer=perf_counter)
    while not (passed := timer.timeit(count)):
        count *= 2
    return passed / count


@cache
def tick() -> float:
    """The seconds from one time that the clock shows to the next. In a browser they are a ten
    thousandth or more, so that no page can spy on others."""
    return min(_next_change() for _ in range(5))  # in a pause the clock moves on


def _next_change() -> float:
    start = perf_counter()
    while (now := perf_counter()) == start:
        """It has not moved yet."""
    return now - start
