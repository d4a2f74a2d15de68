"""How the keys of positions spread over the slots of a table.

A key is a `Bitboard.key`. The functions work on all positions of a ply at once, in arrays.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import expm1, log1p
from typing import TYPE_CHECKING

from c4lab.games.bits import BOTTOM, has_four, landings

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.uint64]
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
