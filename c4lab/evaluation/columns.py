"""Column weights: a disc is worth more the nearer it lies to the middle column.

After a workshop's slides: 1 2 3 4 3 2 1 for the seven columns.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from c4lab.evaluation.evaluation import Evaluation, Term
from c4lab.evaluation.scan import check_board
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import cell_name


@dataclass(frozen=True)
class ColumnWeights(Evaluation):
    """Each disc counts the weight of its column: 1 at the edge, one more for each step inwards.

    >>> ColumnWeights().score(ConnectFour.parse("4455"), +1)  # 4 for column 4, 3 for column 5
    7
    """

    name = "column weights"

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        for column, discs in enumerate(position.columns, start=1):
            weight = _weight(column, position.width)
            for row, disc in enumerate(discs, start=1):
                if disc == player:
                    cell = (column, row)
                    yield Term(f"{cell_name(cell)} in a column worth {weight}", (cell,), weight)

    def score(self, position: ConnectFour, player: int) -> float:
        check_board(position)
        return sum(
            _weight(column, position.width) * discs.count(player)
            for column, discs in enumerate(position.columns, start=1)
        )


def _weight(column: int, width: int) -> int:
    """The weight of a column: 1 2 3 4 3 2 1 on a board with seven columns."""
    return min(column, width + 1 - column)
