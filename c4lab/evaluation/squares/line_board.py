"""Squares updated move by move: a board that stores its lines as numbers, and negamax on it.

The number of a line, in base 3, is the index of the line's value in a table. A disc changes only
the three or four lines through its cell, so a move looks up only the values of these.
"""

from functools import cache
from math import inf
from operator import getitem

from c4lab.evaluation.opinions import FOUR
from c4lab.evaluation.squares.ways import by_number
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell, lines
from c4lab.search.choice import WIN, Choice

DECIDED = FOUR // 2
"""The value of a board with a complete four is larger than this, of any other board smaller."""

Change = tuple[int, int, tuple[int, ...]]
"""(line, step, table): a disc adds `step` to the line's number; `table` has the line's values."""


class LineBoard:
    """A board that changes in place: `drop` puts a disc on it, `undo` takes the last disc back.

    `value` is always red's squares minus amber's, `player` the side to move, `left` the number of
    empty cells. `drop` checks nothing: the column must be one of `moves()`, and nobody may have
    `won`.

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
        self._heights = [0, *map(len, position.columns)]  # index 0 is not used
        self._changes = _changes(*size)
        self._dropped: list[tuple[int, int, tuple[Change, ...]]] = []
        for column, discs in enumerate(position.columns, start=1):
            for row, disc in enumerate(discs, start=1):
                for line, step, _ in self._changes[disc][column, row]:
                    self.lines[line] += step
        self.value = self.recount()

    def recount(self) -> int:
        """The value computed anew: the sum of one look-up for each line."""
        return sum(map(getitem, self.tables, self.lines))

    def moves(self) -> list[int]:
        """The columns that are not full, from left to right."""
        heights, full = self._heights, self._full
        return [column for column in self._columns if heights[column] < full]

    def drop(self, column: int) -> None:
        """Puts a disc of the side to move into `column`."""
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
        """Takes the last disc back."""
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
    """For each player and cell, the changes that a disc there makes to the lines through it."""
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


def negamax(board: LineBoard, depth: int, alpha: float = -inf, beta: float = +inf) -> Choice:
    """The value of `board` for the side to move, and the first move that reaches it.

    A won game is worth WIN plus the number of moves left, a draw 0, and an unfinished board `depth`
    moves ahead its squares. The search changes `board` and undoes all its changes.

    >>> from c4lab.games import ConnectFour
    >>> negamax(LineBoard(ConnectFour.parse("445566")), depth=4)
    Choice(value=1000035, move=3)
    """
    if board.won:
        return Choice(-(WIN + board.left))
    if board.left == 0:
        return Choice(0)
    if depth == 0:
        return Choice(board.player * board.value)
    best = Choice(-inf)
    for move in board.moves():
        board.drop(move)
        value = -negamax(board, depth - 1, -beta, -alpha).value
        board.undo()
        if value > best.value:
            best = Choice(value, move)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best
