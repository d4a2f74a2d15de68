"""The solver as one calls it: moves in, score out."""

from __future__ import annotations

from functools import cache

from c4lab.games.connect_four import ConnectFour
from c4lab.solver.plain.search import exact
from c4lab.solver.plain.table import Table
from c4lab.solver.question import board


def solve(moves: str | ConnectFour, table: Table | None = None) -> int:
    """The exact score of a position, in the view of the side to move.

    0 is a draw; a win with the n-th own disc scores 22 - n, a loss the negative of what the other
    side scores. What a search finds is remembered in `table`, or else in one for the whole
    session of about 50 MB at most. From some 14 discs on a score mostly takes less than a second;
    the empty board is out of reach.

    Raises ValueError, and says why, for a game that is over, for moves that cannot be played, for
    a board that no game leads to, and for one of another size.

    >>> solve("4455")  # with the fourth disc: column 3, then 2 or 6
    18
    """
    return exact(*board(moves), session_table() if table is None else table)


@cache
def session_table() -> Table:
    """The table that is used where no other is given."""
    return Table()
