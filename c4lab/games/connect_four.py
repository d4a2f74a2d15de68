"""Connect Four on a readable board: seven columns of discs, each listed from the bottom up."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Self

from c4lab.games.grid import DIRECTIONS, Cell, windows
from c4lab.games.position import IllegalMove, Shown, python_int

NAMES = {+1: "red", -1: "amber"}
SYMBOLS = {+1: "X", -1: "O", 0: "."}


@dataclass(frozen=True, eq=False, repr=False)
class ConnectFour(Shown):
    """A position in Connect Four. X (red, +1) moves first. A move is a column, 1 to 7.

    >>> print(ConnectFour.parse("4455").diagram())
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . O O . .
    . . . X X . .
    1 2 3 4 5 6 7

    A smaller game is a class of its own:

    >>> class Three(ConnectFour):
    ...     width, height, connect = 3, 3, 3
    >>> Three.parse("11223").winning_line()
    ((1, 1), (2, 1), (3, 1))
    """

    width: ClassVar[int] = 7
    height: ClassVar[int] = 6
    connect: ClassVar[int] = 4

    history: tuple[int, ...] = ()
    columns: tuple[tuple[int, ...], ...] = ()
    winner: int = 0

    def __init_subclass__(cls) -> None:
        sizes = cls.width, cls.height, cls.connect
        if any(type(size) is not int or size < 1 for size in sizes) or cls.width > 9:
            raise ValueError(
                f"{cls.__name__} is {cls.width!r} wide, {cls.height!r} high and connects "
                f"{cls.connect!r}: give whole numbers from 1 on, and at most 9 columns, because a "
                "move is written as one digit."
            )

    def __post_init__(self) -> None:
        if not self.columns:
            object.__setattr__(self, "columns", ((),) * self.width)

    @property
    def player(self) -> int:
        return -1 if len(self.history) % 2 else +1

    @property
    def key(self) -> Hashable:
        return self.columns

    @property
    def left(self) -> int:
        return self.width * self.height - len(self.history)

    def at(self, cell: Cell) -> int:
        """+1 or -1 for a disc on `cell`, 0 if it is empty or outside the board."""
        column, row = cell
        if 1 <= column <= self.width and 1 <= row <= len(self.columns[column - 1]):
            return self.columns[column - 1][row - 1]
        return 0

    def moves(self) -> tuple[int, ...]:
        if self.winner:
            return ()
        return tuple(
            move for move, discs in enumerate(self.columns, start=1) if len(discs) < self.height
        )

    def landing(self, move: int) -> Cell:
        """The cell where a disc lands if it is dropped into column `move`."""
        return move, len(self.columns[move - 1]) + 1

    def play(self, move: int) -> Self:
        move = python_int(move)
        self._check(move)
        player = self.player
        discs = (*self.columns[move - 1], player)
        columns = (*self.columns[: move - 1], discs, *self.columns[move:])
        won = self._connects(self.landing(move), player)
        return type(self)((*self.history, move), columns, player if won else 0)

    def _connects(self, cell: Cell, player: int) -> bool:
        """Whether a disc of `player` on `cell` is part of a line that wins."""
        column, row = cell
        width, columns = self.width, self.columns
        for dx, dy in DIRECTIONS:
            length = 1
            for sign in (+1, -1):  # from the new disc both ways, while the colour is the same
                x, y = column + sign * dx, row + sign * dy
                # `self.at((x, y))` would be shorter, but slower by half, and each move needs this.
                while (
                    0 < x <= width
                    and 0 < y <= len(columns[x - 1])
                    and columns[x - 1][y - 1] == player
                ):
                    length, x, y = length + 1, x + sign * dx, y + sign * dy
            if length >= self.connect:
                return True
        return False

    def result(self) -> int | None:
        if self.winner or not self.left:
            return self.winner
        return None

    def winning_line(self) -> tuple[Cell, ...]:
        """The cells of all lines that won; empty if nobody has won."""
        if not self.winner:
            return ()
        won = {
            cell
            for window in windows(self.width, self.height, self.connect)
            if all(self.at(cell) == self.winner for cell in window)
            for cell in window
        }
        return tuple(sorted(won))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ConnectFour):
            return NotImplemented
        return type(self) is type(other) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @classmethod
    def parse(cls, text: str) -> Self:
        if not isinstance(text, str):
            raise IllegalMove(f"{text!r} is not text: write the columns in quotes, as '4455'.")
        position = cls()
        for character in "".join(text.split()):
            if character not in "123456789"[: cls.width]:
                raise IllegalMove(
                    f"{character!r} is not a column: write the columns in the order they were "
                    f"played, as digits 1 to {cls.width}, such as '1223'."
                )
            position = position.play(int(character))
        return position

    def __str__(self) -> str:
        return "".join(map(str, self.history))

    def diagram(self) -> str:
        rows = [
            " ".join(SYMBOLS[self.at((column, row))] for column in range(1, self.width + 1))
            for row in range(self.height, 0, -1)
        ]
        return "\n".join([*rows, " ".join(map(str, range(1, self.width + 1)))])

    def _check(self, move: int) -> None:
        """Raises IllegalMove, with the reason, if `move` is not legal."""
        if type(move) is not int or not 1 <= move <= self.width:
            raise IllegalMove(
                f"{move!r} is not a column: the columns are the numbers 1 to {self.width}."
            )
        if self.result() is not None:
            raise IllegalMove(f"Column {move} cannot be played: the game is over.")
        if self.landing(move)[1] > self.height:
            raise IllegalMove(
                f"Column {move} is full: the open columns are {', '.join(map(str, self.moves()))}."
            )
