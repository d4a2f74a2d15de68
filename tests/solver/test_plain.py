"""The plain solver against known scores, and what it refuses."""

import pytest

from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.solver.plain import Table, solve
from c4lab.solver.plain.search import halfway
from tests.solver.known import known


@pytest.mark.parametrize(("name", "step"), [("end-easy", 1), ("middle-easy", 1), ("begin-easy", 5)])
def test_known_scores(name, step):
    table = Table()
    sample = known(name)[::step]
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


@pytest.mark.parametrize("size", [1, 16, 1009])
def test_a_small_table_forgets_and_never_errs(size):
    sample = known("middle-easy")[::12]
    table = Table(size)
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


@pytest.mark.parametrize(
    ("moves", "score"),
    [
        ("4455", 18),  # three open at both ends with the third disc, a win with the fourth
        ("112233", 18),  # at once
        ("44553", -18),  # two cells to block, and only one disc to do it
    ],
)
def test_scores_count_the_discs_of_the_winner(moves, score):
    assert solve(moves) == score


def test_a_full_board_next_is_a_draw():
    game = "441365675334466335442232661515577771217122"
    assert [solve(game[:discs]) for discs in (39, 40, 41)] == [0, 0, 0]


def test_positions_of_every_kind_are_taken():
    position = ConnectFour.parse("4455")
    assert solve(position) == solve(Meter().watch(position)) == solve(" 44 55 ") == 18


class Three(ConnectFour):
    width, height, connect = 5, 4, 3


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("1212121", "There is nothing to solve: red has won."),
        ("441365675334466335442232661515577771217122", "nothing to solve: the board is full."),
        ("12121212", "Column 2 cannot be played: the game is over."),
        ("4444444", "Column 4 is full"),
        ("48", "'8' is not a column"),
        (4455, "4455 is not a position that this solver knows: give the columns in quotes"),
        (Three(), "not a position that this solver knows"),
        (type("Tall", (ConnectFour,), {"height": 9})(), "7 x 9 is too large: width x"),
    ],
)
def test_what_cannot_be_solved_is_explained(moves, reason):
    with pytest.raises(ValueError, match=reason):
        solve(moves)


def test_every_question_narrows_the_range():
    for lower in range(-21, 22):
        for upper in range(lower + 1, 22):
            assert lower <= halfway(lower, upper) < upper
