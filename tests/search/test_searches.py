"""The searches compared with one another, and with the numbers in the lessons."""

from math import inf
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import BudgetExceeded, Meter
from c4lab.search import WIN, Choice, alphabeta, minimax, negamax, value_of

SEARCHES = [minimax, alphabeta, negamax]


@st.composite
def positions(draw: Any, game: Any, fewest: int, most: int) -> Any:
    """A reachable position with `fewest` to `most` moves made, fewer if the game ends."""
    position = game()
    for _ in range(draw(st.integers(fewest, most))):
        if position.moves():
            position = position.play(draw(st.sampled_from(position.moves())))
    return position


def opinion(position: Any) -> float:
    """An antisymmetric evaluation: the sum of one player's moves minus the sum of the other's."""
    signs = (position.player * (-1) ** ply * move for ply, move in enumerate(position.history))
    return float(sum(signs))


def nodes(search: Any, position: Any, *args: Any) -> int:
    meter = Meter()
    search(meter.watch(position), *args)
    return meter.nodes


@pytest.mark.slow
def test_counts_on_tic_tac_toe() -> None:
    assert nodes(alphabeta, TicTacToe()) == nodes(negamax, TicTacToe()) == 18_297


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (6, 6_663),
        pytest.param(7, 26_887, marks=pytest.mark.slow),
        pytest.param(9, 195_041, marks=pytest.mark.slow),
    ],
)
def test_counts_on_sim(depth: int, count: int) -> None:
    assert nodes(alphabeta, Sim(), depth) == count
    if depth < 9:
        assert nodes(negamax, Sim(), depth) == count


def test_minimax_looks_at_everything() -> None:
    assert nodes(minimax, Sim(), 4) == 1 + 15 + 210 + 2730 + 32760


@pytest.mark.slow
def test_tic_tac_toe_is_a_draw_and_a_corner_is_answered_in_the_centre() -> None:
    assert alphabeta(TicTacToe()).value == 0
    corner = TicTacToe.parse("1")
    assert alphabeta(corner).move == 5
    values = {move: minimax(corner.play(move)).value for move in corner.moves()}
    assert [move for move, value in values.items() if value == 0] == [5]


@pytest.mark.parametrize("search", SEARCHES)
def test_an_ended_game_has_a_value_and_no_move(search: Any) -> None:
    assert search(TicTacToe.parse("15243")) == Choice(-1 if search is negamax else +1, None)
    assert search(TicTacToe.parse("635912847")) == Choice(0, None)
    assert search(TicTacToe(), 0) == Choice(0, None)


@settings(max_examples=50)
@given(position=positions(TicTacToe, 4, 9), depth=st.one_of(st.none(), st.integers(0, 5)))
def test_three_searches_one_value_and_move(position: Any, depth: int | None) -> None:
    for evaluate in (None, opinion):
        expected = minimax(position, depth, evaluate)
        assert alphabeta(position, depth, evaluate) == expected
        value, move = negamax(position, depth, evaluate)
        assert (position.player * value, move) == expected


@settings(max_examples=50)
@given(position=positions(Sim, 5, 15), depth=st.integers(0, 3))
def test_three_searches_agree_on_sim(position: Any, depth: int) -> None:
    expected = minimax(position, depth, opinion)
    assert alphabeta(position, depth, opinion) == expected
    assert position.player * negamax(position, depth, opinion).value == expected.value


@given(position=positions(TicTacToe, 3, 9), guess=st.integers(-50, 50))
def test_a_narrow_window_gives_a_bound(position: Any, guess: int) -> None:
    exact = minimax(position, 3, opinion).value
    value = alphabeta(position, 3, opinion, alpha=guess, beta=guess + 1).value
    assert value >= exact if value <= guess else value <= exact
    assert (value <= guess) == (exact <= guess)
    exact *= position.player
    value = negamax(position, 3, opinion, alpha=guess, beta=guess + 1).value
    assert value >= exact if value <= guess else value <= exact
    assert (value <= guess) == (exact <= guess)


def test_with_an_opinion_a_sooner_win_is_worth_more_and_a_later_loss_costs_less() -> None:
    def even(_: Any) -> float:
        return 0.0

    now = TicTacToe.parse("1524")  # X completes 1-2-3 with square 3
    assert minimax(now, None, even) == Choice(WIN + 4, 3)
    lost = TicTacToe.parse("159")  # O holds the centre and is not lost yet
    assert minimax(lost, None, even).value == 0
    doomed = TicTacToe.parse("12597")  # X threatens twice; O may block one
    assert minimax(doomed, None, even).value == WIN + 2
    assert minimax(doomed, 1, even).value == 0


def test_a_budget_stops_a_search() -> None:
    meter = Meter(budget=100)
    with pytest.raises(BudgetExceeded, match="more than 100 positions"):
        minimax(meter.watch(TicTacToe()))
    assert meter.nodes == 100
    assert alphabeta(Meter(budget=18_297).watch(TicTacToe())).value == 0
    assert alphabeta(TicTacToe(), alpha=-inf, beta=+inf).value == 0


@pytest.mark.parametrize("search", [minimax, alphabeta, negamax])
@pytest.mark.parametrize("answer", [None, "good", float("nan"), [1]])
def test_an_evaluation_that_answers_no_number_is_named(search: Any, answer: object) -> None:
    with pytest.raises(ValueError, match=r"evaluation answered .* on '1': return a number"):
        search(TicTacToe(), 1, lambda position: answer)


@pytest.mark.parametrize("search", [minimax, alphabeta, negamax])
def test_what_is_no_evaluation_is_refused_by_name(search: Any) -> None:
    with pytest.raises(ValueError, match="evaluate is -inf, which cannot be called"):
        search(TicTacToe(), None, -inf)
    if search is not minimax:
        with pytest.raises(TypeError, match="positional"):
            search(TicTacToe(), None, None, -inf, +inf)


def test_an_evaluation_without_its_brackets_is_named() -> None:
    with pytest.raises(ValueError, match=r"Squares is a class: give the evaluation Squares\(\)"):
        alphabeta(ConnectFour(), 1, Squares)  # type: ignore[arg-type]


def test_a_value_too_large_for_a_float_is_a_value() -> None:
    assert value_of(10**400) == 10**400
