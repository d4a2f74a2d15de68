"""Squares: one evaluation, and six ways to compute it that differ only in speed.

Five ways read a whole board: those of `ways` and `numpy_ways`. The sixth way, `LineBoard`, updates
the value with each move, and `negamax` searches on this board.
"""

from c4lab.evaluation.opinions import FOUR, Squares
from c4lab.evaluation.squares.line_board import LineBoard, negamax

__all__ = ["FOUR", "LineBoard", "Squares", "negamax"]
