"""Which moves do not lose at once, and in what order to try them, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from c4lab.games.bits import COLUMN, HEIGHT
from c4lab.solver.bits import BOTTOM, CELLS, U0, U1, count, winning_cells
from c4lab.solver.control import SCRATCH
from c4lab.solver.jit import Bits, compiled

if TYPE_CHECKING:
    from c4lab.solver.control import Control

CENTRE_FIRST = tuple(
    np.uint64(((1 << HEIGHT) - 1) << COLUMN * column) for column in (3, 2, 4, 1, 5, 0, 6)
)
BITS = np.uint64(49)  # below: a move's bit; from here up: its score
MOVE = np.uint64((1 << 49) - 1)


@compiled(inline="always")
def non_losing(mine: Bits, mask: Bits) -> Bits:
    """The landings after which the other side cannot win at once; 0 if there is none."""
    theirs = winning_cells(mine ^ mask, mask)
    moves = (mask + BOTTOM) & CELLS
    forced = moves & theirs
    if forced:
        moves = U0 if forced & (forced - U1) else forced
    return moves & ~(theirs >> U1)


@compiled(inline="always")
def sort_moves(mine: Bits, mask: Bits, moves: Bits, base: int, control: Control) -> int:
    """Writes `moves` to `control` from `base` on, highest score first; returns how many.

    A move's score is the number of cells that would complete a four. -1 is returned if a move
    leaves two of them within reach: it wins, for the other side can fill but one.
    """
    length = 0
    for column in CENTRE_FIRST:
        move = moves & column
        if move:
            cells = winning_cells(mine | move, mask | move)
            reach = cells & ((mask | move) + BOTTOM)
            if reach & (reach - U1) and reach:
                return -1
            score = count(cells)
            place = base + length
            while place > base and (control[place - 1] >> np.int64(49)) < score:
                control[place] = control[place - 1]
                place -= 1
            control[place] = np.int64((np.uint64(score) << BITS) | move)
            length += 1
    return length


@compiled(inline="always")
def scratch(discs: int) -> int:
    """Where in `control` the moves of a position with so many discs are sorted."""
    return SCRATCH + 8 * discs
