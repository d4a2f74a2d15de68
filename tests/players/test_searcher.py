"""Greedy and Searcher: they take any search and evaluation, and refuse wrong answers clearly."""

from typing import Any

import pytest

from c4lab.evaluation import CentreCount
from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.players import Greedy, RandomPlayer, Searcher, even
from c4lab.search import alphabeta, minimax, negamax, previous_best_first


def moves_of(player: Any, position: Position) -> set[int]:
    return {player.choose(position) for _ in range(40)}


def five_moves(player: Any, position: Position) -> list[int]:
    return [player.choose(position) for _ in range(5)]


@pytest.mark.parametrize("text", ["", "3262755446", "43154433557"])
@pytest.mark.parametrize(
    "search",
    [
        minimax,
        alphabeta,
        previous_best_first,
        for_first(negamax),
        lambda *question: alphabeta(*question).value,
        lambda *question: tuple(minimax(*question)),
        lambda *question: list(minimax(*question)),
    ],
)
def test_any_search_finds_the_same_moves(search: Any, text: str) -> None:
    position = ConnectFour.parse(text)
    expected = five_moves(Searcher(evaluate=CentreCount(), depth=3, seed=1), position)
    assert five_moves(Searcher(search, CentreCount(), depth=3, seed=1), position) == expected


def test_equal_moves_are_equal_by_minimax() -> None:
    position = ConnectFour.parse("445")
    values = {m: minimax(position.play(m), 2, CentreCount()).value for m in position.moves()}
    best = {m for m in values if values[m] == min(values.values())}
    assert moves_of(Searcher(evaluate=CentreCount(), depth=3, seed=1), position) == best


@pytest.mark.parametrize("rubbish", [None, "win", (1, 2, 3), float("nan")])
def test_a_search_that_answers_no_value(rubbish: Any) -> None:
    with pytest.raises(ValueError, match="on '1', which is no value: return a number"):
        Searcher(lambda *question: rubbish, depth=2).choose(ConnectFour())


def test_a_search_that_answers_for_the_side_to_move_is_found_out() -> None:
    with pytest.raises(ValueError, match=r"which player 1 has won.*for_first"):
        Searcher(negamax, depth=2).choose(ConnectFour.parse("414141"))


@pytest.mark.parametrize("rubbish", [None, "good", float("nan"), 10**9, float("-inf")])
def test_an_evaluation_that_is_no_opinion(rubbish: Any) -> None:
    with pytest.raises(ValueError, match="return a number between -1,000,000 and 1,000,000"):
        Searcher(evaluate=lambda position: rubbish, depth=2).choose(ConnectFour())


def test_greedy_takes_a_win_before_it_stops_one() -> None:
    assert moves_of(Greedy(seed=1), ConnectFour.parse("121212")) == {1}
    assert moves_of(Greedy(seed=1), ConnectFour.parse("12121")) == {1}
    assert moves_of(Greedy(seed=1), ConnectFour.parse("1512")) == set(range(1, 8))


def test_greedy_does_not_lay_the_way_for_a_win() -> None:
    position = ConnectFour.parse("11227373")  # a disc on d1 would let O complete a2 to d2
    assert moves_of(Greedy(seed=1), position) == set(range(1, 8)) - {4}


def test_greedy_plays_what_looks_best() -> None:
    assert moves_of(Greedy(CentreCount(), seed=1), ConnectFour()) == {4}
    assert moves_of(Greedy(even, seed=1), ConnectFour()) == set(range(1, 8))


def test_greedy_closes_no_triangle_while_it_can_help_it() -> None:
    position = Sim.parse("12-34-13-45")  # 23 would be a triangle of its own
    assert moves_of(Greedy(seed=1), position) == set(position.moves()) - {23}


def test_a_lost_greedy_still_moves() -> None:
    position = TicTacToe.parse("14923")  # X threatens 5 and 6
    assert Greedy(seed=1).choose(position) in position.moves()


@pytest.mark.parametrize("player", [Greedy, lambda seed: Searcher(depth=2, seed=seed)])
def test_seeds_repeat(player: Any) -> None:
    def moves(seed: int) -> list[int]:
        chosen = player(seed=seed)
        return [chosen.choose(ConnectFour()) for _ in range(20)]

    assert moves(1) == moves(1) != moves(2)


@pytest.mark.parametrize("player", [RandomPlayer(), Greedy(), Searcher(depth=2)])
def test_in_a_game_that_is_over_there_is_nothing_to_choose(player: Any) -> None:
    with pytest.raises(ValueError, match="The game is over after '1212121'"):
        player.choose(ConnectFour.parse("1212121"))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"depth": 2.5}, "not 2.5"),
        ({"depth": "3"}, "not '3'"),
        ({"evaluate": None}, "None is no evaluation"),
        ({"evaluate": CentreCount}, "is no evaluation"),
        ({"search": None}, "None is no search"),
    ],
)
def test_what_no_searcher_is_made_of(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Searcher(**wrong)


def test_a_greedy_player_wants_a_number() -> None:
    for answer in (None, float("nan")):
        with pytest.raises(ValueError, match="return a number"):
            Greedy(lambda position, answer=answer: answer).choose(ConnectFour())
