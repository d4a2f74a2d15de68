"""Cells that a search asks for, found with shifts: where to win, and where not to lose.

The board is two numbers, `mine` and `mask`, as in `c4lab.games.bits`. Its names that the other
modules need are exported here, too.
"""

from c4lab.games.bits import (
    BOTTOM,
    CELLS,
    COLUMN,
    HEIGHT,
    SIDEWAYS,
    UP,
    WIDTH,
    landings,
    to_bits,
)

__all__ = [
    "BOTTOM",
    "CELLS",
    "COLUMN",
    "HEIGHT",
    "WIDTH",
    "landings",
    "non_losing",
    "to_bits",
    "winning_cells",
]


def winning_cells(discs: int, mask: int) -> int:
    """The empty cells, within reach or not, where one more of `discs` makes four in a row."""
    three_below = discs & discs << UP & discs << 2 * UP
    cells = three_below << UP
    for step in SIDEWAYS:
        pairs = discs & discs >> step  # a bit where there is a disc here and one step on
        before = pairs << 2 * step  # the two cells before this one are a pair
        after = pairs >> step  # the two cells after it are
        cells |= before & (discs << 3 * step | discs >> step)
        cells |= after & (discs >> 3 * step | discs << step)
    return cells & (CELLS ^ mask)


def non_losing(mine: int, mask: int) -> int:
    """The landings after which the other side cannot win at once; 0 if there is none.

    Assumes that the side to move cannot win at once itself.
    """
    theirs = winning_cells(mine ^ mask, mask)
    moves = landings(mask)
    forced = moves & theirs
    if forced:
        if forced & forced - 1:  # two cells to block at once
            return 0
        moves = forced
    return moves & ~(theirs >> UP)  # never below a cell where they would win
