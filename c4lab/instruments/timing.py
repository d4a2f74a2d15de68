"""Timing a function, at one size or several, as honestly as a shared computer allows."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any

SHORTEST = 0.002
"""Seconds. Shorter calls are timed several at once: the clock itself takes time to read."""
MOST = 1_000_000


def take_turns(
    function: Callable[[int], Any], sizes: Sequence[int], repeats: int
) -> list[list[float]]:
    """For each n of `sizes`, the seconds of `repeats` calls of `function(n)`.

    Each size runs once to warm up. Then the sizes take turns: a busy moment slows all alike.
    """
    calls = [_enough_calls(function, n) for n in sizes]  # this warms up, too
    runs: list[list[float]] = [[] for _ in sizes]
    for _ in range(repeats):
        for n, count, times in zip(sizes, calls, runs, strict=True):
            times.append(seconds_of(partial(function, n), count))
    return runs


def _enough_calls(function: Callable[[int], Any], n: int) -> int:
    """How many calls in a row take long enough for the clock."""
    count = 1
    while seconds_of(partial(function, n), count) * count < SHORTEST and count < MOST:
        count *= 2
    return count


def seconds_of(call: Callable[[], object], count: int = 1) -> float:
    """Seconds for one `call()`, from `count` of them in a row."""
    with collector_off():  # a collection in the middle would be charged to this run
        start = perf_counter()
        for _ in range(count):
            call()
        return (perf_counter() - start) / count


@contextmanager
def collector_off() -> Iterator[None]:
    """Inside, Python does not stop to look for garbage; afterwards, it does so if it did before."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
