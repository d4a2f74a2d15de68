"""The player by the clock. Most tests use clocks that count questions, equal on all machines."""

from functools import partial
from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.players import RandomPlayer, Timed, opponent, others, play_match, strengths
from c4lab.players.forced import forced_first
from c4lab.search import after_questions, deepening, with_memory


def ended(answers: list[Any]) -> Any:
    """`with_memory` that also notes the answer of each complete pass."""

    def search(*args: Any, **options: Any) -> Any:
        answers.append(with_memory(*args, **options))
        return answers[-1]

    return search


def by_questions(count: int, search: Any = with_memory) -> Any:
    """`deepening` with this clock in place of the player's."""

    def driver(position: Any, *, stop: Any, **options: Any) -> Any:
        return deepening(position, stop=after_questions(count), search=search, **options)

    return driver


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour, Bitboard])
def test_without_time_it_still_has_a_legal_move(game: Any) -> None:
    assert Timed(seconds=0).choose(game()) in game().moves()
    assert play_match(Timed(0), RandomPlayer(1), games=2, game=game).forfeits == ()


@pytest.mark.parametrize("questions", [0, 1, 2, 7, 8, 40, 400])
def test_it_plays_what_the_last_pass_that_ended_found(questions: int) -> None:
    found: list[Any] = []
    position = ConnectFour.parse("445")
    move = Timed(9, Squares(), search=by_questions(questions, ended(found))).choose(position)
    assert move == (found[-1].move if found else 4)
    assert bool(found) == (questions >= 1)


def test_with_enough_time_it_wins_and_stops_wins_and_lasts_long() -> None:
    player = partial(Timed, 9, Squares(), forced_first)
    assert player(search=by_questions(30)).choose(ConnectFour.parse("414141")) == 4
    assert player(search=by_questions(30)).choose(ConnectFour.parse("41414")) == 4
    # Whatever O does, X wins: at 9 it takes X longest.
    assert Timed(9, search=by_questions(3_000)).choose(TicTacToe.parse("125")) == 9


def test_more_time_never_changes_a_move_that_is_certain() -> None:
    moves = {
        Timed(9, search=by_questions(n)).choose(TicTacToe.parse("1524")) for n in range(1, 99, 7)
    }
    assert moves == {3}


def test_it_stands_beside_the_strengths() -> None:
    assert others(ConnectFour) == others(Bitboard)
    assert others(ConnectFour)[:2] == ("a second a move", "agent T")
    assert others(Sim) == ("a second a move",)
    assert not {*others(ConnectFour)} & {*strengths(ConnectFour)}
    player: Any = opponent("a second a move", ConnectFour)
    assert (player.seconds, player.evaluate, player.order) == (1, Squares(), forced_first)
    in_sim: Any = opponent("a second a move", Sim)
    assert (in_sim.seconds, in_sim.name) == (1, "a second a move")
    assert opponent("agent T", ConnectFour).name == "T"
    with pytest.raises(ValueError, match="Sim has no opponent called 'agent T': choose from"):
        opponent("agent T", Sim)


@pytest.mark.parametrize("seconds", [-1, float("nan"), "1", None])
def test_what_is_no_time_is_refused(seconds: Any) -> None:
    with pytest.raises(ValueError, match="A move takes 0 seconds or more, not"):
        Timed(seconds)


def test_in_a_game_that_is_over_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="The game is over"):
        Timed(0).choose(ConnectFour.parse("1212121"))
