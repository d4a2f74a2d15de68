"""How a function's cost grows: run it at several sizes, and fit a power of n.

If the cost is a * n^k, its logarithm is log a + k * log n. This is a straight line with slope k on
logarithmic axes. So the slope of the line that fits best is an estimate of the exponent k.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, nan
from numbers import Real
from statistics import linear_regression, median
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from c4lab.instruments.measuring import take_turns
from c4lab.instruments.meter import BudgetExceeded
from c4lab.instruments.steps import count_steps
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd

By = Literal["steps", "seconds"]
LIMIT = 5_000_000
"""The most steps of one run. To count them takes a few seconds."""
POOR = 0.25
"""If a point lies further from the line than this share, the text says not to trust the line."""


class Fit(NamedTuple):
    """The cost `factor * n ** exponent`. The worst point is `off` by this share: 0.03 is 3 %."""

    exponent: float
    factor: float
    off: float


def fit(sizes: Sequence[float], costs: Sequence[float]) -> Fit:
    """The power of n that fits best: by least squares on logarithmic axes. Raises ValueError for
    fewer than two sizes, and for numbers that are not above 0.

    >>> fit([10, 20, 40], [300, 1200, 4800])
    Fit(exponent=2.0, factor=3.0, off=0.0)
    """
    if len(sizes) != len(costs) or len({*sizes}) < 2:
        raise ValueError("A line needs at least two different sizes, and a cost for each size.")
    if min(*sizes, *costs) <= 0:
        raise ValueError("Sizes and costs must be above 0: other numbers have no logarithm.")
    x, y = [log(size) for size in sizes], [log(cost) for cost in costs]
    slope, start = linear_regression(x, y)
    off = max(abs(b - start - slope * a) for a, b in zip(x, y, strict=True))
    return Fit(*(round(number, 9) for number in (slope, exp(start), exp(off) - 1)))


@dataclass(frozen=True)
class Growth:
    """What `growth` measured: for each size the cost, the lowest and the highest, and the fit."""

    name: str
    by: By
    sizes: tuple[int, ...]
    costs: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    fit: Fit

    @property
    def exponent(self) -> float:
        """The slope of the line on logarithmic axes."""
        return self.fit.exponent

    @property
    def slopes(self) -> tuple[float, ...]:
        """The slope from each size to the next. If they differ much, the cost is no power of n."""
        pairs = list(zip(self.sizes, self.costs, strict=True))
        return tuple(log(b / a) / log(n / m) for (m, a), (n, b) in pairwise(pairs))

    def table(self) -> pd.DataFrame:
        """A row for each size: cost, fastest and slowest run, and the slope since the row above."""
        columns: dict[str, Sequence[float]] = {"n": self.sizes}
        if self.by == "steps":
            columns["steps"] = [round(cost) for cost in self.costs]
        else:
            columns |= {"seconds": self.costs, "low": self.low, "high": self.high}
        columns["slope"] = (nan, *(round(slope, 2) for slope in self.slopes))
        return table_of(list(columns), zip(*columns.values(), strict=True))

    def __str__(self) -> str:
        return f"{self.name}: {self.by} grow like n^{self.exponent:.2f}; {self._quality()}."

    def _quality(self) -> str:
        """How well the line fits, as the end of a sentence."""
        if self.fit.off > POOR:
            return (
                f"but the line misses a point by {100 * self.fit.off:.0f} %, and from size to "
                f"size the slope is anything from {min(self.slopes):.2f} to "
                f"{max(self.slopes):.2f}, so do not trust it"
            )
        return f"the worst point is {100 * self.fit.off:.1f} % off the line"

    __repr__ = __str__


def growth(
    function: Callable[[int], Any], sizes: Sequence[int], by: By = "steps", repeats: int = 5
) -> Growth:
    """Runs `function(n)` for each n of `sizes`, and estimates how its cost grows.

    By "steps" each size runs once, because its count never changes. By "seconds" each size runs
    once to warm up and then `repeats` times; the sizes take turns, and the cost is the median.
    Raises ValueError for arguments that cannot be measured, BudgetExceeded for a size that takes
    more than LIMIT steps.
    """
    name = getattr(function, "__name__", "function")
    if not callable(function):
        raise ValueError(f"Pass the function itself, without parentheses: {function!r} is none.")
    sizes = getattr(sizes, "tolist", lambda: sizes)()  # a numpy array becomes a list
    if not _are_sizes(sizes):
        raise ValueError("Give at least three sizes, the smallest first: [1000, 2000, 4000].")
    if not isinstance(repeats, int) or repeats < 1:
        raise ValueError(f"Repeat each run at least once: {repeats!r} is not a number of times.")
    if by == "steps":
        runs = [[float(_steps(function, name, n))] for n in sizes]
    elif by == "seconds":
        runs = take_turns(function, sizes, repeats)
    else:
        raise ValueError(f"Nothing is counted by {by!r}: choose 'steps' or 'seconds'.")
    costs = tuple(map(median, runs))
    low, high = tuple(map(min, runs)), tuple(map(max, runs))
    return Growth(name, by, tuple(sizes), costs, low, high, fit(sizes, costs))


def _are_sizes(sizes: Any) -> bool:
    """Whether there are three numbers or more, each larger than the one before."""
    if not isinstance(sizes, Sequence) or not all(isinstance(n, Real) for n in sizes):
        return False
    return len(sizes) > 2 and all(m < n for m, n in pairwise(sizes))


def _steps(function: Callable[[int], Any], name: str, n: int) -> int:
    try:
        return count_steps(function, n, budget=LIMIT).steps
    except BudgetExceeded:
        raise BudgetExceeded(
            f"{name}({n:,}) takes more than {LIMIT:,} steps: choose smaller sizes."
        ) from None
