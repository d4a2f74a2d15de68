"""Squares: one evaluation, and ways to compute it that differ in nothing but speed.

Five ways look at a whole board, each a module with `board(position)`, the board as that way
likes it, and `value(board)`, red's squares less amber's: `numpy_windows`, `numpy_at_once`,
`list_scan`, `masks` and `tuple_tables`. The last, `LineBoard`, keeps the value up to date move by
move, and `negamax` searches on it in place.
"""

from c4lab.evaluation.squares.evaluation import FOUR, Squares
from c4lab.evaluation.squares.in_negamax import negamax
from c4lab.evaluation.squares.line_board import LineBoard

__all__ = ["FOUR", "LineBoard", "Squares", "negamax"]
