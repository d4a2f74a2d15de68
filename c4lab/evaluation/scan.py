"""Reading a board by windows, quickly: what all evaluations that look at windows share."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import windows


class Side(NamedTuple):
    """What one player has on the board.

    `centre` counts discs in the middle (see `middle`). `windows[k]` counts the windows
    with k discs of this player and every other cell empty; windows[0] is 0, as an empty
    window is no one's.
    """

    centre: int
    windows: tuple[int, ...]


def check_board(position: Any) -> None:
    """Raises TypeError unless `position` has the columns of Connect Four.

    It looks at the columns, not at the type: a watched position has them too.
    """
    if len(getattr(position, "columns", ())) != getattr(position, "width", None):
        kind = position if isinstance(position, type) else type(position)
        raise TypeError(
            f"Evaluations judge positions of Connect Four, such as ConnectFour.parse('4455'), "
            f"not {kind.__name__}."
        )


def sides(position: ConnectFour, player: int) -> tuple[Side, Side]:
    """What `player` has, and what the other has."""
    found = tallies(position, player)
    discs = range(1, position.connect + 1)
    own = (0, *(found.count(k) for k in discs))
    other = (0, *(found.count(k * (position.connect + 1)) for k in discs))
    centre = [disc for column in middle(position.width) for disc in position.columns[column - 1]]
    return Side(centre.count(player), own), Side(centre.count(-player), other)


def middle(width: int) -> range:
    """The column in the middle; where there are as many columns on each side, the two.

    >>> list(middle(7)), list(middle(4))
    ([4], [2, 3])
    """
    return range((width + 1) // 2, width // 2 + 2)


def tallies(position: ConnectFour, player: int) -> list[int]:
    """A number for each window, in the order of `windows`, that tells what lies on it.

    It is the number of `player`'s discs plus (connect + 1) times that of the other's: on a window
    of four, 3 is an open three of `player` and 15 one of the other.
    """
    check_board(position)
    mark = {player: 1, -player: position.connect + 1}
    empty = (0,) * position.height
    cells: list[int] = []
    for column in position.columns:
        cells += [mark[disc] for disc in column]
        cells += empty[len(column) :]
    readers = _readers(position.width, position.height, position.connect)
    return list(map(sum, zip(*[read(cells) for read in readers], strict=True)))


@cache
def _readers(width: int, height: int, connect: int) -> tuple[Callable[[list[int]], Any], ...]:
    """One getter for each cell of a window: the first reads the first cell of every window."""
    return tuple(
        itemgetter(*((column - 1) * height + row - 1 for column, row in cells))
        for cells in zip(*windows(width, height, connect), strict=True)
    )
