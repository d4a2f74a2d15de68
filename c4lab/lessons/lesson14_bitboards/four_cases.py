"""The boards of 14.4: fours, near misses, and discs whose bits only seem to be in a row."""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Code
from c4lab.games import Bitboard
from c4lab.games.bits import COLUMN
from c4lab.games.grid import Cell, windows
from c4lab.lessons.shared.positions.boards import random_games

FOURS = windows(7, 6)


def cells_apart(step: int) -> list[Cell]:
    """The lowest four cells, none of them spare, whose bits are `step` apart."""
    rows = [range(first, first + 4 * step, step) for first in range(COLUMN)]
    bits = next(row for row in rows if all(bit % COLUMN < COLUMN - 1 for bit in row))
    return [(bit // COLUMN + 1, bit % COLUMN + 1) for bit in bits]


# No fours: discs at the top of a column and the foot of the next one, pairs side by side, pairs
# with a gap, and bits whose steps are no direction.
TRAPS = [
    *(((c, 4), (c, 5), (c, 6), (c + 1, 1)) for c in (1, 6)),
    *(((1, a), (2, b), (1, a + 2), (2, b + 2)) for a, b in ((1, 1), (2, 1), (1, 2))),
    ((1, 1), (2, 1), (4, 1), (5, 1)),
    *(cells_apart(step) for step in (2, 3, 4, 5, 9, 10)),
    ((1, 1), (3, 1)),
]


FIVES = [
    *([(n, 1) for n in range(1, 6)], [(1, n) for n in range(1, 6)]),
    *([(n, n) for n in range(1, 6)], [(n, 6 - n) for n in range(1, 6)]),
]


def shifts_of(cells: Iterable[Cell]) -> Code:
    """The number of these cells, written as `1 << ... | 1 << ...`."""
    return Code(" | ".join(f"1 << {COLUMN * (column - 1) + row - 1}" for column, row in cells))


FALSE_STEPS = {str(shifts_of(cells_apart(step))): step for step in (2, 3, 4, 5, 9, 10)}


@cache
def cases(straight: bool) -> list[tuple[Any]]:
    """Fours, threes and traps in these directions, and boards of random games."""
    own = [four for four in FOURS if (four[0][0] == four[3][0] or four[0][1] == four[3][1])
           is straight]  # fmt: skip
    threes = [four[:gap] + four[gap + 1 :] for four in own[::6] for gap in range(4)]
    boards = [Bitboard.of(game[-1 - n % 3]) for n, game in enumerate(random_games(20, Random(14)))]
    discs = [(each,) for b in boards for each in (b.position, b.position ^ b.mask)]
    fives = FIVES[:2] if straight else FIVES[2:]
    gaps = [own[0][:gap] + own[0][gap + 1 :] for gap in (1, 2)]
    boards_first = (*own[:1], *gaps, *TRAPS, *fives, *own[1:], *threes)
    return [*((shifts_of(cells),) for cells in boards_first), *discs]
