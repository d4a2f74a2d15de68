"""Squares kept up to date: a board that knows its lines as numbers, and what they are worth.

Each line is a number in base 3, so its worth is one look-up in a row of numbers. A disc changes
the three or four lines through its cell and no other: that is all there is to work out again.
"""

from functools import cache
from operator import getitem

from c4lab.evaluation.squares.evaluation import FOUR
from c4lab.evaluation.squares.tables import by_number
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell, lines

DECIDED = FOUR // 2
"""Without a complete four, a board is worth far less than this, whatever is on it."""

Change = tuple[int, int, tuple[int, ...]]
"""What a disc does to a line: which line, how much is added to its number, and its table."""


class LineBoard:
    """A board that changes in place: `drop` a disc, `undo` it, and `value` is always right.

    `value` is red's squares less amber's; `player` is whose turn it is, `left` how many cells
    are empty. Nothing is checked: drop only into the columns of `moves()`, while not `won`.

    >>> board = LineBoard(ConnectFour.parse("4455"))
    >>> board.drop(3)
    >>> board.value
    9
    >>> board.undo()
    >>> board.value
    -6
    """

    def __init__(self, position: ConnectFour) -> None:
        size = position.width, position.height, position.connect
        self.tables = [by_number(len(line), position.connect) for line in lines(*size)]
        self.lines = [0] * len(self.tables)
        self.value = 0
        self.player = position.player
        self.left = position.left
        self._columns = range(1, position.width + 1)
        self._full = position.height
        self._heights = [0, *map(len, position.columns)]  # so that column 1 is at 1
        self._changes = _changes(*size)
        self._dropped: list[tuple[int, int, tuple[Change, ...]]] = []
        for column, discs in enumerate(position.columns, start=1):
            for row, disc in enumerate(discs, start=1):
                for line, step, _ in self._changes[disc][column, row]:
                    self.lines[line] += step
        self.value = self.recount()

    def recount(self) -> int:
        """The value, from the lines alone: one look-up for each."""
        return sum(map(getitem, self.tables, self.lines))

    def moves(self) -> list[int]:
        """The columns that are not full, from left to right."""
        heights, full = self._heights, self._full
        return [column for column in self._columns if heights[column] < full]

    def drop(self, column: int) -> None:
        """Put a disc of the side to move into `column`."""
        self._heights[column] = row = self._heights[column] + 1
        changes = self._changes[self.player][column, row]
        self._dropped.append((column, self.value, changes))
        lines, value = self.lines, self.value
        for line, step, table in changes:
            before = lines[line]
            lines[line] = after = before + step
            value += table[after] - table[before]
        self.value = value
        self.player = -self.player
        self.left -= 1

    def undo(self) -> None:
        """Take the last disc back."""
        column, self.value, changes = self._dropped.pop()
        lines = self.lines
        for line, step, _ in changes:
            lines[line] -= step
        self._heights[column] -= 1
        self.player = -self.player
        self.left += 1

    @property
    def won(self) -> bool:
        """Whether the last disc completed a four."""
        return not -DECIDED < self.value < DECIDED


@cache
def _changes(width: int, height: int, connect: int) -> dict[int, dict[Cell, tuple[Change, ...]]]:
    """For each player and cell, what a disc there does to the lines through it."""
    found: dict[int, dict[Cell, list[Change]]] = {
        player: {(x, y): [] for x in range(1, width + 1) for y in range(1, height + 1)}
        for player in (+1, -1)
    }
    for number, line in enumerate(lines(width, height, connect)):
        table = by_number(len(line), connect)
        for place, cell in enumerate(line):
            found[+1][cell].append((number, 1 * 3**place, table))
            found[-1][cell].append((number, 2 * 3**place, table))
    return {
        player: {cell: tuple(changes) for cell, changes in cells.items()}
        for player, cells in found.items()
    }
