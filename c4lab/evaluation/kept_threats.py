"""Threats: empty cells on which a disc would win, and the player who tends to get each cell.

After a report on an agent that counts threats. Columns fill from the bottom, so late in the game
the row of a cell decides who plays there: red, who starts, tends to get the odd rows and amber
the even ones (Victor Allis, "A Knowledge-based Approach of Connect-Four", 1988).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from c4lab.evaluation.base import Evaluation, Term, check_board, tallies
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.grid import Cell, cell_name, windows

GOOD, BAD = 13, 10
"""The points of a threat for each row from its cell to the top: GOOD in a row of the player's own
parity, BAD in other rows."""


@dataclass(frozen=True)
class Threats(Evaluation):
    """The points of all kept threats: a low row of the player's own parity counts most.

    >>> Threats().score(ConnectFour.parse("112233"), +1)  # a threat at d1
    78
    """

    name = "threats"

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        for cell in sorted(kept(position)[player]):
            parity = "odd" if cell[1] % 2 else "even"
            name = f"{NAMES[player]}'s threat at {cell_name(cell)}, in an {parity} row"
            yield Term(name, (cell,), _weight(cell, player, position.height))

    def score(self, position: ConnectFour, player: int) -> float:
        return sum(_weight(cell, player, position.height) for cell in kept(position)[player])

    def __call__(self, position: ConnectFour) -> float:
        threats = kept(position)
        return position.player * sum(
            player * _weight(cell, player, position.height)
            for player in (+1, -1)
            for cell in threats[player]
        )


def threats(position: ConnectFour) -> dict[int, frozenset[Cell]]:
    """For each player the empty cells on which their disc would complete a line.

    Two lines that lack the same cell are one threat.

    >>> threats(ConnectFour.parse("112233"))
    {1: frozenset({(4, 1)}), -1: frozenset({(4, 2)})}
    """
    check_board(position)
    lacks_one = {position.connect - 1: +1, (position.connect - 1) * (position.connect + 1): -1}
    found: dict[int, set[Cell]] = {+1: set(), -1: set()}
    board = windows(position.width, position.height, position.connect)
    for window, tally in zip(board, tallies(position, +1), strict=True):
        if tally in lacks_one:
            cell = next(cell for cell in window if not position.at(cell))
            found[lacks_one[tally]].add(cell)
    return {player: frozenset(cells) for player, cells in found.items()}


def kept(position: ConnectFour) -> dict[int, frozenset[Cell]]:
    """The threats of each player that do not lie directly above a threat of the other player.

    A threat directly above one is of no use: the other player wins on the cell below, or its owner
    fills the cell below to stop this, and then the other player fills the cell above. The function
    compares with all threats of the other player, including those that are dropped themselves.

    >>> kept(ConnectFour.parse("112233"))
    {1: frozenset({(4, 1)}), -1: frozenset()}
    """
    found = threats(position)
    return {
        player: frozenset(
            (column, row) for column, row in cells if (column, row - 1) not in found[-player]
        )
        for player, cells in found.items()
    }


def _weight(cell: Cell, player: int, height: int) -> int:
    """The points of `player`'s threat at `cell`."""
    _, row = cell
    good = row % 2 == (1 if player == +1 else 0)
    return (height + 1 - row) * (GOOD if good else BAD)
