"""`solve`: the score of a position, found by the readable search, on a board of any size.

The functions use names such as CELLS and BOTTOM, which have the values of the standard board.
`sized` copies the functions and gives these names the values of another board.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache, partial
from types import FunctionType
from typing import Any

from c4lab.games import bits as games_bits
from c4lab.games.bits import Layout
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.plain.bits import non_losing, winning_cells
from c4lab.solver.plain.moves import move_score, ordered
from c4lab.solver.plain.search import exact, halfway, null_window
from c4lab.solver.plain.table import Table, key_of
from c4lab.solver.question import Size, board, layout_for

FUNCTIONS = (
    *(winning_cells, non_losing, move_score, ordered),
    *(key_of, halfway, null_window, exact),
)


@dataclass(frozen=True)
class Sized:
    """The functions of the readable solver, for boards of one size. So is a `Table`."""

    landings: Callable[[int], int]
    winning_cells: Callable[[int, int], int]
    non_losing: Callable[[int, int], int]
    move_score: Callable[[int, int, int], int]
    ordered: Callable[[int, int, int], list[int]]
    key_of: Callable[[int, int], int]
    halfway: Callable[[int, int], int]
    null_window: Callable[[int, int, int, Table], int]
    exact: Callable[[int, int, Table], int]


@cache
def sized(layout: Layout) -> Sized:
    """The functions for boards of this size.

    >>> sized(Layout(4, 4)).exact(0, 0, Table())
    0
    """
    names: dict[str, Any] = {}
    for function in FUNCTIONS:
        names |= function.__globals__
    for function in FUNCTIONS:
        names[function.__name__] = FunctionType(function.__code__, names, function.__name__)
    names |= {
        "BOTTOM": layout.bottom,
        "CELLS": layout.cells,
        "SIDEWAYS": layout.sideways,
        "CENTRE_FIRST": layout.columns,
        "ALL": layout.cells.bit_count(),
        "landings": partial(games_bits.landings, layout=layout),
    }
    return Sized(*(names[field.name] for field in fields(Sized)))


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
