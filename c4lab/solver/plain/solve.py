"""The solver as one calls it: moves in, score out."""

from __future__ import annotations

from functools import cache

from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.solver.plain.bits import HEIGHT, WIDTH, to_bits
from c4lab.solver.plain.search import exact
from c4lab.solver.plain.table import Table


def solve(moves: str | ConnectFour, table: Table | None = None) -> int:
    """The exact score of a position, in the view of the side to move.

    0 is a draw; a win with the n-th own disc scores 22 - n, a loss the negative of what the other
    side scores. What a search finds is remembered in `table`, or else in one for the whole
    session of about 50 MB at most. From some 14 discs on a score mostly takes less than a second;
    the empty board is out of reach.

    Raises ValueError, and says why, for a game that is over, for moves that cannot be played, and
    for a board of another size.

    >>> solve("4455")  # with the fourth disc: column 3, then 2 or 6
    18
    """
    position = ConnectFour.parse(moves) if isinstance(moves, str) else moves
    board = [getattr(position, name, None) for name in ("width", "height", "connect")]
    if board != [WIDTH, HEIGHT, 4]:
        raise ValueError(
            f"{moves!r} is not a position that this solver knows: give the columns in quotes, such "
            f"as '4455', or a ConnectFour position on {WIDTH} by {HEIGHT} cells."
        )
    if position.result() is not None:
        how = f"{NAMES[position.winner]} has won" if position.winner else "the board is full"
        raise ValueError(f"There is nothing to solve: {how}.")
    return exact(*to_bits(position), session_table() if table is None else table)


@cache
def session_table() -> Table:
    """The table that is used where no other is given."""
    return Table()
