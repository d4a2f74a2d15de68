"""Boards of other sizes, up to 64 bits: the scores are those of a search that tries everything."""

import random
from functools import cache

import pytest

from c4lab.games import ConnectFour
from c4lab.games.bits import Layout, has_four, landings
from c4lab.solver import Solver
from c4lab.solver.book import standard_book
from c4lab.solver.compiled_engine import CompiledEngine
from c4lab.solver.plain import Table
from c4lab.solver.plain import solve as solve_plainly
from c4lab.solver.plain.solving import sized
from tests.solver.known import late_boards

SIZES = [(4, 4), (5, 5), (4, 7), (8, 7), (9, 6), (4, 15), (1, 9), (3, 6), (9, 1)]


@cache
def tried_out(mine, mask, layout):
    """The score, found by playing every move: without bounds, questions or order."""
    left = (layout.cells ^ mask).bit_count()
    best = -left
    for column in layout.columns:
        if cell := landings(mask, layout) & column:
            if has_four(mine | cell, layout):
                return (left + 1) // 2
            best = max(best, -tried_out(mine ^ mask, mask | cell, layout))
    return best


@pytest.mark.parametrize("size", SIZES)
def test_late_boards_have_the_score_that_trying_everything_finds(size):
    layout, table = Layout(*size), Table()
    for board in late_boards(layout, random.Random(2), left=9, count=12):
        assert sized(layout).exact(*board, table) == tried_out(*board, layout), board


def test_a_position_of_a_smaller_game_has_its_own_size():
    class Small(ConnectFour):
        width, height = 5, 4

    assert solve_plainly(Small.parse("3332")) == solve_plainly("3332", size=(5, 4))
    assert solve_plainly(Small.parse("3322"), size=(5, 4)) == 7  # with the fourth disc of ten
    with pytest.raises(ValueError, match=r"Move 2 of '16': '6' is not a column: .* digits 1 to 5"):
        solve_plainly("16", size=(5, 4))
    with pytest.raises(ValueError, match="a ConnectFour position on 4 by 4 cells"):
        solve_plainly(Small(), size=(4, 4))
    with pytest.raises(ValueError, match="a ConnectFour position on 7 by 6 cells"):
        Solver(1 << 10).solve(Small())


@pytest.mark.parametrize(
    ("size", "reason"),
    [
        ((7, 9), r"A board of 7 x 9 is too large: width x \(height \+ 1\) may be 64 at most"),
        ((10, 4), "10 x 4 is no board: give the width, 1 to 9"),
        ((6, 5.0), "6 x 5.0 is no board"),
        ("6x5", r"size='6x5': give the width and the height of the board, such as \(6, 5\)"),
        ((6,), r"size=\(6,\): give"),
    ],
)
def test_what_is_no_size_is_refused(size, reason):
    with pytest.raises(ValueError, match=reason):
        solve_plainly("", size=size)
    with pytest.raises(ValueError, match=reason):
        Solver(size=size)


def test_the_book_is_for_the_standard_board():
    with pytest.raises(ValueError, match="The book is about boards of 7x6, not 6x5: leave it out"):
        Solver(size=(6, 5), book=standard_book())
    assert Solver(1 << 10, size=(7, 6), book=standard_book()).solve("") == 1


@pytest.mark.parametrize("size", [(7, 6), (6, 5), (5, 4)])
def test_compiled_or_not_the_scores_are_the_same(size):
    layout, table = Layout(*size), Table()
    late = late_boards(layout, random.Random(4), count=150)
    scores = [sized(layout).exact(*board, table) for board in late]
    for memory in (1 << 10, 1 << 20):
        assert CompiledEngine(memory, layout).exact_many(late) == scores
    assert Solver(1 << 20, size=size).size == size
