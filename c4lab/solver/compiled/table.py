"""Compiled tables of bounds on scores: an entry has two bounds and the key in one 64-bit word.

A bound stays true, so the table drops an entry only to make room: each position has one place,
and a new entry replaces the old one.

There are two tables. Most positions of a search are late ones, near the end of the game, which
the search meets again soon or never. They have a small table that stays in the processor's cache.
Each early position stands for much work, so these have a large table in main memory to themselves.
To wait for main memory takes as long as to search two positions.
"""

import numpy as np

from c4lab.solver.compiled.bits import ALL, BOTTOM, COLUMN, U0, U1, WIDTH, mirrored, signed
from c4lab.solver.compiled.compiling import Bits, compiled, load, store
from c4lab.solver.compiled.control import EARLY, EARLY_SHIFT, LATE, LATE_SHIFT

SPREAD = np.uint64(0x9E3779B97F4A7C15)  # 2 ** 64 divided by the golden ratio, odd
KEY, LOWER = np.uint64(12), np.uint64(6)  # where these parts of an entry begin; `upper` at 0
WHOLE_KEY = WIDTH * COLUMN + 12 <= 64
"""Whether an entry has room for all bits of a key. If not, it holds the lower bits of the product
`key * SPREAD`; its place in the table is the top bits. No two keys have the same product."""
FIELD = np.uint64(63)
SHIFT = 32  # added to a bound, so that what is packed is never negative

LATE_FROM = ALL - 20  # discs, 22 on the standard board: fewer are early
MIRRORED_TO = ALL - 26
"""Discs, 16 on the standard board: with fewer, a position and its mirror image share an entry.
Later on, hardly any two positions of one search are mirror images, and turning them costs more than
it finds."""


@compiled(inline="always")
def key_of(mine: Bits, mask: Bits, discs: int) -> Bits:
    """The key, as in `c4lab.solver.plain.table`: only mirror images share one.

    No key is 0, which is what an empty place holds.
    """
    key = mine + mask + BOTTOM
    if discs < MIRRORED_TO:
        key = min(key, mirrored(key))
    return key


@compiled(inline="always")
def place(key: Bits, shift: int) -> int:
    """The index for a key: the top bits of a product, on which all bits of the key have effect."""
    return signed((key * SPREAD) >> np.uint64(shift))


@compiled(inline="always")
def key_part(key: Bits, shift: int) -> Bits:
    """The part of a key that its entry holds."""
    if WHOLE_KEY:
        return key
    return key * SPREAD & ((U1 << np.uint64(shift)) - U1)


@compiled(inline="always")
def find(key: Bits, discs: int, control: int) -> Bits:
    """The entry of the position that has this key, or 0."""
    if discs < LATE_FROM:
        shift = load(control, EARLY_SHIFT)
        entry = load(signed(load(control, EARLY)), place(key, shift))
    else:
        shift = load(control, LATE_SHIFT)
        entry = load(signed(load(control, LATE)), place(key, shift))
    return entry if entry >> KEY == key_part(key, shift) else U0


@compiled(inline="always")
def keep(key: Bits, discs: int, lower: int, upper: int, control: int) -> None:
    """Stores that the score of the position lies from `lower` to `upper`."""
    bounds = np.uint64(lower + SHIFT) << LOWER | np.uint64(upper + SHIFT)
    if discs < LATE_FROM:
        shift = load(control, EARLY_SHIFT)
        entry = key_part(key, shift) << KEY | bounds
        store(signed(load(control, EARLY)), place(key, shift), entry)
    else:
        shift = load(control, LATE_SHIFT)
        entry = key_part(key, shift) << KEY | bounds
        store(signed(load(control, LATE)), place(key, shift), entry)


@compiled(inline="always")
def lower_of(entry: Bits) -> int:
    return signed((entry >> LOWER) & FIELD) - SHIFT


@compiled(inline="always")
def upper_of(entry: Bits) -> int:
    return signed(entry & FIELD) - SHIFT
