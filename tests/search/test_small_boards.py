"""Small boards of Connect Four, solved from the empty one to the end, with the parts of lesson 10.

`solve(6, 5)` finds a draw too, in 3,058,224 probes and about 40 s of one core, with a table that
takes half a gigabyte: too much to run each time.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

import pytest

from c4lab.search import Table, with_memory


class Small:
    """A position on two numbers, as a `Bitboard`, on a board of any size and without a history."""

    width: ClassVar[int]
    height: ClassVar[int]
    centre: ClassVar[list[int]]
    bottom: ClassVar[int]
    board: ClassVar[int]
    history: tuple[int, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.bottom = sum(cls.cell(column, 1) for column in range(1, cls.width + 1))
        cls.board = cls.bottom * ((1 << cls.height) - 1)
        middle = (cls.width + 1) / 2
        cls.centre = sorted(range(1, cls.width + 1), key=lambda column: abs(column - middle))

    def __init__(self, mine: int = 0, mask: int = 0, won: bool = False) -> None:
        self.mine, self.mask, self.won = mine, mask, won
        self.ply = mask.bit_count()
        self.player = -1 if self.ply % 2 else +1
        self.left = self.width * self.height - self.ply
        self.key = mine + mask + self.bottom

    @classmethod
    def cell(cls, column: int, row: int) -> int:
        return 1 << (cls.height + 1) * (column - 1) + row - 1

    @property
    def landing(self) -> int:
        """The cells where the next disc can land."""
        return (self.mask + self.bottom) & self.board

    def moves(self) -> tuple[int, ...]:
        full = [column for column in self.centre if self.mask & self.cell(column, self.height)]
        return () if self.won else tuple(c for c in sorted(self.centre) if c not in full)

    def play(self, move: int) -> Self:
        mask = self.mask | (self.mask + self.cell(move, 1))
        mine = self.mine | (mask ^ self.mask)
        return type(self)(self.mask ^ self.mine, mask, self.wins_with(mine))

    def result(self) -> int | None:
        if self.won:
            return -self.player
        return None if self.left else 0

    def wins_with(self, discs: int) -> bool:
        """Whether these discs contain four in a row."""
        pairs = ((discs & discs >> step, step) for step in self.steps())
        return any(pair & pair >> 2 * step for pair, step in pairs)

    def winning(self, discs: int, mask: int) -> int:
        """The empty cells that would complete a four of these discs."""
        cells = discs << 1 & discs << 2 & discs << 3
        for step in self.steps()[1:]:
            up, down = discs << step & discs << 2 * step, discs >> step & discs >> 2 * step
            cells |= up & (discs << 3 * step | discs >> step)
            cells |= down & (discs >> 3 * step | discs << step)
        return cells & (self.board ^ mask)

    @classmethod
    def steps(cls) -> tuple[int, int, int, int]:
        return 1, cls.height, cls.height + 1, cls.height + 2


def most_threats_first(position: Any) -> Sequence[int]:
    """A winning move alone; else the moves that stop a win, without those that allow one directly
    above. Moves that leave the most winning cells come first, then those near the centre."""
    mine, mask = position.mine, position.mask
    there = {column: position.landing & column_of(position, column) for column in position.centre}
    winning, losing = position.winning(mine, mask), position.winning(mine ^ mask, mask)
    wins = [column for column, cell in there.items() if cell & winning]
    if wins:
        return wins[:1]
    stops = [column for column, cell in there.items() if cell & losing]
    open_ones = stops or [column for column, cell in there.items() if cell]
    safe = [column for column in open_ones if not there[column] & losing >> 1] or open_ones
    if len(safe) == 1:
        return safe

    def threats(column: int) -> int:
        cell = there[column]
        return int(position.winning(mine | cell, mask | cell).bit_count())

    return sorted(safe, key=threats, reverse=True)


def column_of(position: Any, column: int) -> int:
    return int(position.cell(column, 1) * ((1 << position.height) - 1))


def mirrored_bits(position: Any) -> tuple[int, Callable[[int], int] | None]:
    """The same as `mirrored`, but only for the first twelve moves: later it costs more than it
    saves."""
    if position.ply > 12:
        return position.key, None
    size, image = position.height + 1, 0
    for column in range(position.width):
        bits = position.key >> size * column & ((1 << size) - 1)
        image |= bits << size * (position.width - 1 - column)
    if position.key <= image:
        return position.key, None
    return image, lambda column: position.width + 1 - column


SLOW = pytest.mark.slow


def solve(
    width: int, height: int, order: Any = most_threats_first, **table: Any
) -> tuple[int, int]:
    """The value for the first player, by two null windows, and the probes that it took."""
    game = type("Board", (Small,), {"width": width, "height": height})
    kept = Table(**({"symmetry": mirrored_bits} | table))
    answers = [
        with_memory(game(), order=order, table=kept, alpha=low, beta=low + 1).value
        for low in (-1, 0)
    ]
    return sum(answer > low for answer, low in zip(answers, (-1, 0), strict=True)) - 1, kept.probes


def from_the_centre(position: Any) -> Sequence[int]:
    return [column for column in position.centre if column in position.moves()]


@pytest.mark.parametrize(
    ("width", "height", "value"),
    [(4, 4, 0), pytest.param(5, 4, 0, marks=SLOW)],
)
def test_small_boards_have_the_values_that_john_tromp_found(
    width: int, height: int, value: int
) -> None:
    assert solve(width, height)[0] == value
