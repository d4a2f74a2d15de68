"""Compiled functions on boards: the cells that complete a four, the number of bits set.

A board is two numbers, `mine` and `mask`, as in `c4lab.games.bits`. All numbers are unsigned:
a signed number and an unsigned one together become a fraction in numba.
"""

import numpy as np

from c4lab.solver.compiled.compiling import Bits, compiled
from c4lab.solver.compiled.control import LAYOUT

WIDTH, HEIGHT, COLUMN = LAYOUT.width, LAYOUT.height, LAYOUT.column
ALL = WIDTH * HEIGHT
BOTTOM = np.uint64(LAYOUT.bottom)
CELLS = np.uint64(LAYOUT.cells)
CENTRE_FIRST = tuple(np.uint64(column) for column in LAYOUT.columns)
FALLING, LEVEL, RISING = (np.uint64(COLUMN + slope) for slope in (-1, 0, 1))
WIDE = WIDTH >= 4  # else no four is level or slanting
U0, U1, U2, U3, U4 = (np.uint64(number) for number in range(5))
COLUMNS = tuple(np.uint64((1 << COLUMN) - 1 << COLUMN * column) for column in range(WIDTH))
MIDDLE = COLUMNS[WIDTH // 2] if WIDTH % 2 else U0

ONES = np.uint64(0x0101010101010101)
PAIRS, FOURS, EIGHTS = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F


@compiled(inline="always")
def cells_along(discs: Bits, step: Bits) -> Bits:
    """The cells that would complete a four with three of `discs` in the direction of `step`."""
    two, three = step + step, step + step + step
    after = (discs << step) & (discs << two)  # the two cells before these are discs
    before = (discs >> step) & (discs >> two)  # the two cells after these are
    cells = after & ((discs << three) | (discs >> step))
    return cells | (before & ((discs >> three) | (discs << step)))


@compiled(inline="always")
def winning_cells(discs: Bits, mask: Bits) -> Bits:
    """The empty cells, within reach or not, where one more of `discs` makes four in a row."""
    cells = (discs << U1) & (discs << U2) & (discs << U3)
    if WIDE:
        cells |= (
            cells_along(discs, FALLING) | cells_along(discs, LEVEL) | cells_along(discs, RISING)
        )
    return cells & (CELLS ^ mask)


@compiled(inline="always")
def count(bits: Bits) -> Bits:
    """The number of bits set: added in pairs, fours and eights; one product adds the eights."""
    bits = bits - ((bits >> U1) & np.uint64(PAIRS))
    bits = (bits & np.uint64(FOURS)) + ((bits >> U2) & np.uint64(FOURS))
    bits = (bits + (bits >> U4)) & np.uint64(EIGHTS)
    return (bits * ONES) >> np.uint64(56)


@compiled(inline="always")
def signed(bits: Bits) -> int:
    """The same number as a signed one, so that a difference may be negative."""
    return np.int64(bits)  # type: ignore[return-value]


@compiled(inline="always")
def several(bits: Bits) -> bool:
    """Whether more than one bit is set: `bits & bits - 1` is `bits` without the lowest."""
    return bool(bits & (bits - U1))


@compiled(inline="always")
def landings(mask: Bits) -> Bits:
    """The lowest empty cell of each open column: 1 added at its foot carries through its discs."""
    return (mask + BOTTOM) & CELLS


@compiled(inline="always")
def has_line(discs: Bits) -> bool:
    """Whether four of `discs` lie in a row that is level or slanting."""
    found = U0
    if WIDE:
        for step in (FALLING, LEVEL, RISING):
            pairs = discs & (discs >> step)
            found |= pairs & (pairs >> (step + step))
    return bool(found)


@compiled(inline="always")
def mirrored(key: Bits) -> Bits:
    """The key of the mirror image: each column in the place of the one across the middle."""
    turned = key & MIDDLE
    for column in range(WIDTH // 2):
        by = np.uint64(COLUMN * (WIDTH - 1 - 2 * column))
        turned |= (key & COLUMNS[column]) << by | key >> by & COLUMNS[column]
    return turned
