"""Squares with numpy, one window at a time: four cells, two counts, 69 times.

How many programs do it. Each operation on an array costs about a microsecond to start, however
little there is to work on.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from c4lab.evaluation.squares.evaluation import FOUR
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import windows

WORTH = (0, 1, 4, 9, FOUR)

Board = NDArray[np.int8]


def board(position: ConnectFour) -> Board:
    """The board as an array of shape (6, 7), the bottom row first: +1 red, -1 amber, 0 empty."""
    array = np.zeros((position.height, position.width), dtype=np.int8)
    for column, discs in enumerate(position.columns):
        array[: len(discs), column] = discs
    return array


def value(board: Board) -> int:
    """Red's squares less amber's."""
    cells = board.ravel()
    total = 0
    for window in _slices(*board.shape):
        red = np.count_nonzero(cells[window] == +1)
        amber = np.count_nonzero(cells[window] == -1)
        if not amber:
            total += WORTH[red]
        elif not red:
            total -= WORTH[amber]
    return total


@cache
def _slices(height: int, width: int) -> tuple[slice, ...]:
    """Each window as a slice of the flat board: its cells lie at equal distances there."""
    found = []
    for window in windows(width, height):
        first, second, *_, last = ((row - 1) * width + column - 1 for column, row in window)
        step = second - first
        found.append(slice(first, last + (1 if step > 0 else -1), step))
    return tuple(found)
