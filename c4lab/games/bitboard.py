"""Connect Four once more, each board as two whole numbers: the same game, played on bits.

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
"""The columns, each with its highest cell: that bit of the mask is set if the column is full."""


@dataclass(frozen=True, eq=False, init=False, repr=False)
class Bitboard(ConnectFour):
    """A position in Connect Four, kept as two numbers, that goes wherever a `ConnectFour` goes.

    `mask` has a bit for each disc, `position` for each disc of the side to move. What reads a
    board disc by disc finds `columns` as ever, worked out when first asked for.

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
        # The class is frozen: fields are set here, past its guard, and nowhere else.
        self.__dict__.update(mask=mask, position=position, history=history, winner=winner)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if (cls.width, cls.height, cls.connect) != (WIDTH, HEIGHT, CONNECT):
            raise ValueError(
                f"{cls.__name__} would need bits of its own: a Bitboard is {WIDTH} wide, {HEIGHT} "
                f"high and connects {CONNECT}, so derive other boards from ConnectFour."
            )

    @classmethod
    def of(cls, position: ConnectFour) -> Self:
        """The same board and history as `position`, which may be of any kind that has columns."""
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
        """The board that the two numbers stand for, with the history of one game that leads there.

        Raises ValueError, and says why, if no game does.
        """
        board = cls()
        for move in moves_to(mask, position):
            board = board.play(move)
        return board

    @cached_property  # type: ignore[misc]  # it takes the place of a field that nothing sets here
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """The discs of each column from the bottom up: +1 or -1, as their owner."""
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
        """The discs of the side to move in each column, and a 1 on top that says how high it is.

        That 1 is mask + BOTTOM; without BOTTOM the key of the empty board would be 0.
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
        # Adding 1 at the foot of the column carries through its discs to the first empty bit.
        mask = self.mask | self.mask + (1 << COLUMN * (move - 1))
        position = self.position ^ self.mask  # the other side's discs: it is to move now
        won = has_four(position ^ mask)  # those of the player who has just moved
        return type(self)(mask, position, (*self.history, move), self.player if won else 0)
