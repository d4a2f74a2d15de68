"""Squares in plain Python: one window of four cells after the other."""

from functools import cache

from c4lab.evaluation.squares.evaluation import WORTH
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import windows


def board(position: ConnectFour) -> list[int]:
    """The 42 cells column by column, each from the bottom: +1 red, -1 amber, 0 empty."""
    return [
        position.at((column, row))
        for column in range(1, position.width + 1)
        for row in range(1, position.height + 1)
    ]


def value(board: list[int]) -> int:
    """Red's squares minus amber's."""
    total = 0
    for a, b, c, d in _cells():
        discs = (board[a], board[b], board[c], board[d])
        red, amber = discs.count(+1), discs.count(-1)
        if not amber:
            total += WORTH[red]
        elif not red:
            total -= WORTH[amber]
    return total


@cache
def _cells() -> tuple[tuple[int, ...], ...]:
    """For each of the 69 windows the indexes of its cells in the list."""
    return tuple(
        tuple((column - 1) * ConnectFour.height + row - 1 for column, row in window)
        for window in windows(ConnectFour.width, ConnectFour.height)
    )
