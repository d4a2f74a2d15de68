"""Counts discs by windows, quickly, for all evaluations that look at windows."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import windows


class Side(NamedTuple):
    """The counts of one player's discs.

    `centre` counts the discs in the middle (see `middle_columns`). `windows[k]` counts the windows
    with k discs of this player whose other cells are empty; windows[0] is 0, because an empty
    window belongs to nobody.
    """

    centre: int
    windows: tuple[int, ...]


def check_board(position: Any) -> None:
    """Raises TypeError unless `position` has the columns of Connect Four.

    A position that a meter watches has another type, so the test is for the columns.
    """
    if len(getattr(position, "columns", ())) != getattr(position, "width", None):
        kind = position if isinstance(position, type) else type(position)
        raise TypeError(
            f"Evaluations judge positions of Connect Four, such as ConnectFour.parse('4455'), "
            f"not {kind.__name__}."
        )


def sides(position: ConnectFour, player: int) -> tuple[Side, Side]:
    """The counts of `player`, and those of the other player."""
    found = tallies(position, player)
    discs = range(1, position.connect + 1)
    own = (0, *(found.count(k) for k in discs))
    other = (0, *(found.count(k * (position.connect + 1)) for k in discs))
    centre = [
        disc for column in middle_columns(position.width) for disc in position.columns[column - 1]
    ]
    return Side(centre.count(player), own), Side(centre.count(-player), other)


def middle_columns(width: int) -> range:
    """The column in the middle; if `width` is even, the two columns in the middle.

    >>> list(middle_columns(7)), list(middle_columns(4))
    ([4], [2, 3])
    """
    return range((width + 1) // 2, width // 2 + 2)


def tallies(position: ConnectFour, player: int) -> list[int]:
    """For each window, in the order of `windows`, a number that says which discs lie on it.

    The number is that of `player`'s discs plus (connect + 1) times that of the other player's: for
    a window of four, 3 is an open three of `player` and 15 an open three of the other player.
    """
    check_board(position)
    mark = {player: 1, -player: position.connect + 1}
    empty = (0,) * position.height
    cells: list[int] = []
    for column in position.columns:
        cells += [mark[disc] for disc in column]
        cells += empty[len(column) :]
    getters = _getters(position.width, position.height, position.connect)
    return list(map(sum, zip(*[get(cells) for get in getters], strict=True)))


@cache
def _getters(width: int, height: int, connect: int) -> tuple[Callable[[list[int]], Any], ...]:
    """Getters from the list of cells: number k reads the k-th cell of every window."""
    return tuple(
        itemgetter(*((column - 1) * height + row - 1 for column, row in cells))
        for cells in zip(*windows(width, height, connect), strict=True)
    )
