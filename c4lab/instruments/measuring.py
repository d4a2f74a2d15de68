"""What measurements share: exact seconds, positions by name, a bar meanwhile, findings in words."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from statistics import fmean
from time import perf_counter
from timeit import Timer
from typing import Any, TypeVar

from c4lab.games import Position
from c4lab.tables import records
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


Row = dict[str, Any]
LEAST = {"nodes": 1.005, "seconds": 1.05}
"""How many times as much as the best the first must take, to be beaten: a percent as it is printed,
and more than one race of seconds differs from the next."""


def finding(table: Any, y: str, along: str = "depth") -> str:
    """The result of a race as a sentence: the best contender compared with the first.

    It compares sums over the boards that both have finished. Of several depths it says where the
    best contender of the deepest one begins to be the best, and how much it saves there.
    """
    rows = [row for row in records(table) if row[y] is not None]
    by_depth: dict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        by_depth[row["depth"]].append(row)
    first = rows[0]["contender"]
    best = {depth: _best(some, first, y) for depth, some in by_depth.items()}
    if any(ratio for _, ratio in best.values()):  # then only depths with two or more to compare
        best = {depth: found for depth, found in best.items() if found[1]}
    *before, deepest = best
    name, ratio = best[deepest]
    if not before or (name is None and all(best[depth][0] is None for depth in before)):
        return _said(by_depth[deepest], first, name, ratio, y)
    since = deepest
    for depth in reversed(before):
        if best[depth][0] != name:
            break
        since = depth
    at_deepest = at_number(along, deepest)
    where = f"At {at_deepest}" if since == deepest else f"From {at_number(along, since)} on"
    if since == before[0] and name is not None:
        return f"{_said(by_depth[deepest], first, name, ratio, y)} at {at_deepest}"
    if name is None:
        return f"{where}, {_lower(_said([], first, name, ratio, y))}"
    if since == deepest:
        return f"{where}, {_said([], first, name, ratio, y)}"
    return f"{where}, {'fewest nodes' if y == 'nodes' else 'fastest'} with {name}"


def at_number(along: str, number: int | str) -> str:
    """One of the numbers that a race goes over, such as "depth 4" or "4,096 entries".

    >>> at_number("depth", 4), at_number("entries", 4096)
    ('depth 4', '4,096 entries')
    """
    said = f"{number:,}" if isinstance(number, int) else number
    return f"{said} {along}" if along.endswith("s") else f"{along} {said}"


def _best(rows: list[Row], first: str, y: str) -> tuple[str | None, float]:
    """The contender that is best compared with `first`, and first's sum divided by its sum; None
    if `first` is as good as any, or nearly so (LEAST). The ratio is 0 with nobody to compare."""
    of: dict[str, dict[Any, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        of[row["contender"]][row["position"]].append(float(row[y]))
    ratios = {}
    for name in of.keys() - {first}:
        both = of[first].keys() & of[name].keys()
        if both and (total := sum(fmean(of[name][board]) for board in both)) > 0:
            ratios[name] = sum(fmean(of[first][board]) for board in both) / total
    names = sorted(ratios, key=[*of].index)
    best = max(names, key=ratios.__getitem__, default=None)
    if best is None or ratios[best] < LEAST[y]:
        return None, ratios[best] if best else 0
    return best, ratios[best]


def _said(rows: list[Row], first: str, best: str | None, ratio: float, y: str) -> str:
    if best is None and not ratio:
        return f"{amount(sum(row[y] for row in rows), y)} with {first}"
    if best is None:
        faster = "is clearly faster" if ratio > LEAST["nodes"] else "is faster"
        verb = "looks at fewer nodes" if y == "nodes" else faster
        return f"Nothing here {verb} than {first}"
    if y == "seconds":
        return f"{ratio:,.{0 if ratio >= 10 else 1}f} times as fast with {best} as with {first}"
    if ratio > 100:
        return f"1 node with {best} for {ratio:,.0f} with {first}"
    return f"{100 - 100 / ratio:.0f} % fewer nodes with {best} than with {first}"


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def amount(number: float, y: str = "seconds") -> str:
    """A number with its unit as short text: 18,297 nodes; 2 ms."""
    if y == "nodes":
        return f"{number:,.0f} node{'' if number == 1 else 's'}"
    for unit, scale in (("s", 1.0), ("ms", 1e-3)):
        if number >= 0.9995 * scale:  # 999.6 ms would read 1e+03 ms
            return f"{number / scale:.3g} {unit}"
    return f"{number / 1e-6:.3g} µs"
