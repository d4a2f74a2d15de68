"""How a search runs: with how large a table, in which slices, and what it tells meanwhile.

A search gives up after so many nodes, and is asked again: meanwhile Ctrl-C can stop it, its caller
is told how far it is, other threads get their turn, and so does the page in a browser. It repeats
little, since the table keeps what it has found: less than a thousandth. Nodes and not seconds, so
that the same question always searches the same positions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from c4lab.work.resting import rest

WORD = 8  # bytes; an entry of a table is one
FEWEST = 16  # entries
USUAL = 128 << 20
"""Bytes of a table unless the caller names a size. A larger table helps only where a solve takes
minutes."""
MOST = 1 << 31
"""Bytes: WebAssembly counts its memory in 32 bits."""
UNKNOWN = 128 << 20
"""Bytes that are taken to be free where psutil is missing, as in a browser."""
SHARE = 4  # a table takes at most 1/SHARE of the free memory unless the caller names a size


def table_bytes(memory: int | None) -> int:
    """The bytes of a table, a power of two: at most `memory`, or what suits the computer (None).

    Raises ValueError with the reason if `memory` is no whole number, too little for 16 entries, or
    more than is free or than a table can have.

    >>> table_bytes(1_000_000)
    524288
    """
    spare = _free_bytes()
    if memory is None:
        memory = max(min(USUAL, spare // SHARE), FEWEST * WORD)
    elif type(memory) is not int:
        raise ValueError(
            f"memory={memory!r:.80}: give the bytes for the table as a whole number, such as "
            "memory=1 << 30 for a gigabyte."
        )
    elif memory < FEWEST * WORD:
        raise ValueError(f"memory is too little: a table needs {FEWEST * WORD} bytes at least.")
    elif memory > MOST:
        raise ValueError(f"memory is too much: a table has {MOST} bytes at most, 2 gigabytes.")
    elif memory > spare:
        raise ValueError(f"memory is more than the computer has free: {spare} bytes at the moment.")
    return 1 << memory.bit_length() - 1


def _free_bytes() -> int:
    try:
        import psutil
    except ImportError:
        return UNKNOWN
    return int(psutil.virtual_memory().available)


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
