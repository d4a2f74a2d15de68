"""Connect Four again, with each board stored as two whole numbers.

`c4lab.games.bits` shows which bit is which cell.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from c4lab.games.bits import (
    BOTTOM,
    COLUMN,
    CONNECT,
    HEIGHT,
    STANDARD,
    WIDTH,
    Layout,
    has_four,
    height,
    to_bits,
)
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell, cell_name
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


def moves_to(mask: Any, position: Any, layout: Layout = STANDARD) -> tuple[int, ...]:
    """The moves of one game that leads to the board; there may be many such games.

    `mask` and `position` are those of a `Bitboard`. The function takes discs back from the top of
    the columns, one player's and the other's in turn. A game ends with its first four in a row, so
    neither player has one before the last disc. Raises ValueError, with the first reason found, if
    no game leads to the board.

    >>> moves_to(0b11, 0b01)
    (1, 1)
    """
    mask, position = python_int(mask), python_int(position)
    _check_numbers(mask, position, layout)
    hopeless: set[tuple[int, int]] = set()  # boards to which no game leads

    def moves_or_none(mask: int, position: int) -> tuple[int, ...] | None:
        if not mask:
            return ()
        if (mask, position) in hopeless:
            return None
        others = position ^ mask  # the discs of the player who has just moved
        tops = others & ~(mask >> 1)  # those of them that have no disc above
        while tops:
            top = tops & -tops
            tops ^= top
            if not has_four(others ^ top, layout):
                moves = moves_or_none(mask ^ top, others ^ top)
                if moves is not None:
                    return (*moves, _lowest_bit(top) // layout.column + 1)
        hopeless.add((mask, position))
        return None

    found = None if has_four(position, layout) else moves_or_none(mask, position)
    if found is None:
        raise ValueError(
            f"No game leads to the board with mask {mask} and position {position}: whichever disc "
            "was the last one, the game was over before it, or it was not that player's turn."
        )
    return found


def _check_numbers(mask: Any, position: Any, layout: Layout) -> None:
    """Raises ValueError unless both are whole numbers whose discs lie on the board, rest on each
    other, and belong to the two players in equal shares."""
    for name, number in (("mask", mask), ("position", position)):
        if type(number) is not int or number < 0:
            raise ValueError(
                f"The {name} is {number!r}: give a whole number, 0 or more, with a bit for each "
                "disc."
            )
        if spare := number & ~layout.cells:
            spares = ", ".join(str(layout.height + layout.column * place) for place in range(3))
            raise ValueError(
                f"The {name} has bit {_lowest_bit(spare)} set, and no disc can lie there: bits "
                f"{spares} and so on are the spare row, "
                f"and the board ends at bit {layout.cells.bit_length() - 1}."
            )
    if floating := mask & ~(mask << 1 | layout.bottom):
        bit = _lowest_bit(floating)
        raise ValueError(
            f"The disc on {_cell_name(bit, layout)} (bit {bit}) floats, because "
            f"{_cell_name(bit - 1, layout)} below it is empty."
        )
    if missing := position & ~mask:
        bit = _lowest_bit(missing)
        raise ValueError(
            f"The position has a disc on {_cell_name(bit, layout)} (bit {bit}) and the mask has "
            "none there: the mask holds the discs of both players."
        )
    discs, mine = mask.bit_count(), position.bit_count()
    if mine != discs // 2:
        raise ValueError(
            f"The position has {mine} of the {discs} discs: the side to move must have "
            f"{discs // 2}, because the players take turns."
        )


def _lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set, counted from 0."""
    return (bits & -bits).bit_length() - 1


def _cell_name(bit: int, layout: Layout) -> str:
    return cell_name((bit // layout.column + 1, bit % layout.column + 1))
