"""Boards of other sizes, up to 64 bits: the scores are those of a search that tries everything."""

import random
from functools import cache
from typing import Any

import pytest

from c4lab.__main__ import main
from c4lab.games import ConnectFour
from c4lab.games.bits import Layout, has_four, landings
from c4lab.solver import Solver, solve
from c4lab.solver.book import standard_book
from c4lab.solver.compiled_search import CompiledSearch
from c4lab.solver.plain import Table
from c4lab.solver.plain import solve as solve_plainly
from c4lab.solver.plain.solving import sized
from tests.solver.known import late_boards

SIZES = [(4, 4), (5, 5), (4, 7), (8, 7), (9, 6), (4, 15)]
NARROW = [(1, 9), (3, 6), (9, 1)]


@cache
def tried_out(mine: int, mask: int, layout: Layout) -> int:
    """The score, found by playing every move: without bounds, questions or order."""
    left = (layout.cells ^ mask).bit_count()
    best = -left
    for column in layout.columns:
        if cell := landings(mask, layout) & column:
            if has_four(mine | cell, layout):
                return (left + 1) // 2
            best = max(best, -tried_out(mine ^ mask, mask | cell, layout))
    return best


@pytest.mark.parametrize("size", [*SIZES, *NARROW])
def test_late_boards_have_the_score_that_trying_everything_finds(size: tuple[int, int]) -> None:
    layout, table = Layout(*size), Table()
    for board in late_boards(layout, random.Random(2), left=9, count=12):
        assert sized(layout).exact(*board, table) == tried_out(*board, layout), board


@pytest.mark.parametrize("size", [(4, 4), (4, 5)])
def test_an_empty_board_that_is_soon_solved(size: tuple[int, int]) -> None:
    assert solve_plainly("", size=size) == 0


def test_a_position_of_a_smaller_game_has_its_own_size() -> None:
    class Small(ConnectFour):
        width, height = 5, 4

    assert solve_plainly(Small.parse("3332")) == solve_plainly("3332", size=(5, 4))
    assert solve_plainly(Small.parse("3322"), size=(5, 4)) == 7  # with the fourth disc of ten
    with pytest.raises(ValueError, match="a ConnectFour position on 4 by 4 cells"):
        solve_plainly(Small(), size=(4, 4))
    with pytest.raises(ValueError, match="a ConnectFour position on 7 by 6 cells"):
        Solver(1 << 10).solve(Small())


def test_moves_are_those_of_the_board() -> None:
    with pytest.raises(ValueError, match=r"Move 2 of '16': '6' is not a column: .* digits 1 to 5"):
        solve_plainly("16", size=(5, 4))
    with pytest.raises(ValueError, match="Move 5 of '11111': Column 1 is full"):
        solve_plainly("11111", size=(5, 4))
    with pytest.raises(ValueError, match="nothing to solve: red has won with move 7, column 1"):
        solve_plainly("1212121", size=(5, 4))


@pytest.mark.parametrize(
    ("size", "reason"),
    [
        ((7, 9), r"A board of 7 x 9 is too large: width x \(height \+ 1\) may be 64 at most"),
        ((8, 8), "too large"),
        ((5, 10**30), "too large"),
        ((10, 4), "10 x 4 is no board: give the width, 1 to 9"),
        ((0, 4), "0 x 4 is no board"),
        ((6, 5.0), "6 x 5.0 is no board"),
        (("6", "5"), "is no board"),
        ((True, 5), "is no board"),
        ("6x5", r"size='6x5': give the width and the height of the board, such as \(6, 5\)"),
        (6, "size=6: give"),
        ((6,), r"size=\(6,\): give"),
    ],
)
def test_what_is_no_size_is_refused(size: Any, reason: str) -> None:
    for ask in (lambda: solve("", size=size), lambda: solve_plainly("", size=size)):
        with pytest.raises(ValueError, match=reason):
            ask()
    with pytest.raises(ValueError, match=reason):
        Solver(size=size)


def test_the_book_is_for_the_standard_board() -> None:
    with pytest.raises(ValueError, match="The book is about boards of 7x6, not 6x5: leave it out"):
        Solver(size=(6, 5), book=standard_book())
    assert Solver(1 << 10, size=(7, 6), book=standard_book()).solve("") == 1


@pytest.mark.parametrize("size", [(7, 6), (6, 5), (5, 4)])
def test_compiled_or_not_the_scores_are_the_same(size: tuple[int, int]) -> None:
    layout, table = Layout(*size), Table()
    late = late_boards(layout, random.Random(4))
    scores = [sized(layout).exact(*board, table) for board in late]
    for memory in (1 << 10, 1 << 20):
        assert CompiledSearch(memory, layout).exact_many(late) == scores
    assert Solver(1 << 20, size=size).size == size


def test_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    late = "254112513145543"
    assert main(["solve", "--size", "5x4", late, f"{late}2"]) == 0
    lines = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert lines == [[each, str(solve_plainly(each, size=(5, 4)))] for each in (late, f"{late}2")]


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *(("--size", size) for size in ("7x9", "4", "x", "6x5x4", "-1x4", "²x4")),
        *(("--memory", size) for size in ("512", "-1G", "M", "1.5G", "²M")),
    ],
)
def test_what_cannot_be_had(option: str, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", f"{option}={given}", "4455"])
    assert f"error: argument {option}: " in capsys.readouterr().err
