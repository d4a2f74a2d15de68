"""Two more ways to count all games to a depth, which the lesson measures: lists and arrays."""

from collections.abc import Callable
from typing import Any

from c4lab.games.grid import windows

WINDOWS = [[(column - 1, row - 1) for column, row in window] for window in windows(7, 6)]


def walk_lists_whole(columns: list[list[int]], depth: int, player: int) -> int:
    """The number of nodes to this depth, on lists of columns; a test for a win asks 69 windows."""
    if depth == 0:
        return 1
    nodes = 1
    for column in columns:
        if len(column) < 6:
            column.append(player)
            won = _has_four(columns, player)
            nodes += 1 if won else walk_lists_whole(columns, depth - 1, -player)
            column.pop()
    return nodes


def _has_four(columns: list[list[int]], player: int) -> bool:
    for window in WINDOWS:
        for column, row in window:
            discs = columns[column]
            if row >= len(discs) or discs[row] != player:
                break
        else:
            return True
    return False


def walk_numpy(
    grid: Any, depth: int, player: int, test: Callable[[Any, int], bool] | None = None
) -> int:
    """The number of nodes to this depth, on an array. `test` looks at the whole board for a win;
    without it, only the lines through the last disc are tested, cell by cell."""
    if depth == 0:
        return 1
    nodes = 1
    for column in range(7):
        row = next((row for row in range(6) if grid[row, column] == 0), 6)
        if row < 6:
            grid[row, column] = player
            won = test(grid, player) if test else _completes_four(grid, row, column)
            nodes += 1 if won else walk_numpy(grid, depth - 1, -player, test)
            grid[row, column] = 0
    return nodes


def _completes_four(grid: Any, row: int, column: int) -> bool:
    player = grid[row, column]
    for up, right in (0, 1), (1, 0), (1, 1), (1, -1):
        count = 1
        for way in (+1, -1):
            r, c = row + way * up, column + way * right
            while 0 <= r < 6 and 0 <= c < 7 and grid[r, c] == player:
                count, r, c = count + 1, r + way * up, c + way * right
        if count >= 4:
            return True
    return False
