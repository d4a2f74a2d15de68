"""Connect Four on a NumPy array, and two win tests that lesson 14 compares with bits."""

from __future__ import annotations

from typing import Any

import numpy as np

from c4lab.games import ConnectFour


def numpy_won(grid: Any, player: int) -> bool:
    """Whether `player` has four in a row on a board of 6 rows and 7 columns, as in lesson 06."""
    mine = grid == player
    for board, up, right in (mine, 0, 1), (mine, 1, 0), (mine, 1, 1), (mine[:, ::-1], 1, 1):
        height, width = 6 - 3 * up, 7 - 3 * right  # where a four can begin
        a, b, c, d = (
            board[i * up : i * up + height, i * right : i * right + width] for i in range(4)
        )
        if (a & b & c & d).any():
            return True
    return False


class NumpyBoard:
    """A position on an array, +1 for red and -1 for amber, the bottom row first."""

    def __init__(self, grid: Any = None, player: int = +1, winner: int = 0, left: int = 42) -> None:
        self.grid = np.zeros((6, 7), dtype=np.int8) if grid is None else grid
        self.player, self.winner, self.left = player, winner, left

    def moves(self) -> list[int]:
        if self.winner:
            return []
        return [move for move, top in enumerate(self.grid[5].tolist(), 1) if not top]

    def play(self, move: int) -> NumpyBoard:
        grid = self.grid.copy()
        grid[np.count_nonzero(grid[:, move - 1]), move - 1] = self.player
        won = numpy_won(grid, self.player)
        return NumpyBoard(grid, -self.player, self.player if won else 0, self.left - 1)

    def result(self) -> int | None:
        return self.winner if self.winner or not self.left else None


def grid_of(position: ConnectFour) -> Any:
    """The position as an array: +1 red, -1 amber, 0 empty, the bottom row first."""
    rows = [[position.at((column, row)) for column in range(1, 8)] for row in range(1, 7)]
    return np.array(rows, dtype=np.int8)


def lists_won(position: ConnectFour) -> bool:
    """Whether the last disc of `position` is part of four in a row, counted both ways from it."""
    last = position.history[-1]
    return position._connects((last, len(position.columns[last - 1])), -position.player)
