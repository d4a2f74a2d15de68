"""The thirteen patterns by which shifts find winning cells, and those that catch a cell."""

from typing import NamedTuple

from c4lab.games.bits import COLUMN, CONNECT, SIDEWAYS, UP
from c4lab.games.grid import Cell
from c4lab.widgets.filtering import cells

NAMED = {UP: "upright", **dict(zip(SIDEWAYS, ("level", "falling", "rising"), strict=True))}


class Pattern(NamedTuple):
    """Three discs around a cell: `steps` are their distances from the cell, in bits."""

    name: str
    steps: tuple[int, ...]


def all_patterns() -> list[Pattern]:
    """The patterns: one upright, since nothing lies above an empty cell, and four in each of the
    other directions. "?" is the cell, "#" a disc, from the left or from below.

    >>> [pattern.name for pattern in all_patterns()][:3]
    ['upright # # # ?', 'level # # # ?', 'level # # ? #']
    """
    return [
        Pattern(
            f"{name} {' '.join('?' if each == at else '#' for each in range(CONNECT))}",
            tuple(step * (each - at) for each in range(CONNECT) if each != at),
        )
        for step, name in NAMED.items()
        for at in (range(CONNECT - 1, -1, -1) if step != UP else [CONNECT - 1])
    ]


def catching(discs: int, cell: Cell) -> list[tuple[Pattern, list[Cell]]]:
    """The patterns that catch `cell` if these are somebody's discs, each with its three discs."""
    column, row = cell
    bit = COLUMN * (column - 1) + row - 1
    found = []
    for pattern in all_patterns():
        three = [bit + step for step in pattern.steps]
        if min(three) >= 0 and all(discs >> each & 1 for each in three):
            found.append((pattern, cells(sum(1 << each for each in three))))
    return found
