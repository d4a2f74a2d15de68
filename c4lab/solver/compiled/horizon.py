"""Answers a question that the next two discs of each side decide, without a table, compiled.

A question about a score far from 0, "does it win that soon?", has a last disc: what is not won by
then is not won in time. So near this horizon only moves count after which the other side is lost
at once. Most positions of such a search lie there. To look them up in a table would be slower.
"""

from c4lab.solver.compiled.bits import CENTRE_FIRST, U0, U1, landings, several, winning_cells
from c4lab.solver.compiled.jit import Bits, compiled


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
