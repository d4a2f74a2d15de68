"""Bounds on a score that need no search: the other side answers in the same column.

Say that an even number of cells is empty, and that the other side always answers on top of the
disc just played. Then in a column with an even number of empty cells the side to move gets every
second one from the lowest on, and no more: those with an odd number of cells above them. In one
with an odd number it comes to take the last cell, and there is no answer on top. But then an odd
number is empty on the whole board, so in some other such column too, and there the other side
plays. As that turns round who gets which cells, let the side to move have all of these columns. If
what it has and may get holds no four, it does not win. A four upright need not be looked for: a
disc of the side to move comes to lie on another of its own only if that was there before, and the
next one on top is the other side's. If moreover the other side makes a four with its answers in
the even columns, it wins.

With an odd number of empty cells the other side would run out of answers and have to begin a
column. Not so if it has a winning cell in a column with an odd number of empty cells, with an odd
number of them above it and so beneath it too. There too it answers on top, until one cell is left
beneath: if the side to move fills that, the other side wins. The other columns have an even number
of empty cells, and in them there is always an answer, as above. So in the end the side to move has
nothing else to fill. All other columns are full by then, which says how late it loses, unless it
loses sooner.

None of this depends on how large the board is.

The idea: James D. Allen, "A Note on the Computer Solution of Connect-Four", 1989, and Victor
Allis, "A Knowledge-Based Approach of Connect-Four", 1988, who call it claimeven and odd threat.
"""

from __future__ import annotations

import numpy as np

from c4lab.solver.bits import ALL, BOTTOM, CELLS, HEIGHT, U0, U1, has_line, landings
from c4lab.solver.jit import Bits, compiled

# Rows are counted from the top, which the other side takes: as high as the board is even, they
# are the odd ones from below (the first, the third, the fifth), and the even ones.
THEIR_ROWS = BOTTOM * np.uint64(sum(1 << row for row in range(HEIGHT - 1, -1, -2)))
OUR_ROWS = CELLS ^ THEIR_ROWS
TOP = np.uint64(HEIGHT)
LOWEST_THREAT = 2 - HEIGHT % 2
"""Rows beneath the lowest threat that counts: one of ours, not at the foot of its column."""

UNKNOWN = 100
"""More than any score."""
LOWEST = -1 - len(range(LOWEST_THREAT + 2, HEIGHT, 2))
"""The lowest bound that `at_most` gives."""


@compiled(inline="always")
def at_most(mine: Bits, mask: Bits, discs: int, their_cells: Bits) -> int:
    """An upper bound on the score, 0 or less; UNKNOWN if the rule gives none.

    `their_cells` are the empty cells that complete a four of the other side. Assumes that the
    side to move cannot win with its next disc.
    """
    empty = CELLS ^ mask
    odd = odd_columns(mask)
    if (ALL - discs) & 1 == 0:
        if has_line(mine | (empty & (OUR_ROWS | odd))):
            return UNKNOWN
        return -1 if has_line((mine ^ mask) | (empty & THEIR_ROWS & ~odd)) else 0
    threats = their_cells & OUR_ROWS & odd
    if threats == U0:
        return UNKNOWN
    threat = threats & (~threats + U1)  # the leftmost one's lowest
    foot = U0
    for row in range(LOWEST_THREAT, HEIGHT, 2):
        foot |= threat >> np.uint64(row)
    foot &= BOTTOM
    column = (foot << TOP) - foot
    beneath = (threat - foot) & THEIR_ROWS
    if has_line(mine | (empty & ((OUR_ROWS & ~odd) | (odd & ~column) | beneath))):
        return UNKNOWN
    # The cells above it stay empty: one, or with each such row in which it could lie, two more.
    bound = -1
    for row in range(LOWEST_THREAT + 2, HEIGHT, 2):
        if threat < foot << np.uint64(row):
            bound -= 1
    return bound


@compiled(inline="always")
def odd_columns(mask: Bits) -> Bits:
    """All cells of the columns that have an odd number of empty cells."""
    lowest = landings(mask) & THEIR_ROWS
    feet = U0
    for row in range((HEIGHT - 1) % 2, HEIGHT, 2):
        feet |= lowest >> np.uint64(row)
    feet &= BOTTOM
    return (feet << TOP) - feet
