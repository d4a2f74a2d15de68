"""Which moves do not lose at once, what they decide, and the order in which to search them.

A question about a score far from 0, "does it win that soon?", has a last disc: what is not won by
then is not won in time. So near this horizon only moves count after which the other side is lost
at once (`decides`, `holds`). Most positions of such a search lie there. To look them up in a table
would be slower.
"""

import numpy as np

from c4lab.solver.compiled.bits import (
    ALL,
    CENTRE_FIRST,
    U0,
    U1,
    WIDTH,
    count,
    landings,
    several,
    winning_cells,
)
from c4lab.solver.compiled.bounds import LOWEST, at_most
from c4lab.solver.compiled.compiling import Bits, compiled, load, store
from c4lab.solver.compiled.control import FOUND, MOVES


@compiled(inline="always")
def non_losing(mask: Bits, their_cells: Bits) -> Bits:
    """The landings after which the other side cannot win at once; 0 if there is none.

    `their_cells` are the cells where it would complete a four.
    """
    moves = landings(mask)
    forced = moves & their_cells
    if forced:
        moves = U0 if several(forced) else forced
    return moves & ~(their_cells >> U1)  # never below such a cell


@compiled(inline="always")
def decides(mine: Bits, mask: Bits, moves: Bits) -> bool:
    """Whether one of `moves` wins with my next disc but one, whatever the other side does.

    `moves` are all that do not lose at once. Assumes that my next disc cannot win.
    """
    for column in CENTRE_FIRST:
        move = moves & column
        if move:
            after = mask | move
            if not non_losing(after, winning_cells(mine | move, after)):
                return True
    return False


@compiled(inline="always")
def holds(mine: Bits, mask: Bits, moves: Bits) -> bool:
    """Whether after one of `moves`, as in `decides`, the other side has no move that decides."""
    theirs = mine ^ mask
    for column in CENTRE_FIRST:
        move = moves & column
        if move:
            after = mask | move
            replies = non_losing(after, winning_cells(mine | move, after))
            if not replies or not decides(theirs, after, replies):
                return True
    return False


STRIDE = max(8, WIDTH)
BELOW_SCORE = np.uint64(6)
"""Bits in a word of the list that number the move's cell; its score is above them."""
BIT = np.uint64(63)
SETTLED = 0
"""Returned in place of the number of moves, which is never 0."""


@compiled(inline="always")
def room(discs: int) -> int:
    """The index in the control words of the list of moves for positions with so many discs."""
    return MOVES + STRIDE * discs


@compiled(inline="always")
def sort_moves(
    mine: Bits, mask: Bits, discs: int, alpha: int, moves: Bits, their_cells: Bits, control: int
) -> int:
    """Lists `moves`, highest score first, in `room(discs)`; returns how many there are.

    A move's score is the number of cells where one more disc would complete a four. A cell right
    above one of `their_cells` does not count: if I fill the lower cell, they fill this one, and
    if they fill the lower cell, they win. Of equal moves the one nearest to the centre is first.

    Returns SETTLED, with a bound in FOUND, if a move is worth more than `alpha` without a search:
    it leaves the other side only moves that lose at once, or `at_most` says enough of the position
    after it.
    """
    theirs = mine ^ mask
    useless = their_cells << U1
    start = room(discs)
    length = 0
    for column in CENTRE_FIRST:
        move = moves & column
        if move:
            after = mask | move
            cells = winning_cells(mine | move, after)
            if not non_losing(after, cells):
                store(control, FOUND, np.uint64((ALL - 1 - discs) // 2))
                return SETTLED
            if -alpha > LOWEST:
                bound = -at_most(theirs, after, discs + 1, cells)
                if bound > alpha:
                    store(control, FOUND, np.uint64(bound))
                    return SETTLED
            score = count(cells & ~useless)
            place = start + length
            while place > start and load(control, place - 1) >> BELOW_SCORE < score:
                store(control, place, load(control, place - 1))
                place -= 1
            store(control, place, score << BELOW_SCORE | count(move - U1))
            length += 1
    return length


@compiled(inline="always")
def move_at(discs: int, index: int, control: int) -> Bits:
    """The move at `index` of the list, 0 for the first."""
    return U1 << (load(control, room(discs) + index) & BIT)
