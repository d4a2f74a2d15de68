"""What is known about positions met before, compiled: two bounds and the key in one 64-bit word.

A bound stays true, so the table drops an entry only to make room: each position has one place,
and a new entry replaces the old one. The processor reads and writes a word as a whole, so threads
may share a table: a reader checks the whole key and ignores an entry of another position.

There are two tables. Most positions of a search are late ones, near the end of the game, which
the search meets again soon or never. They have a small table that stays in the processor's cache.
Each early position stands for much work, so these have a large table in main memory to themselves.
To wait for main memory takes as long as to search two positions.
"""

from __future__ import annotations

import numpy as np

from c4lab.solver.bits import BOTTOM, U0, mirrored, signed
from c4lab.solver.control import EARLY, EARLY_SHIFT, LATE, LATE_SHIFT
from c4lab.solver.jit import Bits, compiled
from c4lab.solver.words import fetch, load, store

SPREAD = np.uint64(0x9E3779B97F4A7C15)  # 2 to the 64 by the golden ratio, odd
KEY, LOWER, UPPER = np.uint64(15), np.uint64(9), np.uint64(3)  # where each part of an entry begins
FIELD = np.uint64(63)
SHIFT = 32  # added to a bound, so that what is packed is never negative

LATE_FROM = 22  # discs: fewer are early
MIRRORED_TO = 16
"""Discs: with fewer, a position and its mirror image share an entry. Later on, hardly any two
positions of one search are mirror images, and turning them costs more than it finds."""


@compiled(inline="always")
def key_of(mine: Bits, mask: Bits, discs: int) -> Bits:
    """As in `c4lab.solver.keys`: no two positions share one but mirror images; none is 0.

    0 is what an empty place holds.
    """
    key = mine + mask + BOTTOM
    if discs < MIRRORED_TO:
        key = min(key, mirrored(key))
    return key


@compiled(inline="always")
def place(key: Bits, shift: int) -> int:
    """The top bits of a product that stirs all bits of the key."""
    return signed((key * SPREAD) >> np.uint64(shift))


@compiled(inline="always")
def find(key: Bits, discs: int, control: int) -> Bits:
    """The entry of the position that has this key, or 0."""
    if discs < LATE_FROM:
        entry = load(signed(load(control, EARLY)), place(key, load(control, EARLY_SHIFT)))
    else:
        entry = load(signed(load(control, LATE)), place(key, load(control, LATE_SHIFT)))
    return entry if entry >> KEY == key else U0


@compiled(inline="always")
def expect(key: Bits, discs: int, control: int) -> None:
    """Says that this position will be looked for soon; late ones are near at all times."""
    if discs < LATE_FROM:
        fetch(signed(load(control, EARLY)), place(key, load(control, EARLY_SHIFT)))


@compiled(inline="always")
def keep(key: Bits, discs: int, lower: int, upper: int, control: int) -> None:
    """Remember that the score of the position lies from `lower` to `upper`."""
    entry = key << KEY | np.uint64(lower + SHIFT) << LOWER | np.uint64(upper + SHIFT) << UPPER
    if discs < LATE_FROM:
        store(signed(load(control, EARLY)), place(key, load(control, EARLY_SHIFT)), entry)
    else:
        store(signed(load(control, LATE)), place(key, load(control, LATE_SHIFT)), entry)


@compiled(inline="always")
def lower_of(entry: Bits) -> int:
    return signed((entry >> LOWER) & FIELD) - SHIFT


@compiled(inline="always")
def upper_of(entry: Bits) -> int:
    return signed((entry >> UPPER) & FIELD) - SHIFT
