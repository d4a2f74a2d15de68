"""Threats: empty cells where one disc would win, and which player tends to get each of them.

After a report on an agent that counts threats. Columns fill from the bottom, and who plays on a
cell late in the game depends on its row: red, who starts, tends to get the odd rows and amber the
even ones (Victor Allis, "A Knowledge-based Approach of Connect-Four", 1988).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from c4lab.evaluation.evaluation import Evaluation, Term
from c4lab.evaluation.scan import check_board, tallies
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.grid import Cell, cell_name, windows

GOOD, BAD = 13, 10
"""What a threat counts for each row that it lies below the top, by the parity of its row."""


@dataclass(frozen=True)
class Threats(Evaluation):
    """Each threat that is kept counts by its row: low and of the player's own parity is best.

    >>> Threats().score(ConnectFour.parse("112233"), +1)  # d1, in an odd row
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
    """For each player the empty cells where their disc would complete a line.

    A set: two lines that lack the same cell are one threat.

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
    """The threats that are left when those directly above a threat of the other are dropped.

    The other player wins on the cell below. A player who fills that cell to stop this lets the
    other fill the cell above. Each player's threats are compared with all threats of the other,
    dropped ones included.

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
    _, row = cell
    good = row % 2 == (1 if player == +1 else 0)
    return (height + 1 - row) * (GOOD if good else BAD)
