"""What is known about positions met before, compiled: two bounds and the key in one 64-bit word.

A bound is true of its position for ever. The table is an array whose length is a power of two;
each position has one place, and the last to come stays there. A word is read and written whole,
so several threads may share a table: an entry holds all of its key, or is taken for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from c4lab.solver.bits import BOTTOM
from c4lab.solver.jit import Bits, compiled

if TYPE_CHECKING:
    from c4lab.solver.control import Entries

SPREAD = np.uint64(0x9E3779B97F4A7C15)  # 2 to the 64 by the golden ratio, odd
KEY, LOWER, UPPER = np.uint64(15), np.uint64(9), np.uint64(3)
FIELD = np.uint64(63)
SHIFT = 32  # added to a bound, so that what is packed is never negative


@compiled(inline="always")
def key_of(mine: Bits, mask: Bits) -> Bits:
    """As in `c4lab.games.bits`: no two positions share one, and none is 0, an empty place."""
    return mine + mask + BOTTOM


@compiled(inline="always")
def place_of(key: Bits, table: Entries) -> int:
    """The position's place: the top bits of a product that stirs all bits of the key."""
    high = (key * SPREAD) >> np.uint64(32)
    return int((high * np.uint64(len(table))) >> np.uint64(32))


@compiled(inline="always")
def lower_of(entry: Bits) -> int:
    return int((entry >> LOWER) & FIELD) - SHIFT


@compiled(inline="always")
def upper_of(entry: Bits) -> int:
    return int((entry >> UPPER) & FIELD) - SHIFT


@compiled(inline="always")
def packed(key: Bits, lower: int, upper: int) -> Bits:
    return (key << KEY) | (np.uint64(lower + SHIFT) << LOWER) | (np.uint64(upper + SHIFT) << UPPER)
