"""Whether a game ends within the next discs, seen without a table, compiled.

Far questions, "does it win that soon?", come to a last disc: what is not won by then is not won in
time. So near the end of such a search only moves count after which the other side is lost at once.
Most positions of such a search are there. A table would be slower, and a score could not tell more.
"""

from c4lab.solver.bits import CENTRE_FIRST, U0, U1, landings, several, winning_cells
from c4lab.solver.jit import Bits, compiled


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

    They are all those that do not lose at once, for a side that cannot win with its next disc.
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
    """Whether after one of `moves`, as in `decides`, the other side has none that decides."""
    theirs = mine ^ mask
    for column in CENTRE_FIRST:
        move = moves & column
        if move:
            after = mask | move
            replies = non_losing(after, winning_cells(mine | move, after))
            if not replies or not decides(theirs, after, replies):
                return True
    return False
