"""Tic-tac-toe. The squares are numbered row by row:

1 2 3
4 5 6
7 8 9
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Self

from c4lab.games.position import IllegalMove, Shown, python_int

LINES = (
    *((1, 2, 3), (4, 5, 6), (7, 8, 9)),  # rows
    *((1, 4, 7), (2, 5, 8), (3, 6, 9)),  # columns
    *((1, 5, 9), (3, 5, 7)),  # diagonals
)
LINES_THROUGH = {square: [line for line in LINES if square in line] for square in range(1, 10)}
SYMBOLS = {+1: "X", -1: "O", 0: "."}


@dataclass(frozen=True, eq=False, repr=False)
class TicTacToe(Shown):
    """A position in tic-tac-toe: nine cells, +1 for X, -1 for O, 0 if empty. X moves first.

    >>> print(TicTacToe.parse("519").diagram())
    O . .
    . X .
    . . X
    """

    cells: tuple[int, ...] = (0,) * 9
    history: tuple[int, ...] = ()
    winner: int = 0

    @property
    def player(self) -> int:
        return -1 if len(self.history) % 2 else +1

    @property
    def key(self) -> Hashable:
        return self.cells

    @property
    def left(self) -> int:
        return 9 - len(self.history)

    def moves(self) -> tuple[int, ...]:
        if self.winner:
            return ()
        return tuple(square for square, cell in enumerate(self.cells, start=1) if not cell)

    def play(self, move: int) -> Self:
        move = python_int(move)
        self._check(move)
        player = self.player
        cells = (*self.cells[: move - 1], player, *self.cells[move:])
        winner = 0
        for a, b, c in LINES_THROUGH[move]:  # only a line through the new mark can be complete now
            if cells[a - 1] == cells[b - 1] == cells[c - 1]:
                winner = player
        return type(self)(cells, (*self.history, move), winner)

    def result(self) -> int | None:
        if self.winner or len(self.history) == 9:
            return self.winner
        return None

    def winning_line(self) -> tuple[int, ...]:
        """The squares of a completed line; empty if nobody has won."""
        for line in LINES:
            if self.winner and all(self.cells[square - 1] == self.winner for square in line):
                return line
        return ()

    def __eq__(self, other: object) -> bool:
        return self.cells == other.cells if isinstance(other, TicTacToe) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.cells)

    @classmethod
    def parse(cls, text: str) -> Self:
        if not isinstance(text, str):
            raise IllegalMove(f"{text!r} is not text: write the squares in quotes, as '519'.")
        position = cls()
        for character in "".join(text.split()):
            if character not in "123456789":
                raise IllegalMove(
                    f"{character!r} is not a square: write the squares in the order they were "
                    "played, as digits 1 to 9, such as '519'."
                )
            position = position.play(int(character))
        return position

    def __str__(self) -> str:
        return "".join(map(str, self.history))

    def diagram(self) -> str:
        marks = [SYMBOLS[cell] for cell in self.cells]
        return "\n".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))

    def _check(self, move: int) -> None:
        """Raises IllegalMove, with the reason, if `move` is not legal."""
        if type(move) is not int or not 1 <= move <= 9:
            raise IllegalMove(f"{move!r} is not a square: the squares are the numbers 1 to 9.")
        if self.result() is not None:
            raise IllegalMove(f"Square {move} cannot be played: the game is over.")
        if self.cells[move - 1]:
            raise IllegalMove(
                f"Square {move} is taken by {SYMBOLS[self.cells[move - 1]]}: "
                f"the free squares are {', '.join(map(str, self.moves()))}."
            )
