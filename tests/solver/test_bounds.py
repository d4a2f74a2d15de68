"""The static bounds on a score are true: a search in plain Python never contradicts them.

The tests run the rule twice: as source text, into which they put mistakes, and compiled.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from c4lab.games.bits import COLUMN, WIDTH
from c4lab.solver.plain import Table
from c4lab.solver.plain.bits import non_losing, winning_cells
from c4lab.solver.plain.search import null_window
from tests.solver.mutation import uncompiled

BOUNDS = "c4lab.solver.compiled.bounds"
CELLS_OF_COLUMN = [((1 << COLUMN) - 1) << COLUMN * column for column in range(WIDTH)]
WANTED = {
    **{20: 20, 21: 30, 22: 50, 23: 80, 24: 80, 25: 150, 26: 150, 27: 250, 28: 250},
    **{29: 500, 30: 500, 31: 1000, 32: 800, 33: 2300, 34: 2000, 35: 3500, 36: 4000},
    **{37: 4500, 38: 4000, 39: 1000},
}
"""How many boards of so many discs to search: fewer of those that take milliseconds."""
RARE = [(150945826674862, 279249922547647), (83909475878188, 278146240798655)]
"""Boards on which three discs upright beneath a threat matter."""
Rule = Callable[[int, int], int | None]
"""The bound for the board with this `mine` and `mask`; None if the rule gives none."""

IN_THE_RULE = {
    "of the columns in which the other side answers, its own rows": (
        "(OUR_ROWS | lowest) & ~closed))",
        "(THEIR_ROWS | lowest) & ~closed))",
    ),
    "nothing of odd columns but our rows": (
        "(OUR_ROWS | lowest) & ~closed))",
        "OUR_ROWS & ~closed))",
    ),
    "nothing of odd columns but our rows, beside a threat": (
        "(OUR_ROWS | lowest) & ~columns",
        "OUR_ROWS & ~columns",
    ),
    "one player's rule for the other": ("(ALL - discs) & 1 == 0", "(ALL - discs) & 1 == 1"),
    "three upright": ("lowest |= ((upright", "U0 & ((upright"),
    "three upright beneath a threat": ("upright & columns & OUR_ROWS or ", ""),
    "a winning cell that is the lowest of an odd column": (
        "their_cells & THEIR_ROWS & ~lowest",
        "their_cells & THEIR_ROWS",
    ),
    "a winning cell of ours closes a column": (
        "their_cells & THEIR_ROWS & ~lowest",
        "their_cells & ~lowest",
    ),
    "a threat within reach": ("their_cells & OUR_ROWS & ~landing", "their_cells & OUR_ROWS"),
    "a threat with an even number of empty cells beneath": (
        "their_cells & OUR_ROWS & ~landing",
        "their_cells & ~landing",
    ),
    "nothing of the cells beneath the threat": (" | (under & (THEIR_ROWS | landing))", ""),
    "not the cell within reach beneath the threat": (
        "under & (THEIR_ROWS | landing)",
        "under & THEIR_ROWS",
    ),
    "the wrong cells beneath the threat": (
        "(under & (THEIR_ROWS | landing))",
        "(under & OUR_ROWS)",
    ),
    "cells above the threat and beneath it exchanged": (
        "columns & ~under & OUR_ROWS",
        "columns & OUR_ROWS",
    ),
    "a threat in the same column twice": (
        "from_there_up(threats & ~columns)",
        "from_there_up(threats)",
    ),
    "one threat where it takes two": ("lowest_of(others) if even else U0", "U0"),
    "one more disc than stays away": ("(-1 if even else 0)", "(-2 if even else 0)"),
    "whatever the side to move gets beside a threat": ("has_line(mine | (empty & ours))", "False"),
    "every cell that stays empty": ("signed(count(closed & THEIR_ROWS))", "signed(count(closed))"),
    "the next column is closed as well": ("(cells << U1) & CELLS", "(cells << U1)"),
    "answers in the lowest cells of odd columns": (
        "(empty & THEIR_ROWS & ~lowest)",
        "(empty & THEIR_ROWS)",
    ),
    "answers in our rows": ("(empty & THEIR_ROWS & ~lowest)", "(empty & OUR_ROWS & ~lowest)"),
    "all cells for the answers": ("empty & THEIR_ROWS & ~lowest", "empty & ~lowest"),
    "a four of answers is assumed where there is none": (
        "return -1 if has_line(",
        "return -1 if not has_line(",
    ),
    "the answers' four whatever they stop": (
        "        return UNKNOWN\n    if threats",
        "        pass\n    if threats",
    ),
    "more discs to come after the answers' four": ("return -1 if", "return -2 if"),
}


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
    """Different boards with 28 discs or more, on which every search is short."""
    late = (board for board in boards(random.Random(5)) if board[1].bit_count() >= 28)
    found: dict[tuple[int, int], None] = {}
    while len(found) < 5_000:
        found[next(late)] = None
    return [*found, *RARE]


def as_written(modules: dict[str, Any]) -> Rule:
    at_most, unknown = (
        getattr(modules["solver.compiled.bounds"], name) for name in ("at_most", "UNKNOWN")
    )

    def rule(mine: int, mask: int) -> int | None:
        their_cells = winning_cells(mine ^ mask, mask)
        with np.errstate(over="ignore"):  # to count, it drops the upper digits of a product
            bound = at_most(*map(np.uint64, (mine, mask)), mask.bit_count(), np.uint64(their_cells))
        return None if bound == unknown else int(bound)

    return rule


def is_true(mine: int, mask: int, bound: int, table: Table) -> bool:
    return null_window(mine, mask, bound, table) <= bound


@pytest.mark.slow
def test_no_search_contradicts_what_is_said_of_a_late_board() -> None:
    table = Table()
    for board, bound in said_of_late_boards().items():
        assert is_true(*board, bound, table), board


@cache
def said_of_late_boards(change: tuple[str, str] | None = None) -> dict[tuple[int, int], int]:
    """The bounds of the rule, with the first of these words replaced by the second."""
    with uncompiled({BOUNDS: change} if change else {}) as modules:
        rule = as_written(modules)
        return {board: said for board in late_boards() if (said := rule(*board)) is not None}


def test_no_less_is_said_than_is_known() -> None:
    """A rule that is too careful is true, too. So the test counts the bounds that it gives."""
    said = by_player(said_of_late_boards())
    less = by_player(said_of_late_boards(("(upright & lowest)", "lowest")))
    first = {0: 554, -1: 135, -2: 253, -3: 103, -4: 46, -5: 22, -6: 3}
    second = {-1: 141, -2: 297, -3: 33, -4: 23}
    assert said == {(0, bound): count for bound, count in first.items()} | {
        (1, bound): count for bound, count in second.items()
    }
    assert less.total() == 1501 < said.total()


def by_player(said: dict[tuple[int, int], int]) -> Counter[tuple[int, int]]:
    """How often each bound occurs with the first player (0) or the second (1) to move."""
    return Counter((mask.bit_count() % 2, bound) for (_, mask), bound in said.items())


@pytest.mark.parametrize("mistake", IN_THE_RULE)
def test_a_mistake_in_the_rule_is_contradicted(mistake: str) -> None:
    right, table = said_of_late_boards(), Table()
    said = said_of_late_boards(IN_THE_RULE[mistake])
    others = [board for board in said if said[board] != right.get(board)]
    others.sort(key=lambda board: -board[1].bit_count())  # those first that take no time
    assert not all(is_true(*board, said[board], table) for board in others)


@pytest.mark.slow
def test_no_search_contradicts_what_the_compiled_rule_says_of_25_000_boards() -> None:
    found = dict.fromkeys(gathered(seed=1))
    assert len(found) > 25_000
    said = by_player({(mine, mask): bound for mine, mask, bound in found})
    assert min(said[first] for first in ((0, 0), (0, -1), (0, -2), (1, -1), (1, -2))) > 1_500
    assert min(said[player, -3] for player in (0, 1)) > 500
    table = Table()
    with uncompiled({}) as modules:
        rule = as_written(modules)
        for number, (mine, mask, bound) in enumerate(found):
            assert is_true(mine, mask, bound, table), (mine, mask, bound)
            if number % 50 == 0:
                assert rule(mine, mask) == bound


def gathered(seed: int) -> list[tuple[int, int, int]]:
    """WANTED boards, with what the rule says of each: games played and asked about by machine code.

    The games are such as those of `boards`.
    """
    import numba

    from c4lab.solver.compiled.bits import CENTRE_FIRST, U0, winning_cells
    from c4lab.solver.compiled.bounds import UNKNOWN, at_most
    from c4lab.solver.compiled.moves import non_losing

    @numba.njit  # type: ignore[untyped-decorator]
    def gather(wanted: Any, found: Any) -> None:
        np.random.seed(seed)
        length = 0
        while length < len(found):
            mine = mask = U0
            for discs in range(42):
                their_cells = winning_cells(mine ^ mask, mask)
                if wanted[discs] > 0:
                    bound = at_most(mine, mask, discs, their_cells)
                    if bound != UNKNOWN:
                        found[length, 0], found[length, 1], found[length, 2] = mine, mask, bound
                        wanted[discs] -= 1
                        length += 1
                move, moves = U0, non_losing(mask, their_cells)
                if not moves:
                    break
                while not move:
                    move = moves & CENTRE_FIRST[np.random.randint(7)]
                mine, mask = mine ^ mask, mask | move

    wanted = np.array([WANTED.get(discs, 0) for discs in range(42)])
    found = np.zeros((wanted.sum(), 3), np.int64)
    gather(wanted, found)
    return [(mine, mask, bound) for mine, mask, bound in found.tolist()]
