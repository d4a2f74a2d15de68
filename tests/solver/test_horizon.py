"""The answers about the next two discs of each side are those of a search."""

import random

import numpy as np

from c4lab.games.bits import CELLS
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import CENTRE_FIRST
from c4lab.solver.plain.search import null_window
from tests.solver.uncompiled import uncompiled


def boards() -> list[tuple[int, int, int]]:
    """`mine`, `mask` and the moves that do not lose at once, of random games; none is over."""
    rng, found = random.Random(6), []
    while len(found) < 1_000:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            if (CELLS ^ mask).bit_count() > 4:
                found.append((mine, mask, moves))
            cells = [cell for column in CENTRE_FIRST if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)
    return found


def test_a_search_finds_the_same() -> None:
    with uncompiled() as modules:
        moves = modules["moves"]
    asked = [tuple(map(np.uint64, board)) for board in boards()]
    said = [(moves.decides(*board), moves.holds(*board)) for board in asked]
    table, found = Table(), []
    for mine, mask, _ in boards():
        left = (CELLS ^ mask).bit_count()
        soonest, worst = (left - 1) // 2, 1 - left // 2
        found.append(
            (
                null_window(mine, mask, soonest - 1, table) >= soonest,
                null_window(mine, mask, worst, table) > worst,
            )
        )
    assert said == found
    assert 50 < sum(decides for decides, _ in found) < 1_000
    assert 20 < sum(not holds for _, holds in found) < 1_000
