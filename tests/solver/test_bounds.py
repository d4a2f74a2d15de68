"""The static bounds on a score are true: a search in plain Python never contradicts them."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import numpy as np

from c4lab.games.bits import COLUMN, WIDTH
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import non_losing, winning_cells
from c4lab.solver.plain.search import null_window
from tests.solver.uncompiled import uncompiled

CELLS_OF_COLUMN = [((1 << COLUMN) - 1) << COLUMN * column for column in range(WIDTH)]
RARE = [(150945826674862, 279249922547647), (83909475878188, 278146240798655)]
"""Boards on which three discs upright beneath a threat matter."""


def boards(rng: random.Random) -> Iterator[tuple[int, int]]:
    """Boards of random games, where the side to move cannot win with its next disc.

    Each game goes on as long as there is a move after which the other side cannot either.
    """
    while True:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            cells = [cell for column in CELLS_OF_COLUMN if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)
            yield mine, mask


@cache
def late_boards() -> list[tuple[int, int]]:
    """Different boards with 28 discs or more, on which every search is short; 60 earlier ones."""
    found: dict[tuple[int, int], None] = {}
    for seed, discs, count in ((5, range(28, 42), 5_000), (6, range(22, 28), 60)):
        some = (board for board in boards(random.Random(seed)) if board[1].bit_count() in discs)
        enough = len(found) + count
        while len(found) < enough:
            found[next(some)] = None
    return [*found, *RARE]


@cache
def said_of_late_boards() -> dict[tuple[int, int], int]:
    """The bounds that the rule gives."""
    with uncompiled() as modules:
        rule = modules["bounds"]
    said = {}
    for mine, mask in late_boards():
        their_cells = np.uint64(winning_cells(mine ^ mask, mask))
        with np.errstate(over="ignore"):  # to count, it drops the upper digits of a product
            bound = rule.at_most(np.uint64(mine), np.uint64(mask), mask.bit_count(), their_cells)
        if bound != rule.UNKNOWN:
            said[mine, mask] = int(bound)
    return said


def test_no_search_contradicts_what_is_said_of_a_board() -> None:
    table = Table()
    for board, bound in said_of_late_boards().items():
        assert null_window(*board, bound, table) <= bound, board


def test_no_less_is_said_than_is_known() -> None:
    """A rule that is too careful is true, too. So the test counts the bounds that it gives, with
    the first player (0) or the second (1) to move."""
    said = said_of_late_boards()
    counted = Counter((mask.bit_count() % 2, bound) for (_, mask), bound in said.items())
    first = {0: 453, -1: 139, -2: 256, -3: 108, -4: 46, -5: 22, -6: 3}
    second = {-1: 144, -2: 301, -3: 33, -4: 23}
    assert counted == {
        (player, bound): count
        for player, counts in enumerate((first, second))
        for bound, count in counts.items()
    }
