"""Sorts moves: first the move that leaves the most cells where a four could be made."""

from c4lab.solver.plain.bits import COLUMN, HEIGHT, WIDTH, winning_cells

LOWEST_COLUMN = (1 << HEIGHT) - 1
CENTRE_FIRST = tuple(
    LOWEST_COLUMN << COLUMN * column
    for column in sorted(range(WIDTH), key=lambda column: abs(column - WIDTH // 2))
)
"""The cells of each column: the middle column first, then outwards, left before right."""


def move_score(mine: int, mask: int, move: int) -> int:
    """How many empty cells would complete a four of mine once my disc lies on the bit `move`."""
    return winning_cells(mine | move, mask | move).bit_count()


def ordered(mine: int, mask: int, moves: int) -> list[int]:
    """The bits of `moves`, highest move score first; of equal ones the nearest to the centre."""
    found = [move for column in CENTRE_FIRST if (move := moves & column)]
    if len(found) > 1:
        found.sort(key=lambda move: move_score(mine, mask, move), reverse=True)
    return found
