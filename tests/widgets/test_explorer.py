"""The heuristic explorer without a browser: what counts, what it adds up to, and who agrees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.evaluation import CentreCount, LinearFeatures, Squares, Term, WindowScore
from c4lab.evaluation.opinions import EXAMPLES
from c4lab.games import ConnectFour
from c4lab.pictures.marked_boards import draw_amounts
from c4lab.widgets import Explorer
from c4lab.widgets.explorer.counting import rows, shares
from c4lab.widgets.explorer.opinions import published_evaluations, verdict_on
from c4lab.widgets.explorer.weighing import weights, with_weight
from tests.widgets.helpers import do

E7 = ConnectFour.parse(EXAMPLES["E7: a chain"].moves)


def row(explorer, name):
    return next(row for row in explorer.verdicts if row["name"] == name)


@given(columns=st.lists(st.integers(1, 7), max_size=30))
def test_what_counts_adds_up_to_the_verdict(columns):
    position = ConnectFour()
    for column in columns:
        if column in position.moves() and position.play(column).result() is None:
            position = position.play(column)
    for evaluation in published_evaluations():
        counted = rows(evaluation.explain(position), position.player)
        said = verdict_on("", evaluation, position).value
        assert sum(row.value for row in counted) == said == position.player * evaluation(position)
        assert all(
            row.value == sum(part.value for part in row.parts) for row in counted if row.parts
        )
        keys = [row.key for row in counted]
        assert len(keys) == len(set(keys))


def test_the_boards_of_the_lesson():
    explorer = Explorer(E7, Squares())
    assert explorer.status == "Squares says −18: amber is ahead, and red is to move."
    assert row(explorer, "threats")["says"] == "−9"
    threes = row(explorer, "open threes")
    assert (threes["says"], threes["side"], threes["ahead"]) == ("0", 0, "even")
    assert threes["agrees"] == "no"
    assert explorer.caption == "6 of 7 others agree with squares on who is ahead"


def test_moves_are_played_taken_back_and_typed():
    explorer = Explorer(E7)
    do(explorer, "undo")
    assert explorer.moves == str(E7)[:-1]
    do(explorer, "restart")
    assert explorer.moves == str(E7)
    do(explorer, "type", moves="44 44 44")
    do(explorer, "type", moves="4499")
    do(explorer, "play", move=4)
    assert explorer.status.startswith("Column 4 is full")
    assert not explorer.wrong
    do(explorer, "place", to="the empty board")
    assert explorer.moves == ""
    do(explorer, "undo")
    assert explorer.status == "There is nothing to take back."


def test_things_alike_are_one_row_and_light_their_cells():
    explorer = Explorer(E7)
    red = next(each for each in explorer.counts if each["name"] == "2 × three of four")
    assert (red["side"], red["amount"]) == (+1, "+18")
    part = red["parts"][0]
    assert part["name"].startswith("c2-f5, ")
    assert part["note"] == "+5 and +4: both sides' scores count it"
    assert part["cells"] == ["c2", "d3", "e4", "f5"]
    assert explorer.totals == ["+32", "−43"]
    do(explorer, "light", key=part["key"])
    assert explorer.lit == part["key"]
    assert 'data-cell="f5">' in explorer.picture()
    assert 'data-cell="a4" style="display:none">' in explorer.picture()
    do(explorer, "choose", to="threats")
    assert explorer.lit == ""
    assert [each["cells"] for each in explorer.counts] == [["f4"], ["a4"]]


def test_weights_change_the_verdict_and_stand_beside_the_published_ones():
    explorer = Explorer(E7)
    do(explorer, "weigh", weight="two", value=0)
    assert explorer.evaluation == WindowScore(two=0)
    assert explorer.status.startswith("Window score with your weights says −3: amber is ahead")
    assert row(explorer, "window score")["says"] == "−11"
    twice = Explorer(E7, WindowScore(two=9))
    assert twice.names[0] == "window score"
    assert "window score, another" in twice.names


def test_weights_are_found_in_fields_and_in_tuples():
    assert list(weights(LinearFeatures()).values()) == [3, 100, 1, 8, 29]
    assert with_weight(LinearFeatures(), "two", 5) == LinearFeatures((3, 100, 1, 5, 29))
    with pytest.raises(KeyError):
        with_weight(CentreCount(), "two", 5)


def test_a_finished_game_is_not_judged():
    def fails(position):
        assert position.result() is None
        return 0

    explorer = Explorer(ConnectFour.parse("1212121"), fails)
    assert explorer.status == "The game is over: red has won, and there is nothing left to judge."
    assert {verdict["ahead"] for verdict in explorer.verdicts} == {"the game is over"}
    assert explorer.counts == []


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda position: 1 / 0, "stopped with ZeroDivisionError (division by zero)"),
        (lambda position: None, "answered None, which is not a number"),
        (lambda position: float("nan"), "answered nan, which is not a number"),
        (lambda position: 10**400, "which is too large to show"),
    ],
)
def test_a_function_that_fails_is_spoken_of(answer, said):
    explorer = Explorer(E7, answer)
    assert explorer.status.startswith("There is no verdict: ")
    assert explorer.status.endswith(f"{said}.")
    assert explorer.nothing.startswith("This evaluation gives a number only")
    do(explorer, "choose", to="squares")
    assert row(explorer, explorer.names[0])["ahead"].endswith(said)
    assert explorer.status == "Squares says −18: amber is ahead, and red is to move."


def test_an_evaluation_that_cannot_explain():
    class Half(CentreCount):
        def explain(self, position):
            raise RuntimeError

    explorer = Explorer(E7, Half())
    assert explorer.status.startswith("Centre count says −1")
    assert "`explain` stopped with RuntimeError" in explorer.nothing


def test_shares_of_both_sides_are_halves():
    counted = rows([Term("x", ((1, 1),), 2), Term("y", ((1, 1), (1, 2)), -4)], +1)
    assert shares(counted) == {(1, 1): {+1: 2, -1: 2}, (1, 2): {-1: 2}}
    picture = draw_amounts(ConnectFour(), shares(counted))
    assert picture.count('stroke-dasharray="4 3"') == 2
