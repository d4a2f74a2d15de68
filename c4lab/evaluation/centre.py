"""Centre count: discs in the middle column lie on more windows of four than discs elsewhere."""

from collections.abc import Iterator
from dataclasses import dataclass

from c4lab.evaluation.evaluation import Evaluation, Term
from c4lab.evaluation.scan import middle_columns
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import cell_name


@dataclass(frozen=True)
class CentreCount(Evaluation):
    """One point for each disc in the middle column.

    >>> CentreCount()(ConnectFour.parse("4455"))
    0
    """

    name = "centre count"

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        for column in middle_columns(position.width):
            for row, disc in enumerate(position.columns[column - 1], start=1):
                if disc == player:
                    cell = (column, row)
                    yield Term(f"{cell_name(cell)} in the centre", (cell,), 1)
