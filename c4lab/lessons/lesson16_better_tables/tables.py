"""A table that counts, and tables with one fault each, which lesson 16 gives to the solver."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.games import Bitboard, ConnectFour
from c4lab.instruments.transpositions import Slot, remainder
from c4lab.lessons.shared.counting import Counting
from c4lab.solver.plain.search import exact

Bounds = tuple[int, int]
Entry = tuple[int, int, int]  # key, lower, upper

SOLVED = {
    "24422437332432465713211": 2,
    "47536336125235375563447756": 0,
    "656273354126117": -7,
    "66417267721726276552325": -2,
    "26631145257252177672261567": -2,
    "15667361665173653313735": 3,
    "235777322613461423176221": -3,
    "2662733777445123271264": -2,
    "5546632415262352356344": 3,
    "7412433253654211116536": -2,
}
"""Ten positions, as moves, and their exact scores."""


class Counted:
    """A table with `size` slots that counts probes and hits. The newest entry of a slot stays.

    `slot(key, size)` is the number of the slot for a key.
    """

    def __init__(self, size: int, slot: Slot = remainder) -> None:
        self.size, self.slot = size, slot
        self.entries: list[Entry | None] = [None] * size
        self.probes = self.hits = 0

    def bounds(self, key: int, lower: int, upper: int) -> Bounds:
        """The bounds that are stored for this key, or else the bounds that are given."""
        self.probes += 1
        known = self.entries[self.slot(key, self.size)]
        if known is None or known[0] != key:
            return lower, upper
        self.hits += 1
        return known[1], known[2]

    def store(self, key: int, lower: int, upper: int) -> None:
        self.entries[self.slot(key, self.size)] = (key, lower, upper)


class BoundAsValue(Counted):
    """Faulty: stores the new bound as lower and as upper bound."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.known: dict[int, Bounds] = {}

    def bounds(self, key: int, lower: int, upper: int) -> Bounds:
        self.known[key] = super().bounds(key, lower, upper)
        return self.known[key]

    def store(self, key: int, lower: int, upper: int) -> None:
        new = lower if lower != self.known[key][0] else upper
        super().store(key, new, new)


class UpperAsLower(Counted):
    """Faulty: stores the upper bound as lower bound too."""

    def store(self, key: int, lower: int, upper: int) -> None:
        super().store(key, upper, upper)


class LastBits(Counted):
    """Faulty: stores and compares only the last `bits` bits of each key."""

    def __init__(self, size: int, bits: int) -> None:
        super().__init__(size)
        self.bits = bits

    def bounds(self, key: int, lower: int, upper: int) -> Bounds:
        known = self.entries[key % self.size]
        if known is None or known[0] != key % 2**self.bits:
            return lower, upper
        return known[1:]

    def store(self, key: int, lower: int, upper: int) -> None:
        self.entries[key % self.size] = (key % 2**self.bits, lower, upper)


def nodes_of_all(size: int, slot: Slot) -> int:
    """The nodes of the searches for all positions in SOLVED, each with a new table."""
    nodes = 0
    for moves, score in SOLVED.items():
        table: Any = Counted(size, slot)  # `exact` takes any object with `bounds` and `store`
        board = Bitboard.parse(moves)
        assert exact(board.position, board.mask, table) == score
        nodes += table.probes
    return nodes


def misses(make: Callable[[], Any]) -> int:
    """How many scores of SOLVED come out wrong with the tables that `make` gives."""
    wrong = 0
    for moves, score in SOLVED.items():
        board = Bitboard.parse(moves)
        wrong += exact(board.position, board.mask, make()) != score
    return wrong


def solving(make: Callable[[int], Any]) -> Counting:
    """A contender: the exact score of a board, found with the table that `make(slots)` gives.

    Its nodes are the times that the solver asks the table.
    """

    def solve(board: ConnectFour, slots: int) -> tuple[int, int]:
        bits, table = Bitboard.of(board), Asked(make(slots))
        return exact(bits.position, bits.mask, table), table.probes  # type: ignore[arg-type]

    return Counting(solve)


class Asked:
    """Any table, with a count of its `probes`."""

    def __init__(self, table: Any) -> None:
        self.table, self.probes = table, 0

    def bounds(self, key: int, lower: int, upper: int) -> Bounds:
        self.probes += 1
        found: Bounds = self.table.bounds(key, lower, upper)
        return found

    def store(self, key: int, lower: int, upper: int) -> None:
        self.table.store(key, lower, upper)
