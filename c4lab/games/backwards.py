"""Finds out whether a game leads to a board of Connect Four, by taking the discs back."""

from collections.abc import Iterator
from typing import Any

from c4lab.games.grid import windows
from c4lab.games.matrix_rules import broken_rule, two_matrices

Columns = tuple[tuple[int, ...], ...]


def find_game(x: Any, y: Any, connect: int = 4) -> tuple[int, ...] | None:
    """The moves of a game that leads to the board of x and y; None if there is no such game.

    x and y are the two matrices of `c4lab.games.matrix_rules`. The function takes discs back from
    the top of the columns, one player's and the other's in turn. A game ends with its first line
    of `connect`, so only the last disc may have completed a line. The function looks at each way
    to cut the columns short at most once: about 115,000 boards for 30 discs on the usual board.
    Raises ValueError if x and y are not two matrices of zeros and ones of the same size.

    >>> find_game([[1, 0], [0, 0]], [[0, 1], [0, 0]])
    (1, 2)
    >>> find_game([[0, 0], [1, 0]], [[1, 0], [0, 0]]) is None  # a1 is the second player's
    True
    """
    if broken_rule(x, y) is not None:
        return None
    x, y = two_matrices(x, y)
    columns = tuple(
        tuple(one - two for one, two in zip(*column, strict=True) if one or two)
        for column in zip(zip(*x, strict=True), zip(*y, strict=True), strict=True)
    )
    discs = sum(map(len, columns))
    ways: dict[Columns, tuple[int, ...]] = {columns: ()}  # a board: the moves from it to x, y
    for number in range(discs, 0, -1):
        player = +1 if number % 2 else -1
        ways = {
            before: (move, *moves)
            for board, moves in ways.items()
            for move, before in _boards_before(board, player)
            if number < discs or not _has_line(before, len(x), connect)
        }
    return next(iter(ways.values()), None)


def _boards_before(board: Columns, player: int) -> Iterator[tuple[int, Columns]]:
    """(move, the board before this move), for each last move that `player` may have made."""
    for i, column in enumerate(board):
        if column and column[-1] == player:
            yield i + 1, (*board[:i], column[:-1], *board[i + 1 :])


def _has_line(board: Columns, height: int, connect: int) -> bool:
    """Whether either player has a line of `connect` discs."""
    padded = [column + (0,) * (height - len(column)) for column in board]
    return any(
        abs(sum(padded[column - 1][row - 1] for column, row in window)) == connect
        for window in windows(len(board), height, connect)
    )
