"""Bounds on a score that need no search: the other side answers each disc by a rule.

Cells of a column with an even number of cells above them are theirs here, the others ours; "they"
are the other side. A column is odd if its number of empty cells is odd, so that its lowest empty
cell is theirs. Say that an even number of cells is empty on the board: then the number of odd
columns is even. They answer a disc in an even column on top of it, and one in an odd column with
the lowest cell of another odd column, which makes both even. So there always is an answer, and the
side to move gets no more than our cells and the lowest cells of odd columns. If these and its discs
hold no four, it does not win.

A four upright need not be looked for: a disc of the side to move that comes to lie on another one
gets an answer on top. Only where two of its discs lie on top of an odd column, they have to answer
there on top at once. The column stays odd, so its lowest cell but two counts as a lowest cell, too.

They may have a winning cell among their cells that is not the lowest of an odd column. Then the
side to move gets nothing above it: it never fills the cell beneath, because they would win. In the
end no other cell is left to fill. By then the rest of the board is full, so we know the latest move
at which it loses. Without such a cell it also loses if their answers make a four.

With an odd number of empty cells they run out of answers and have to begin a column, unless they
have a winning cell among ours that is not within reach. Then they never fill the cell beneath it.
While that column is odd, they answer in it on top. While it is even, they treat it as one of the
odd columns above: a disc in one of these is answered in another. It is odd from then on. So there
always is an answer, until the side to move has to fill the cell beneath the winning cell. With an
even number of empty cells, the same is true of two such cells in two columns.

This holds on boards of any size.

The idea: James D. Allen, "A Note on the Computer Solution of Connect-Four", 1989, and Victor
Allis, "A Knowledge-Based Approach of Connect-Four", 1988, who call it claimeven, baseinverse and
odd threat.
"""

import numpy as np

from c4lab.solver.compiled.bits import (
    ALL,
    BOTTOM,
    CELLS,
    HEIGHT,
    U0,
    U1,
    U2,
    count,
    has_line,
    landings,
    signed,
)
from c4lab.solver.compiled.compiling import Bits, compiled

# Where the height is even, theirs are the even rows from below (the second, the fourth, the sixth).
THEIR_ROWS = BOTTOM * np.uint64(sum(1 << row for row in range(HEIGHT - 1, -1, -2)))
OUR_ROWS = CELLS ^ THEIR_ROWS
TOP = np.uint64(HEIGHT)
LOWEST_THREAT = 2 - HEIGHT % 2
"""Rows beneath the lowest threat that counts: one of ours, not at the foot of its column."""

UNKNOWN = 100
"""More than any score."""
LOWEST = -6
"""`at_most` seldom returns less than this: to ask about lower scores is not worth the time."""


@compiled(inline="always")
def at_most(mine: Bits, mask: Bits, discs: int, their_cells: Bits) -> int:
    """An upper bound on the score, 0 or less; UNKNOWN if the rule gives none.

    `their_cells` are the empty cells that complete a four of the other side. Assumes that the
    side to move cannot win with its next disc.
    """
    empty = CELLS ^ mask
    landing = landings(mask)
    upright = (mine << U1) & (mine << U2) & landing  # on top of two of mine
    lowest = landing & THEIR_ROWS
    lowest |= ((upright & lowest) << U1 & CELLS) << U1  # in the same column
    threats = their_cells & THEIR_ROWS & ~lowest
    others = their_cells & OUR_ROWS & ~landing
    even = (ALL - discs) & 1 == 0
    first = lowest_of(others) if even else U0
    left_alone = column_of(first)
    under_first = left_alone & (first - U1)
    others &= ~left_alone
    while others:
        threat = lowest_of(others)
        column = column_of(threat)
        under = (column & (threat - U1)) | under_first
        columns = column | left_alone
        closed = from_there_up(threats & ~columns)
        ours = ((OUR_ROWS | lowest) & ~columns & ~closed) | (under & (THEIR_ROWS | landing))
        if not (upright & columns & OUR_ROWS or has_line(mine | (empty & ours))):
            above = columns & ~under & OUR_ROWS
            # A second column leaves two more cells: beneath the threat, and the threat itself.
            return (-1 if even else 0) - signed(count((closed & THEIR_ROWS) | above))
        others ^= threat
    if not even:
        return UNKNOWN
    closed = from_there_up(threats)
    if has_line(mine | (empty & (OUR_ROWS | lowest) & ~closed)):
        return UNKNOWN
    if threats:
        return -signed(count(closed & THEIR_ROWS))
    return -1 if has_line((mine ^ mask) | (empty & THEIR_ROWS & ~lowest)) else 0


@compiled(inline="always")
def lowest_of(cells: Bits) -> Bits:
    """The lowest cell of the leftmost column that has one; 0 if there is none."""
    return cells & (~cells + U1)


@compiled(inline="always")
def column_of(threat: Bits) -> Bits:
    """All cells of the column of `threat`, one of our cells that is not at the foot."""
    foot = U0
    for row in range(LOWEST_THREAT, HEIGHT, 2):
        foot |= threat >> np.uint64(row)
    foot &= BOTTOM
    return (foot << TOP) - foot


@compiled(inline="always")
def from_there_up(cells: Bits) -> Bits:
    """`cells`, and all cells above them in their columns."""
    if cells:
        for _ in range(HEIGHT - 2):
            cells |= (cells << U1) & CELLS
    return cells
