"""The answers about the next two discs of each side are those of a search."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from c4lab.games.bits import CELLS
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import CENTRE_FIRST
from c4lab.solver.plain.search import null_window
from tests.solver.mutation import Changes, uncompiled

MOVES = "c4lab.solver.compiled.moves"
MISTAKES = {
    "a move below a cell where the other side wins": ("moves & ~(their_cells >> U1)", "moves"),
    "of two cells to block, both": ("moves = U0 if several(forced) else forced", "moves = forced"),
    "the cells as they were before the move": (
        "            if not non_losing(after, winning_cells(mine | move, after)):",
        "            if not non_losing(after, winning_cells(mine, after)):",
    ),
    "the same side moves again": (
        "decides(theirs, after, replies)",
        "decides(mine, after, replies)",
    ),
    "a side with no reply decides": ("not replies or not decides(", "replies and not decides("),
    "a move that decides is no danger": ("or not decides(theirs", "or decides(theirs"),
}


@cache
def boards() -> list[tuple[int, int, int]]:
    """`mine`, `mask` and the moves that do not lose at once, of random games; none is over."""
    rng, found = random.Random(6), []
    while len(found) < 1_500:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            if (CELLS ^ mask).bit_count() > 4:
                found.append((mine, mask, moves))
            cells = [cell for column in CENTRE_FIRST if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)
    return found


def said(changes: Changes | None = None) -> list[tuple[bool, bool]]:
    """(whether a move decides, whether a move holds) for each board."""
    with uncompiled(changes or {}) as modules:
        horizon: Any = modules["solver.compiled.moves"]
        asked = (tuple(map(np.uint64, board)) for board in boards())
        return [(horizon.decides(*board), horizon.holds(*board)) for board in asked]


def test_a_search_finds_the_same() -> None:
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
    assert said() == found
    assert 100 < sum(decides for decides, _ in found) < 1_000
    assert 20 < sum(not holds for _, holds in found) < 1_000


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_shows(mistake: str) -> None:
    assert said({MOVES: MISTAKES[mistake]}) != said()
