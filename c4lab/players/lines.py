"""A search with line tables, which give the squares of a board at almost no cost."""

from typing import cast

from c4lab.evaluation.judging import check_board
from c4lab.evaluation.squares.line_board import LineBoard, negamax
from c4lab.games import ConnectFour, Position
from c4lab.search import Choice, Evaluate


class CentreBoard(LineBoard):
    """A line board that lists its moves from the centre outwards."""

    def __init__(self, position: ConnectFour) -> None:
        super().__init__(position)
        middle = (position.width + 1) / 2
        columns = range(1, position.width + 1)
        self._outwards = sorted(columns, key=lambda column: abs(column - middle))

    def moves(self) -> list[int]:
        possible = super().moves()
        return [column for column in self._outwards if column in possible]


def line_tables(
    position: Position, depth: int | None = None, evaluate: Evaluate | None = None
) -> Choice:
    """The value of a Connect Four position for the first player, and a move that reaches it.

    The value is that of `alphabeta(position, depth, Squares())`, found many times as fast. The
    tables contain the evaluation, so the search ignores `evaluate`. Raises TypeError for another
    game.

    >>> line_tables(ConnectFour.parse("445566"), depth=4)
    Choice(value=1000035, move=3)
    """
    check_board(position)
    board = CentreBoard(cast(ConnectFour, position))
    found = negamax(board, position.left if depth is None else depth)
    return Choice(position.player * found.value, found.move)
