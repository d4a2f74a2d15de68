"""Transpositions, measured: orders of moves to a position, slots of keys, and what tables keep.

A key is a `Bitboard.key`. The functions on keys work on all positions of a ply at once, in arrays.
`Kept` is a table for measurements of a solver: one chooses its rule of replacement and its hash.
Dennis Breuker, Jos Uiterwijk and Jaap van den Herik, "Replacement Schemes for Transposition
Tables", 1994, compare such rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, cached_property
from math import expm1, log1p
from typing import TYPE_CHECKING, NamedTuple

from c4lab.games import Position
from c4lab.games.bits import BOTTOM, has_four, landings

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.uint64]

MOST_EXAMPLES = 6
Level = dict[Hashable, tuple[Position, int, list[tuple[int, ...]]]]
"""The positions after some moves, by key: (position, number of orders, some of the orders)."""


class Orders(NamedTuple):
    """How many orders of moves lead to a position, and some of them."""

    number: int
    some: list[tuple[int, ...]]


def orders_to(position: Position) -> Orders:
    """The orders in which the two sides can make their moves of `position` and reach it, with at
    most MOST_EXAMPLES examples, low moves first. The position's own history is one of the orders.

    An order in which the game ends before the last move does not count.

    >>> from c4lab.games import ConnectFour
    >>> orders_to(ConnectFour.parse("1234"))
    Orders(number=4, some=[(1, 2, 3, 4), (1, 4, 3, 2), (3, 2, 1, 4), (3, 4, 1, 2)])
    >>> from c4lab.games import TicTacToe
    >>> crosses_and_noughts = orders_to(TicTacToe.parse("15942"))
    >>> crosses_and_noughts.number, len(crosses_and_noughts.some)
    (12, 6)
    """
    start = type(position)()
    level: Level = {start.key: (start, 1, [()])}
    for ply in range(len(position.history)):
        own = set(position.history[ply % 2 :: 2])
        after: Level = {}
        for here, ways, some in level.values():
            for move in here.moves():
                if move not in own or not _fits(here, move, position):
                    continue
                there = here.play(move)
                _, before, found = after.get(there.key, (there, 0, []))
                found = sorted([*found, *((*each, move) for each in some)])[:MOST_EXAMPLES]
                after[there.key] = there, before + ways, found
        level = after
    _, number, some = level[position.key]
    return Orders(number, some)


def _fits(here: Position, move: int, target: Position) -> bool:
    """Whether the disc of `move` falls into a cell that this side has in `target`; True in games
    without falling discs."""
    landing, at = getattr(here, "landing", None), getattr(target, "at", None)
    return not (landing and at) or at(landing(move)) == here.player


WON = 7  # after fewer moves nobody has four in a row
ODD = 0x9E37_79B9_7F4A_7C15
"""2^64 divided by the golden ratio, made odd, as in Donald Knuth's multiplicative hashing."""


@cache
def boards_after(moves: int) -> tuple[tuple[int, int], ...]:
    """(mine, mask) of all positions of Connect Four after so many moves, in the order of their
    keys. Plain Python: a browser tab has no numpy.

    >>> len(boards_after(4))
    1120
    """
    if moves == 0:
        return ((0, 0),)
    found = set()
    for mine, mask in boards_after(moves - 1):
        if moves > WON and has_four(mine ^ mask):
            continue
        left = landings(mask)
        while left:
            cell = left & -left
            left ^= cell
            found.add((mine ^ mask, mask | cell))
    return tuple(sorted(found, key=sum))


def keys_after(moves: int) -> list[int]:
    """The keys of these positions, in ascending order."""
    return [mine + mask + BOTTOM for mine, mask in boards_after(moves)]


@cache
def positions_at(ply: int) -> tuple[Numbers, Numbers]:
    """The numbers `mine` and the numbers `mask` of all positions after `ply` moves, as arrays.

    The arrays are cached: do not change them.
    """
    import numpy as np

    mine, mask = np.array(boards_after(ply), np.uint64).T
    return mine, mask


def keys_at(ply: int) -> Numbers:
    """The keys of all positions after `ply` moves, each once, in ascending order.

    >>> len(keys_at(8))
    184275
    """
    import numpy as np

    mine, mask = positions_at(ply)
    return mine + mask + np.uint64(BOTTOM)


def mixed_slots(keys: Numbers, size: int) -> Numbers:
    """The slots of `keys` in a table of `size` slots, at most 2^32: each key is multiplied by ODD.
    Bits 32 to 63 of the product, divided by 2^32, are the part of the table before the slot."""
    import numpy as np

    part = keys * np.uint64(ODD) >> np.uint64(32)
    return part * np.uint64(size) >> np.uint64(32)


def by_chance(slots: int, keys: int) -> float:
    """The mean number of slots in use if each key goes to any slot with the same probability.

    >>> round(by_chance(1_000_003, 184_275))
    168293
    """
    return float(slots) if slots == 1 else -slots * expm1(keys * log1p(-1 / slots))


@dataclass(frozen=True, eq=False)
class Spread:
    """The slots of some keys, in the order of the keys, in a table of `size` slots."""

    size: int
    slots: Numbers

    @cached_property
    def counted(self) -> tuple[Numbers, npt.NDArray[np.intp]]:
        """(slots, counts): the slots in use, in order, and the number of keys in each."""
        import numpy as np

        return np.unique(self.slots, return_counts=True)

    @property
    def used(self) -> int:
        """The number of slots in use."""
        return len(self.counted[0])

    def fullest(self, first: int = 0, last: int | None = None) -> tuple[int, int]:
        """(slot, keys) of the slot with the most keys, from `first` to before `last`; (first, 0)
        if all of these are empty."""
        import numpy as np

        slots, counts = self.counted
        start, end = np.searchsorted(slots, [first, self.size if last is None else last])
        if start == end:
            return first, 0
        at = start + int(np.argmax(counts[start:end]))
        return int(slots[at]), int(counts[at])


Slot = Callable[[int, int], int]
"""(key, number of slots) -> slot."""
Entry = tuple[int, int, int, int]
"""(key, lower bound, upper bound, work): the work is the nodes that it took to find the bounds."""
Rule = Callable[[Entry, list[Entry]], list[Entry]]
"""(new entry, other entries of its slot) -> the entries that stay."""


def remainder(key: int, size: int) -> int:
    """The slot is the remainder of the key."""
    return key % size


class Kept:
    """A table with room for `entries`, `ways` of them in each slot; `rule` says which stay."""

    def __init__(self, entries: int, rule: Rule, ways: int, slot: Slot) -> None:
        self.size = entries // ways
        self.slots: dict[int, list[Entry]] = {}  # the slots in use
        self.rule, self.slot = rule, slot
        self.probes = 0
        self.begun: dict[int, int] = {}  # by key: the probes when its search began

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        """The stored bounds of `key`, or else `lower` and `upper`."""
        self.probes += 1
        self.begun[key] = self.probes
        for other, low, high, _ in self.slots.get(self.slot(key, self.size), ()):
            if other == key:
                return low, high
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        """Stores the bounds of `key`. Their work is the probes since `bounds` was asked for it."""
        at = self.slot(key, self.size)
        new = key, lower, upper, self.probes - self.begun[key]
        others = [entry for entry in self.slots.get(at, ()) if entry[0] != key]
        self.slots[at] = self.rule(new, others)
