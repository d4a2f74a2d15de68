"""`solve`: the score of a position, found by the readable search."""

from functools import cache

from c4lab.games.bits import Layout
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.plain.any_size import sized
from c4lab.solver.plain.table import Table
from c4lab.solver.question import Size, board, layout_for


def solve(moves: str | ConnectFour, table: Table | None = None, *, size: Size | None = None) -> int:
    """The exact score of a position, in the view of the side to move.

    0 is a draw; a win with the n-th own disc scores 22 - n, a loss the negative of what the other
    side scores. The search keeps what it finds in `table`, or else in a table for the whole
    session, of 50 MB at most. From some 14 discs on a score mostly takes less than a second;
    the empty board is out of reach.

    `size` is the width and the height of the board; a position of a smaller game has its own.

    Raises ValueError with the reason for a game that is over, for moves that cannot be played, for
    a board that no game leads to, and for a size that is too large.

    >>> solve("4455")  # with the fourth disc: column 3, then 2 or 6
    18
    >>> solve("", size=(4, 4))
    0
    """
    layout = layout_for(moves, size)
    position = board(moves, layout)
    return sized(layout).exact(*position, session_table(layout) if table is None else table)


@cache
def session_table(layout: Layout) -> Table:
    """The table of this session for boards of a size."""
    return Table()
