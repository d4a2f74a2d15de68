"""Boards as lists of rows, which the exercises ask for."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing import Code
from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.lessons.shared.code.told_by_code import Idea
from c4lab.lessons.shared.positions.windows import HEIGHT, WINDOWS

DRAWN = "441365675334466335442232661515577771217122"  # a whole game


@dataclass(frozen=True)
class Board(Code):
    """Python text for the rows of a board, with the same board as a position without a history."""

    position: ConnectFour

    @property
    def discs(self) -> int:
        return sum(map(len, self.position.columns))


INDICES = (
    "The board has six rows, with the indices 0 to 5, and seven cells in each row, with the "
    "indices 0 to 6: `board[row][column]`."
)


OFF_THE_BOARD: Idea = ("IndexError", None, "leaves-the-board", INDICES)


def has_four(
    board: Sequence[Sequence[int]], player: int, lines: Iterable[Iterable[Cell]] = WINDOWS
) -> bool:
    """Whether all cells of one of these lines are the player's, on a board as a list of rows."""
    return any(all(board[row - 1][column - 1] == player for column, row in line) for line in lines)


def board_of(columns: Sequence[Sequence[int]]) -> Board:
    """The board with these discs in each column, from the bottom up. Its text has `[0] * 7` for
    empty rows."""
    rows = [[pile[row] if row < len(pile) else 0 for pile in columns] for row in range(HEIGHT)]
    count = max(map(len, columns))
    empty = f"[[0] * 7 for row in range({HEIGHT - count})]"
    text = f"{rows[:count]} + {empty}" if count else empty
    position = ConnectFour(columns=tuple(map(tuple, columns)))
    return Board(str(rows) if count == HEIGHT else text, position)


def board_after(game: str) -> Board:
    """The board after these moves."""
    return board_of(ConnectFour.parse(game).columns)


def position_of(board: Board, *_: object) -> ConnectFour:
    """The position to draw beside a call."""
    return board.position


def fewer_discs(board: Board, *rest: Any) -> Iterator[tuple[Any, ...]]:
    """Smaller cases: without all discs of a column, or without one, where those above it fall."""
    columns = board.position.columns
    for i, column in enumerate(columns):
        shorter: list[tuple[int, ...]] = [()] if len(column) > 1 else []
        shorter += [column[:row] + column[row + 1 :] for row in range(len(column))]
        for each in shorter:
            yield board_of((*columns[:i], each, *columns[i + 1 :])), *rest
