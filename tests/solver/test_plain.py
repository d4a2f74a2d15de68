"""The plain solver against known scores, against alpha-beta, and against the rules of the game."""

import random
from itertools import islice
from pathlib import Path

import pytest

from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.search import alphabeta
from c4lab.solver.plain import Table, solve
from c4lab.solver.plain.search import halfway

POSITIONS = Path(__file__).with_name("positions")


def known(name: str) -> list[tuple[str, int]]:
    lines = (POSITIONS / f"{name}.txt").read_text().splitlines()
    return [(moves, int(score)) for moves, score in map(str.split, lines)]


def playouts(seed: int, discs: int):
    """Unfinished positions with so many discs from random games, without end."""
    rng = random.Random(seed)
    while True:
        position = ConnectFour()
        while len(position.history) < discs and position.result() is None:
            position = position.play(rng.choice(position.moves()))
        if position.result() is None:
            yield position


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


def test_the_mirror_image_scores_the_same():
    for position in islice(playouts(1, 26), 15):
        image = "".join(str(8 - move) for move in position.history)
        assert solve(image, Table(10_007)) == solve(position, Table(10_007))


@pytest.mark.slow
def test_who_wins_agrees_with_alphabeta():
    for discs in (33, 36, 40):
        for position in islice(playouts(2, discs), 10):
            score = solve(position)
            winner = position.player * ((score > 0) - (score < 0))
            assert winner == alphabeta(position).value, str(position)


@pytest.mark.parametrize("discs", [29, 33, 38])
def test_a_score_is_the_best_of_the_next_ones(discs):
    for position in islice(playouts(3, discs), 10):
        after = []
        for move in position.moves():
            following = position.play(move)
            if following.winner:
                after.append(22 - (len(position.history) // 2 + 1))
            else:
                after.append(-solve(following) if following.result() is None else 0)
        assert solve(position) == max(after), str(position)


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
