"""The thirteen patterns by which shifts find winning cells, and the boards that show them."""

from typing import NamedTuple

from c4lab.games import ConnectFour
from c4lab.games.bits import COLUMN, CONNECT, SIDEWAYS, UP, to_bits
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.marked_boards import in_a_row

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
        three = sorted(bit + step for step in pattern.steps)
        if three[0] >= 0 and all(discs >> each & 1 for each in three):
            found.append((pattern, [(each // COLUMN + 1, each % COLUMN + 1) for each in three]))
    return found


def caught(position: ConnectFour, cell: str) -> list[tuple[str, list[Cell]]]:
    """Whose pattern catches the cell with this name, in words, and the three discs of it.

    >>> [words for words, _ in caught(ConnectFour.parse("121312"), "a4")]
    ["red's upright # # # ? (a1 a2 a3)"]
    """
    mine, mask = to_bits(position)
    at = ord(cell[0]) - ord("a") + 1, int(cell[1:])
    return [
        (f"{NAMES[player]}'s {pattern.name} ({' '.join(map(cell_name, three))})", three)
        for player, discs in ((position.player, mine), (-position.player, mine ^ mask))
        for pattern, three in catching(discs, at)
    ]


def boards_caught(position: ConnectFour, *cells: str) -> str:
    """A board for each of these cells, as HTML: the cell and the discs that catch it have rings,
    and the line below names the patterns."""
    boards = []
    for cell in cells:
        found = caught(position, cell)
        at = ord(cell[0]) - ord("a") + 1, int(cell[1:])
        lit = sorted({at, *(disc for _, three in found for disc in three)})
        words = "; ".join(words for words, _ in found) or "no pattern"
        boards.append((f"{cell}: {words}", position, lit))
    return in_a_row(boards)
