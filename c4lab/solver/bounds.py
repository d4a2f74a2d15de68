"""Bounds on a score that need no search: the other side answers in the same column.

Say that an even number of cells is empty, and that the other side always answers on top of the
disc just played. Then in a column with an even number of empty cells the side to move gets every
second one from the lowest on, and no more. In one with an odd number it comes to take the last
cell, and there is no answer on top. But then an odd number is empty on the whole board, so in
some other such column too, and there the other side plays. As that turns round who gets which
cells, let the side to move have all of these columns. If what it has and may get holds no four,
it does not win. A four upright need not be looked for: a disc of the side to move comes to lie on
another of its own only if that was there before, and the next one on top is the other side's. If
moreover the other side makes a four with its answers in the even columns, it wins.

With an odd number of empty cells the side to move is the second player, and the other side would
run out of answers and have to begin a column. Not so if it has a winning cell in an odd row of a
column with an odd number of empty cells, and so with an odd number of them beneath. There too it
answers on top, until one cell is left beneath: if the side to move fills that, the other side
wins. The other columns have an even number of empty cells, and in them there is always an answer,
as above. So in the end the side to move has nothing else to fill. All other columns are full by
then, which says how late it loses, unless it loses sooner.

The idea: James D. Allen, "A Note on the Computer Solution of Connect-Four", 1989, and Victor
Allis, "A Knowledge-Based Approach of Connect-Four", 1988, who call it claimeven and odd threat.
"""

from __future__ import annotations

import numpy as np

from c4lab.games import bits as board
from c4lab.solver.bits import BOTTOM, CELLS, U0, U1, U2, U4, has_line, landings
from c4lab.solver.jit import Bits, compiled

ODD_ROWS = BOTTOM * np.uint64(0b010101)  # the first row from below, the third, and the fifth
EVEN_ROWS = BOTTOM * np.uint64(0b101010)
TOP = np.uint64(board.HEIGHT)

UNKNOWN = 100
"""More than any score."""
LOWEST = -2
"""The lowest bound that `at_most` gives."""


@compiled(inline="always")
def at_most(mine: Bits, mask: Bits, discs: int, their_cells: Bits) -> int:
    """An upper bound on the score, 0 or less; UNKNOWN if the rule gives none.

    `their_cells` are the empty cells that complete a four of the other side. Assumes that the
    side to move cannot win with its next disc.
    """
    empty = CELLS ^ mask
    odd = odd_columns(mask)
    if discs & 1 == 0:
        if has_line(mine | (empty & (ODD_ROWS | odd))):
            return UNKNOWN
        return -1 if has_line((mine ^ mask) | (empty & EVEN_ROWS & ~odd)) else 0
    threats = their_cells & ODD_ROWS & odd
    if threats == U0:
        return UNKNOWN
    threat = threats & (~threats + U1)  # the leftmost one's lowest
    foot = (threat | threat >> U2 | threat >> U4) & BOTTOM
    column = (foot << TOP) - foot
    beneath = (threat - foot) & EVEN_ROWS
    if has_line(mine | (empty & ((ODD_ROWS & ~odd) | (odd & ~column) | beneath))):
        return UNKNOWN
    # Above a threat in the third row three cells stay empty, above one in the fifth a single one.
    return -2 if threat == foot << U2 else -1


@compiled(inline="always")
def odd_columns(mask: Bits) -> Bits:
    """All cells of the columns that have an odd number of discs, and so of empty cells."""
    above_odd = landings(mask) & EVEN_ROWS
    feet = (above_odd | above_odd >> U2 | above_odd >> U4) >> U1 & BOTTOM
    return (feet << TOP) - feet
