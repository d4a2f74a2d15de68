"""What measurements share: exact seconds, positions by name, and a bar meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from time import perf_counter
from timeit import Timer
from typing import Any, TypeVar

from c4lab.games import Position
from c4lab.work.resting import threads_start

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
    calls = [enough_calls(partial(function, n)) for n in sizes]  # these calls warm up, too
    runs: list[list[float]] = [[] for _ in sizes]
    for _ in range(repeats):
        for n, count, times in zip(sizes, calls, runs, strict=True):
            times.append(seconds_of(partial(function, n), count))
    return runs


def enough_calls(call: Callable[[], object]) -> int:
    """The number of calls in a row that take at least SHORTEST seconds."""
    count, enough = 1, max(SHORTEST, TICKS * tick())
    while seconds_of(call, count) * count < enough and count < MOST:
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


def positions_by_name(
    positions: Mapping[str, Position] | Sequence[Position],
) -> dict[str, Position]:
    """Returns the positions by name. In a list a position's name is its moves, or "start".

    Raises ValueError for anything but positions.
    """
    if isinstance(positions, Mapping):
        _refuse_others(positions.values())
        return dict(positions)
    if isinstance(positions, Position):
        raise ValueError("Give the position a name or a list: {'start': position} or [position].")
    if not isinstance(positions, (list, tuple)):
        raise ValueError(
            f"Give a list of positions, such as [ConnectFour()]; not {positions!r:.40}."
        )
    _refuse_others(positions)
    names: dict[str, Position] = {}
    for position in positions:
        name = str(position) or "start"
        names[name if name not in names else f"{name} ({len(names) + 1})"] = position
    return names


def _refuse_others(positions: Iterable[Any]) -> None:
    for each in positions:
        if not isinstance(each, Position):
            raise ValueError(f"{each!r:.40} is no position: give one such as ConnectFour().")


T = TypeVar("T")


def with_bar(steps: Iterable[T], title: str, total: int | None = None) -> Iterator[T]:
    """The same steps; a bar counts them while somebody watches, where tqdm is here to draw it."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        yield from steps
        return
    if not threads_start():
        from tqdm.notebook import tqdm  # the page is always a notebook, which tqdm cannot know

        tqdm.monitor_interval = 0  # a thread
    with tqdm(steps, desc=title, total=total, leave=False, disable=not someone_watches()) as bar:
        yield from bar


def someone_watches() -> bool:
    """Whether a person sees this run. Nobody does while notebooks are built or tested."""
    if "IPython" in sys.modules:
        shell = sys.modules["IPython"].get_ipython()
        if hasattr(shell, "kernel"):  # if input() is allowed, somebody is at the keyboard
            return bool(shell.kernel.get_parent().get("content", {}).get("allow_stdin"))
    return sys.stderr.isatty()
