"""Each evaluation gives the figures of its source on seven boards, and keeps its contract."""

from math import inf, nan

import pytest
from hypothesis import given

from c4lab.evaluation import (
    CentreCount,
    ColumnWeights,
    Features,
    LinearFeatures,
    OpenThrees,
    Squares,
    Threats,
    WindowScore,
    features,
    kept,
    threats,
)
from c4lab.games import ConnectFour, TicTacToe
from c4lab.games.grid import cell_name, windows
from c4lab.instruments import Meter
from tests.evaluation.conftest import Three, boards

ALL = [
    CentreCount(),
    ColumnWeights(),
    OpenThrees(),
    WindowScore(),
    WindowScore(four=7, three=0, two=0.5, opponent_three=-2, centre=0),
    LinearFeatures(),
    LinearFeatures(weights=Features(0, 1, 2, 3, 4)),
    Squares(),
    Threats(),
]
every = pytest.mark.parametrize("evaluation", ALL, ids=lambda evaluation: evaluation.name)

# E1 to E7: squares and open threes, red's minus amber's; then red's and amber's one-sided scores;
# then the threats of red and of amber, those kept, their sum in red's view.
BOARDS = {
    "477673444733726": (25, 2, (29, 3), (51, -23), ("e2", "", "e2", "", 50)),
    "3262755446422124": (12, 1, (18, 9), (3, -27), ("c4", "c3", "", "c3", -40)),
    "43154433557": (1, 0, (16, 9), (-18, -37), ("b2 f2", "b3 f3", "b2 f2", "", 100)),
    "62272265412313355": (37, 1, (20, -2), (52, -21), ("d3", "", "d3", "", 52)),
    "4544222275465674": (2, -1, (17, 15), (28, 23), ("", "c4", "", "c4", -39)),
    "766244516147721": (17, 0, (17, 10), (18, -1), ("e3", "c2", "e3", "c2", -13)),
    "465253143543552424": (-18, 0, (16, 27), (-18, 17), ("a4 f5", "f4 f6", "a4", "f4", -9)),
}


def named(cells):
    return " ".join(sorted(map(cell_name, cells)))


@pytest.mark.parametrize("moves", BOARDS)
def test_the_seven_boards(moves):
    position = ConnectFour.parse(moves)
    found, left = threats(position), kept(position)
    assert BOARDS[moves] == (
        position.player * Squares()(position),
        position.player * OpenThrees()(position),
        tuple(WindowScore().score(position, player) for player in (+1, -1)),
        tuple(LinearFeatures().score(position, player) for player in (+1, -1)),
        (
            *map(named, (found[+1], found[-1], left[+1], left[-1])),
            position.player * Threats()(position),
        ),
    )


@every
@given(boards)
def test_the_terms_are_the_score_and_one_call_the_difference_of_two(evaluation, position):
    for player in (+1, -1):
        terms = list(evaluation.terms(position, player))
        assert sum(term.value for term in terms) == evaluation.score(position, player)
        assert all(term.value for term in terms)
    assert sum(term.value for term in evaluation.explain(position)) == evaluation(position)
    red, amber = (evaluation.score(position, player) for player in (+1, -1))
    assert evaluation(position) == position.player * (red - amber)
    watched = Meter().watch(position)
    assert evaluation(watched) == evaluation(position)
    assert evaluation.explain(watched) == evaluation.explain(position)


@given(boards)
def test_features_counted_window_by_window(position):
    width, height, connect = position.width, position.height, position.connect
    rows = [[position.at(cell) for cell in window] for window in windows(width, height, connect)]
    counted = features(position, -1)
    assert counted.four == sum(row.count(-1) == connect for row in rows)
    assert counted.three == sum(row.count(-1) == connect - 1 and 0 in row for row in rows)
    assert counted.opponent_three == sum(row.count(+1) == connect - 1 and 0 in row for row in rows)


@every
@given(boards)
def test_sides_do_not_matter_nor_colours_but_for_the_parity_of_threats(evaluation, position):
    columns = position.columns
    mirrored = type(position)(position.history, columns[::-1])
    swapped = type(position)(
        position.history, tuple(tuple(-disc for disc in column) for column in columns)
    )
    for player in (+1, -1):
        score = evaluation.score(position, player)
        assert evaluation.score(mirrored, player) == score
        if not isinstance(evaluation, Threats):
            assert evaluation.score(swapped, -player) == score


@given(boards)
def test_a_threat_is_a_cell_whose_disc_would_win(position):
    board = windows(position.width, position.height, position.connect)
    for player in (+1, -1):
        wins = {
            cell
            for window in board
            for cell in window
            if not position.at(cell)
            and all(position.at(other) == player for other in window if other != cell)
        }
        assert threats(position)[player] == wins
        assert kept(position)[player] <= wins


def test_rows_count_from_the_top_of_the_board_that_is_played_on():
    position = Three.parse("1122")
    assert threats(position) == {+1: {(3, 1)}, -1: {(3, 2)}}
    assert Threats().score(position, +1) == 4 * 13
    assert Threats().score(position, -1) == 0


def test_terms_say_what_counts_in_plain_words():
    position = ConnectFour.parse("1122443")
    names = [term.name for term in WindowScore().terms(position, -1)]
    assert names[0] == "d2 in the centre"
    assert "amber's three of four, a2-d2, empty at c2" in names
    assert "red's four of four, a1-d1, complete" in [
        term.name for term in WindowScore().terms(position, +1)
    ]
    threat = next(Threats().terms(ConnectFour.parse("112244"), +1))
    assert threat == ("red's threat at c1, in an odd row", ((3, 1),), 78)


@pytest.mark.parametrize("weight", [nan, -inf, "5", True])
def test_nonsense_weights_are_named(weight):
    with pytest.raises(ValueError, match="The weight three is"):
        WindowScore(three=weight)
    with pytest.raises(ValueError, match="The weight two is"):
        LinearFeatures((3, 100, 1, weight, 29))
    with pytest.raises(ValueError, match="Give five weights in the order centre, four, three, two"):
        LinearFeatures((1, 2, 3, weight))


@pytest.mark.parametrize("evaluation", ALL, ids=lambda each: each.name)
@pytest.mark.parametrize("position", [TicTacToe.parse("15"), ConnectFour])
def test_another_game_is_refused_in_a_sentence(evaluation, position):
    asked = (evaluation, evaluation.explain, lambda each: evaluation.score(each, +1))
    for ask in asked:
        with pytest.raises(TypeError, match="Evaluations judge positions of Connect Four"):
            ask(position)
