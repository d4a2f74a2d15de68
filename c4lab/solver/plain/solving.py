"""The solver as one calls it: moves in, score out."""

from functools import cache, partial

from c4lab.games.bits import Layout
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.plain.any_size import sized
from c4lab.solver.plain.table import Table
from c4lab.solver.question import Size, board, layout_for, played


def solve(moves: str | ConnectFour, table: Table | None = None, *, size: Size | None = None) -> int:
    """The exact score of a position, in the view of the side to move.

    0 is a draw; a win with the n-th own disc scores 22 - n, a loss the negative of what the other
    side scores. What a search finds is remembered in `table`, or else in one for the whole
    session of about 50 MB at most. From some 14 discs on a score mostly takes less than a second;
    the empty board is out of reach.

    `size` is the width and the height of the board; a position of a smaller game has its own.

    Raises ValueError, and says why, for a game that is over, for moves that cannot be played, for
    a board that no game leads to, and for a size that is too large.

    >>> solve("4455")  # with the fourth disc: column 3, then 2 or 6
    18
    >>> solve("", size=(4, 4))
    0
    """
    layout = layout_for(moves, size)
    position = board(moves, partial(played, layout=layout), layout)
    return sized(layout).exact(*position, session_table(layout) if table is None else table)


@cache
def session_table(layout: Layout) -> Table:
    """The table that is used for boards of a size where no other is given."""
    return Table()
