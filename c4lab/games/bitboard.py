"""Connect Four again, with each board stored as two whole numbers.

`c4lab.games.bits` shows which bit is which cell.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from c4lab.games.bits import BOTTOM, COLUMN, CONNECT, HEIGHT, WIDTH, has_four, height, to_bits
from c4lab.games.connect_four import ConnectFour
from c4lab.games.from_numbers import moves_to
from c4lab.games.grid import Cell
from c4lab.games.position import python_int

TOPS = tuple((move, 1 << COLUMN * (move - 1) + HEIGHT - 1) for move in range(1, WIDTH + 1))
"""(column, bit of its top cell): the column is full if the mask has this bit."""


@dataclass(frozen=True, eq=False, init=False, repr=False)
class Bitboard(ConnectFour):
    """A position in Connect Four, stored as two numbers. Use it wherever a `ConnectFour` fits.

    `mask` has a bit for each disc, `position` a bit for each disc of the side to move. `columns`
    is computed from these numbers when somebody first reads it.

    >>> board = Bitboard.parse("121")
    >>> board.mask, board.position  # the side to move has the disc in column 2
    (131, 128)
    >>> board == Bitboard.decode(mask=131, position=128)
    True
    """

    mask: int = 0
    position: int = 0

    def __init__(
        self, mask: int = 0, position: int = 0, history: tuple[int, ...] = (), winner: int = 0
    ) -> None:
        # A frozen class refuses `self.mask = mask`, so the fields are set in its dictionary.
        self.__dict__.update(mask=mask, position=position, history=history, winner=winner)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if (cls.width, cls.height, cls.connect) != (WIDTH, HEIGHT, CONNECT):
            raise ValueError(
                f"{cls.__name__} would need bits of its own: a Bitboard is {WIDTH} wide, {HEIGHT} "
                f"high and connects {CONNECT}. Derive boards of other sizes from ConnectFour."
            )

    @classmethod
    def of(cls, position: ConnectFour) -> Self:
        """The same board and history as `position`, a ConnectFour or another class with `columns`.

        Raises ValueError if the board has another size.
        """
        size = [getattr(position, name, None) for name in ("width", "height", "connect")]
        if size != [WIDTH, HEIGHT, CONNECT]:
            raise ValueError(
                f"{position!r:.80} does not fit: give a position of Connect Four on {WIDTH} by "
                f"{HEIGHT} cells, such as ConnectFour.parse('4455')."
            )
        mine, mask = to_bits(position)
        return cls(mask, mine, position.history, position.winner)

    @classmethod
    def decode(cls, mask: int, position: int) -> Self:
        """The board with these two numbers. Its history is one game that leads to it.

        Raises ValueError, with the reason, if no game leads to it.
        """
        board = cls()
        for move in moves_to(mask, position):
            board = board.play(move)
        return board

    @cached_property  # type: ignore[misc]  # replaces a field of ConnectFour
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """The discs of each column from the bottom up: the owner of each, +1 or -1."""
        owner = (-self.player, self.player)
        return tuple(
            tuple(
                owner[self.position >> COLUMN * column + row & 1]
                for row in range(height(self.mask, column + 1))
            )
            for column in range(WIDTH)
        )

    @property
    def key(self) -> int:
        """A number that no other board has: position + mask + BOTTOM.

        In each column mask + BOTTOM puts a 1 above the top disc. Below this 1 stand the discs of
        the side to move. Without BOTTOM the key of the empty board would be 0.
        """
        return self.position + self.mask + BOTTOM

    def moves(self) -> tuple[int, ...]:
        if self.winner:
            return ()
        return tuple(move for move, top in TOPS if not self.mask & top)

    def landing(self, move: int) -> Cell:
        return move, height(self.mask, move) + 1

    def play(self, move: int) -> Self:
        move = python_int(move)
        self._check(move)
        # Adding 1 at the bottom of the column carries through its discs to the first empty bit.
        mask = self.mask | self.mask + (1 << COLUMN * (move - 1))
        position = self.position ^ self.mask  # the discs of the other player, who is to move now
        won = has_four(position ^ mask)  # the discs of the player who has just moved
        return type(self)(mask, position, (*self.history, move), self.player if won else 0)
