"""How far a search has come, and the slices in which it runs.

A search gives up after so many nodes, and is asked again: meanwhile Ctrl-C can stop it, its caller
is told how far it is, other threads get their turn, and so does the page in a browser. It repeats
little, since the table keeps what it has found: less than a thousandth. Nodes and not seconds, so
that the same question always searches the same positions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from c4lab.work.resting import rest

NODES = 1 << 18
"""In a slice: some 0.03 seconds, on a telephone 0.2."""
SECONDS = 0.1
"""Between two reports."""


@dataclass(frozen=True)
class SearchProgress:
    """How far a search has come: the score is from `lower` to `upper`, both included."""

    nodes: int
    lower: int
    upper: int
    seconds: float


Report = Callable[[SearchProgress], object]


class Reporter:
    """Reports on one search, about ten times a second; without a `report`, says nothing."""

    def __init__(self, report: Report | None) -> None:
        self._report, self._start = report, perf_counter()
        self._next = self._start + SECONDS

    def between_slices(self, nodes: int, lower: int, upper: int) -> None:
        """Reports if it is time to, and lets the page have its turn. Raises what `report` does."""
        now = perf_counter()
        if self._report is not None and now >= self._next:
            self._next = now + SECONDS
            self._report(SearchProgress(nodes, lower, upper, now - self._start))
        rest()
