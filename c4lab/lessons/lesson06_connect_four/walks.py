"""More ways to walk to a depth, which the lesson races: lists, arrays, and rows for the reader."""

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


def walk_rows(depth: int, won: Callable[[list[list[int]], int], bool]) -> int:
    """The number of nodes to this depth from the empty board, a list of rows as in exercise 06.2,
    with a reader's `won(board, player)` as the test for a win."""
    return _walk_rows([[0] * 7 for _ in range(6)], depth, +1, won)


def _walk_rows(
    board: list[list[int]],
    depth: int,
    player: int,
    won: Callable[[list[list[int]], int], bool],
) -> int:
    if depth == 0:
        return 1
    nodes = 1
    for column in range(7):
        row = next((row for row in board if row[column] == 0), None)
        if row is not None:
            row[column] = player
            nodes += 1 if won(board, player) else _walk_rows(board, depth - 1, -player, won)
            row[column] = 0
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
