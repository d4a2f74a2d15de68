"""The lessons' boards are what their names say, and are drawn as the tool says."""

import pytest

from c4lab.data import decided, late, openings, quiet
from c4lab.games import ConnectFour
from c4lab.solver import Solver
from tools.authoring.positions import DATA, is_quiet, soon_won, text_of

KINDS = {"openings": openings, "quiet": quiet, "decided": decided, "late": late}


@pytest.mark.parametrize(
    ("kind", "fewest", "most"),
    [("openings", 4, 8), ("quiet", 12, 20), ("decided", 15, 28), ("late", 29, 33)],
)
def test_twelve_boards_of_each_kind(kind, fewest, most):
    boards = KINDS[kind]()
    assert [board == ConnectFour.parse(str(board)) for board in boards] == [True] * 12
    discs = [len(board.history) for board in boards]
    assert (min(discs), max(discs)) == (fewest, most)
    assert all(map(is_quiet, boards))


def test_no_two_are_equal_or_mirror_images():
    boards = [board for kind in KINDS.values() for board in kind()]
    assert len({min(b.columns, b.columns[::-1]) for b in boards}) == 48


def test_decided_boards_are_won_soon_by_each_side_in_turn():
    solver = Solver()
    won = [soon_won(board, solver.solve(board)) for board in decided()]
    assert won == [+1, -1] * 6


def test_the_moves_to_a_win():
    assert soon_won(ConnectFour.parse("44556"), -18) == -1
    assert soon_won(ConnectFour.parse("4455"), 18) == +1
    assert soon_won(ConnectFour.parse("4455"), 13) == +1  # with its seventh disc from here
    assert soon_won(ConnectFour.parse("4455"), 12) == 0
    assert soon_won(ConnectFour.parse("4455"), 0) == 0


def test_the_tool_draws_these_boards():
    assert (DATA / "boards.txt").read_text() == text_of("boards")
