"""Squares: one evaluation, and six ways to compute it that differ only in speed.

Five ways read a whole board: `numpy_windows`, `numpy_at_once`, `list_scan`, `masks` and
`tuple_tables`. Each of these modules has `board(position)`, which stores the board as this way
needs it, and `value(board)`, red's squares minus amber's. The sixth way, `LineBoard`, updates the
value with each move, and `negamax` searches on this board.
"""

from c4lab.evaluation.squares.evaluation import FOUR, Squares
from c4lab.evaluation.squares.in_negamax import negamax
from c4lab.evaluation.squares.line_board import LineBoard

__all__ = ["FOUR", "LineBoard", "Squares", "negamax"]
