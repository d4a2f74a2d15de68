"""Boards as lists of rows, to try a learner's function on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random

from c4lab.games import ConnectFour
from c4lab.games.grid import Cell, windows

WIDTH, HEIGHT = ConnectFour.width, ConnectFour.height


class Board(list[list[int]]):
    """Six rows of seven numbers, the bottom row first, shown as short as one would type it."""

    def __repr__(self) -> str:
        count = max((i for i, row in enumerate(self, start=1) if any(row)), default=0)
        if count == len(self):
            return super().__repr__()
        return f"[{', '.join(map(str, self[:count]))}, *EMPTY[{count}:]]" if count else "EMPTY"


def board_of(columns: Sequence[Sequence[int]]) -> Board:
    """The board with these discs, each column from the bottom up."""
    return Board(
        [[column[row] if row < len(column) else 0 for column in columns] for row in range(HEIGHT)]
    )


def position_of(board: Sequence[Sequence[int]]) -> ConnectFour:
    """The position with the discs of `board`, for a picture: it knows no history."""
    columns = [[row[column] for row in board] for column in range(WIDTH)]
    return ConnectFour(columns=tuple(tuple(filter(None, column)) for column in columns))


def discs(board: Sequence[Sequence[int]]) -> int:
    return sum(map(abs, (cell for row in board for cell in row)))


def has_line(
    board: Sequence[Sequence[int]], player: int, lines: Collection[Sequence[Cell]]
) -> bool:
    """Whether all cells of one of `lines` hold a disc of `player`."""
    return any(all(board[row - 1][column - 1] == player for column, row in line) for line in lines)


def board_with(cells: Collection[Cell], player: int, random: Random) -> Board:
    """A board where `player` has exactly `cells` and what has to lie below them is drawn by lot,
    without four in a row of anyone but in `cells`."""
    while True:
        columns: list[list[int]] = [[] for _ in range(WIDTH)]
        for column, row in sorted(cells):
            pile = columns[column - 1]
            pile += [random.choice((player, -player)) for _ in range(row - 1 - len(pile))]
            pile.append(player)
        board = board_of(columns)
        others = [window for window in windows(WIDTH, HEIGHT) if not set(window) <= set(cells)]
        if not has_line(board, player, others) and not has_line(board, -player, others):
            return board


def random_games(number: int, random: Random) -> Iterator[list[ConnectFour]]:
    """Games played at random to their end, each as its positions from the start."""
    for _ in range(number):
        positions = [ConnectFour()]
        while positions[-1].moves():
            positions.append(positions[-1].play(random.choice(positions[-1].moves())))
        yield positions
