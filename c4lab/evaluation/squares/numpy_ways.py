"""Squares of a whole board with numpy, in two ways.

Each operation on an array takes about a microsecond to start, even if the array is small.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from c4lab.evaluation.opinions import WORTH
from c4lab.evaluation.squares.ways import Way
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import windows

Board = NDArray[np.int8]
VALUES = np.array(WORTH)


def _array_of(position: ConnectFour) -> Board:
    """The board as an array of shape (6, 7), the bottom row first: +1 red, -1 amber, 0 empty."""
    array = np.zeros((position.height, position.width), dtype=np.int8)
    for column, discs in enumerate(position.columns):
        array[: len(discs), column] = discs
    return array


@cache
def _cells(height: int, width: int) -> NDArray[np.intp]:
    """For each window the indexes of its four cells in the flat board."""
    return np.array(
        [
            [(row - 1) * width + column - 1 for column, row in window]
            for window in windows(width, height)
        ]
    )


@cache
def _slices(height: int, width: int) -> tuple[slice, ...]:
    """Each window as a slice of the flat board, where its cells lie at equal distances."""
    found = []
    for first, second, _, last in _cells(height, width).tolist():
        step = second - first
        found.append(slice(first, last + (1 if step > 0 else -1), step))
    return tuple(found)


def _window_by_window(board: Board) -> int:
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


numpy_windows = Way(_array_of, _window_by_window)
"""One window at a time: two counts of four cells, 69 times. Many programs do it in this way."""


def _all_at_once(board: Board) -> int:
    discs = board.ravel()[_cells(*board.shape)]  # shape (69, 4)
    red = (discs == +1).sum(axis=1)
    amber = (discs == -1).sum(axis=1)
    return int(VALUES[red[amber == 0]].sum() - VALUES[amber[red == 0]].sum())


numpy_at_once = Way(_array_of, _all_at_once)
"""All windows at once: five operations on an array of shape (69, 4). numpy is made for this. But on
a board as small as this, most of the time goes into starting each operation."""
