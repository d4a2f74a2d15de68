"""Boards as lists of rows, as the exercises have them, and small ones to try an answer on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from c4lab.checks.writing import Code
from c4lab.games import ConnectFour
from c4lab.games.grid import Cell
from c4lab.lessons.shared.windows import HEIGHT, WIDTH, WINDOWS

Rows = Sequence[Sequence[int]]  # six rows of seven numbers, the bottom row first
Columns = Sequence[Sequence[int]]  # the discs of each column, from the bottom up


@dataclass(frozen=True)
class Board(Code):
    """Python text for the rows of a board, the rows, and the same as a position that knows no
    history."""

    rows: Rows
    position: ConnectFour

    @property
    def discs(self) -> int:
        return sum(map(len, self.position.columns))


def board_of(columns: Columns) -> Board:
    """The board with these discs, its empty rows written as `[0] * 7`."""
    rows = [[*map(_at(row), columns)] for row in range(HEIGHT)]
    count = max(map(len, columns))
    empty = f"[[0] * 7 for row in range({HEIGHT - count})]"
    text = f"{rows[:count]} + {empty}" if count else empty
    position = ConnectFour(columns=tuple(map(tuple, columns)))
    return Board(str(rows) if count == HEIGHT else text, rows, position)


def _at(row: int) -> Any:
    return lambda column: column[row] if row < len(column) else 0


def shown(board: Board, *_: object) -> ConnectFour:
    """The position to draw beside a call."""
    return board.position


def fewer_discs(board: Board, *rest: Any) -> Iterator[tuple[Any, ...]]:
    """The board without a column's discs, or without one of them; those above it fall."""
    columns = board.position.columns
    for i, column in enumerate(columns):
        shorter: list[tuple[int, ...]] = [()] if len(column) > 1 else []
        shorter += [column[:row] + column[row + 1 :] for row in range(len(column))]
        for each in shorter:
            yield board_of((*columns[:i], each, *columns[i + 1 :])), *rest


def has_line(rows: Rows, player: int, lines: Collection[Sequence[Cell]] = WINDOWS) -> bool:
    """Whether all cells of one of `lines` hold a disc of `player`."""
    return any(all(rows[row - 1][column - 1] == player for column, row in line) for line in lines)


def board_with(discs: Mapping[Cell, int], random: Random) -> Board:
    """A board with these discs and, below them, others drawn by lot that make no four in a row."""
    others = [window for window in WINDOWS if not set(window) <= set(discs)]
    while True:
        columns: list[list[int]] = [[] for _ in range(WIDTH)]
        for (column, row), player in sorted(discs.items()):
            pile = columns[column - 1]
            pile += [random.choice((+1, -1)) for _ in range(row - 1 - len(pile))]
            pile.append(player)
        rows = [[*map(_at(row), columns)] for row in range(HEIGHT)]
        if not has_line(rows, +1, others) and not has_line(rows, -1, others):
            return board_of(columns)
