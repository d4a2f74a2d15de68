"""Players of any game: their moves, the same ones for the same seed, and what they refuse."""

import pytest

from c4lab.evaluation import CentreCount, Squares
from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.instruments import for_first
from c4lab.players import Greedy, RandomPlayer, Searcher, Timed, simple_players
from c4lab.players.forced import forced_first
from c4lab.search import after_questions, deepening, minimax, negamax


def moves_of(player, position):
    return {player.choose(position) for _ in range(40)}


@pytest.mark.parametrize("text", ["445", "43154433557"])
@pytest.mark.parametrize("search", [for_first(negamax), lambda *question: minimax(*question).value])
def test_any_search_finds_the_moves_that_are_equal_by_minimax(search, text):
    position = ConnectFour.parse(text)
    values = {
        m: position.player * minimax(position.play(m), 1, CentreCount()).value
        for m in position.moves()
    }
    best = {m for m in values if values[m] == max(values.values())}
    assert moves_of(Searcher(search, CentreCount(), depth=2, seed=1), position) == best
    assert moves_of(Searcher(evaluate=CentreCount(), depth=2, seed=1), position) == best


def test_a_searcher_wins_at_once_and_loses_as_late_as_it_can():
    assert moves_of(Searcher(seed=1), TicTacToe.parse("1529")) == {3}
    assert moves_of(Searcher(seed=1), TicTacToe.parse("125")) == {9}  # X threatens it and wins
    assert moves_of(Searcher(depth=2, seed=0), TicTacToe()) == set(range(1, 10))


def test_a_search_that_answers_no_value_or_for_the_side_to_move_is_found_out():
    for rubbish in (None, "win", (1, 2, 3), float("nan")):
        player = Searcher(lambda *question, rubbish=rubbish: rubbish, depth=2)
        with pytest.raises(ValueError, match="on '1', which is no value: return a number"):
            player.choose(ConnectFour())
    with pytest.raises(ValueError, match=r"which player 1 has won.*for_first"):
        Searcher(negamax, depth=2).choose(ConnectFour.parse("414141"))


@pytest.mark.parametrize("rubbish", ["good", float("nan"), 10**9])
def test_an_evaluation_that_is_no_opinion(rubbish):
    with pytest.raises(ValueError, match="return a number between -1,000,000 and 1,000,000"):
        Searcher(evaluate=lambda position: rubbish, depth=2).choose(ConnectFour())
    if rubbish != rubbish or not isinstance(rubbish, (int, float)):
        with pytest.raises(ValueError, match="return a number"):
            Greedy(lambda position: rubbish).choose(ConnectFour())


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (ConnectFour.parse("121212"), {1}),  # a win, before it stops one
        (ConnectFour.parse("12121"), {1}),
        (ConnectFour.parse("11227373"), set(range(1, 8)) - {4}),  # d1 would let O complete a2 to d2
        (Sim.parse("12-34-13-45"), set(Sim.parse("12-34-13-45").moves()) - {23}),  # its triangle
        (TicTacToe.parse("14923"), {5, 6, 7, 8}),  # lost: X threatens 5 and 6
    ],
)
def test_a_greedy_player_looks_one_move_ahead(position, moves):
    assert moves_of(Greedy(seed=1), position) == moves
    assert moves_of(Greedy(CentreCount(), seed=1), ConnectFour()) == {4}


@pytest.mark.parametrize(
    "player", [RandomPlayer, Greedy, lambda seed: Searcher(depth=2, seed=seed)]
)
def test_seeds_repeat_and_a_game_that_is_over_has_no_move(player):
    def moves(seed):
        chosen = player(seed=seed)
        return [chosen.choose(ConnectFour()) for _ in range(20)]

    assert moves(1) == moves(1) != moves(2)
    assert set(moves(1) + moves(2) + moves(3)) == set(range(1, 8))
    with pytest.raises(ValueError, match="The game is over after '1212121'"):
        player(seed=1).choose(ConnectFour.parse("1212121"))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"depth": 0}, "at least 1 move ahead, not 0"),
        ({"depth": 2.5}, "not 2.5"),
        ({"evaluate": CentreCount}, "is no evaluation"),
        ({"search": None}, "None is no search"),
    ],
)
def test_what_no_searcher_is_made_of(wrong, said):
    with pytest.raises(ValueError, match=said):
        Searcher(**wrong)


# The player by the clock, mostly with clocks that count questions, equal on all machines.


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour, Bitboard])
def test_without_time_it_still_has_a_legal_move(game):
    assert Timed(seconds=0).choose(game()) == (4 if hasattr(game, "width") else game().moves()[0])


@pytest.mark.parametrize("questions", [0, 1, 8, 400])
def test_it_plays_what_the_last_pass_that_ended_found(questions, monkeypatch):
    seconds = []

    def clock(given):
        seconds.append(given)
        return after_questions(questions)

    monkeypatch.setattr(simple_players, "in_seconds", clock)
    position = ConnectFour.parse("445")
    expected = deepening(
        position, None, Squares(), stop=after_questions(questions), order=forced_first
    )
    assert Timed(9, Squares(), forced_first).choose(position) == expected.move
    assert seconds == [9]


@pytest.mark.parametrize("seconds", [-1, float("nan"), "1"])
def test_what_is_no_time_is_refused(seconds):
    with pytest.raises(ValueError, match="A move takes 0 seconds or more, not"):
        Timed(seconds)
    with pytest.raises(ValueError, match="The game is over"):
        Timed(0).choose(ConnectFour.parse("1212121"))
