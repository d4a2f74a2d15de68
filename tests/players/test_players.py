"""Players play legal moves, repeat them for the same seed, and are as strong as their names say."""

from typing import Any

import pytest

from c4lab.games import Sim, TicTacToe
from c4lab.players import Player, RandomPlayer, Searcher, SimSolver, opponent, strengths
from c4lab.search import alphabeta, minimax

GAMES: list[Any] = [TicTacToe, Sim]
PLAYED: dict[Any, Any] = {TicTacToe: TicTacToe.parse("19"), Sim: Sim.parse("12-34-56-13-25-46")}


def match(first: Player, second: Player, position: Any) -> Any:
    while position.result() is None:
        player = first if position.player == +1 else second
        position = position.play(player.choose(position))
    return position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("strength", ["beginner", "careful", "perfect"])
def test_the_same_seed_plays_the_same_game(game: Any, strength: str) -> None:
    # Perfect players see to the end, which is far away at first.
    start = PLAYED[game] if strength == "perfect" else game()

    def play() -> str:
        return str(match(opponent(strength, game, 1), opponent(strength, game, 2), start))

    assert play() == play()


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_tries_every_move(game: Any) -> None:
    player = RandomPlayer(seed=3)
    assert {player.choose(game()) for _ in range(300)} == set(game().moves())


@pytest.mark.slow
def test_perfect_never_loses_at_tictactoe() -> None:
    perfect, beginner = opponent("perfect", TicTacToe, 1), opponent("beginner", TicTacToe, 1)
    assert match(perfect, beginner, TicTacToe()).result() >= 0
    assert match(beginner, perfect, TicTacToe()).result() <= 0
    assert match(perfect, perfect, TicTacToe()).result() == 0


@pytest.mark.parametrize("corner", [1, 3, 7, 9])
def test_only_the_centre_draws_against_a_corner(corner: int) -> None:
    position = TicTacToe().play(corner)
    assert {Searcher(seed=seed).choose(position) for seed in range(2)} == {5}


@pytest.mark.slow
def test_equal_moves_are_all_played() -> None:
    # Every opening draws: a search says so, and the player shows it.
    assert all(alphabeta(TicTacToe().play(move)).value == 0 for move in range(1, 10))
    player = Searcher(depth=2, seed=0)
    assert {player.choose(TicTacToe()) for _ in range(50)} == set(range(1, 10))


def test_a_win_now_beats_a_win_later() -> None:
    position = TicTacToe.parse("1529")  # 3 wins at once
    assert all(Searcher(seed=seed).choose(position) == 3 for seed in range(5))


def test_a_lost_player_lasts_as_long_as_possible() -> None:
    position = TicTacToe.parse("125")  # X threatens 9; whatever O does, X wins
    assert minimax(position).value == +1
    assert all(Searcher(seed=seed).choose(position) == 9 for seed in range(5))


def test_careful_stops_a_line_and_takes_a_win() -> None:
    careful = opponent("careful", TicTacToe, 0)
    assert careful.choose(TicTacToe.parse("192")) == 3
    assert careful.choose(TicTacToe.parse("1529")) == 3


@pytest.mark.slow
def test_perfect_wins_sim_as_second() -> None:
    assert match(opponent("careful", Sim, 1), SimSolver(1), Sim()).result() == -1


@pytest.mark.slow
def test_perfect_sim_players_fight_to_the_end() -> None:
    end = match(SimSolver(0), SimSolver(1), Sim())
    assert end.result() == -1
    assert len(end.history) >= 13


def test_a_game_without_a_perfect_player_says_so() -> None:
    class Nim(TicTacToe):
        pass

    assert strengths(Nim) == ("beginner", "careful")
    with pytest.raises(ValueError, match="Nim has no opponent called 'perfect': choose from beg"):
        opponent("perfect", Nim)


def test_an_unknown_strength_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="choose from beginner, careful, perfect"):
        opponent("godlike", Sim)


def test_looking_ahead_no_move_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 move"):
        Searcher(depth=0)
