"""Squares with numpy, all windows at once: five operations on an array of shape (69, 4).

numpy is made for this. But on a board as small as this, most of the time goes into starting each
operation.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from c4lab.evaluation.squares import numpy_windows
from c4lab.evaluation.squares.evaluation import WORTH
from c4lab.evaluation.squares.numpy_windows import Board
from c4lab.games.grid import windows

VALUES = np.array(WORTH)

board = numpy_windows.board


def value(board: Board) -> int:
    """Red's squares minus amber's."""
    discs = board.ravel()[_cells(*board.shape)]  # shape (69, 4)
    red = (discs == +1).sum(axis=1)
    amber = (discs == -1).sum(axis=1)
    return int(VALUES[red[amber == 0]].sum() - VALUES[amber[red == 0]].sum())


@cache
def _cells(height: int, width: int) -> NDArray[np.intp]:
    """For each window the indexes of its four cells in the flat board."""
    return np.array(
        [
            [(row - 1) * width + column - 1 for column, row in window]
            for window in windows(width, height)
        ]
    )
