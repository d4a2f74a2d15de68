"""Matches are fair and repeatable, no player can break them, and their interval is true."""

from itertools import count
from time import sleep

import pytest

from c4lab.games import ConnectFour, TicTacToe
from c4lab.players import Greedy, RandomPlayer, Searcher, interval, opponent, play_match, tournament


def leftmost(position):
    return position.moves()[0]


def rightmost(position):
    return position.moves()[-1]


def test_the_players_begin_in_turn_and_points_are_counted_for_the_first_one():
    # Whoever begins fills its own column first.
    result = play_match(leftmost, rightmost, games=4)
    assert (result.first, result.second) == ("leftmost", "rightmost")
    assert [game.side for game in result.games] == [+1, -1, +1, -1]
    assert [game.moves for game in result.games] == ["1717171", "7171717"] * 2
    assert [game.points for game in result.games] == [1, 0, 1, 0]
    assert (result.wins, result.draws, result.losses, result.score) == (2, 0, 2, 1 / 2)
    assert result.interval == pytest.approx((0.0676, 0.9324), abs=1e-4)
    assert "Only 2 of the games differ" in str(result)
    others = play_match(RandomPlayer(1), RandomPlayer(2), games=4)
    assert (others.first, others.second) == ("beginner (1)", "beginner (2)")
    assert "differ" not in str(others)
    perfect = Searcher(seed=1), Searcher(seed=2)
    drawn = play_match(*perfect, games=2, game=TicTacToe, opening=3, seed=3)
    assert (drawn.draws, drawn.points, drawn.score) == (2, 1, 1 / 2)


def test_the_same_seeds_give_the_same_match_which_can_be_replayed():
    def match(seed, seconds=None):
        one, other = Greedy(seed=1), RandomPlayer(seed=2)
        return play_match(one, other, games=6, opening=4, seed=seed, seconds=seconds)

    result = match(3)
    assert result == match(3) == match(3, seconds=30) != match(4)
    openings = [game.moves[:4] for game in result.games]
    assert openings[::2] == openings[1::2]  # each is played from both sides
    assert len(set(openings)) > 1
    for game in result.games:
        end = ConnectFour.parse(game.moves).result()
        assert end is not None
        assert game.points == (1 + game.side * end) / 2


class Mute(Exception):
    def __str__(self):
        raise RuntimeError


def mute(position):
    raise Mute


@pytest.mark.parametrize(
    ("hostile", "reason"),
    [
        (lambda position: 8, "your function chose 8, which is not legal here, at move 1."),
        (lambda position: None, "answered None, which is not a move"),
        (lambda position: True, "your function answered True, which is not a move, at move 1."),
        (lambda position: exit(), "stopped with SystemExit"),
        (lambda position: 1 // 0, "stopped with ZeroDivisionError"),
        (mute, "mute stopped with Mute, at move 1."),
    ],
)
def test_whatever_a_player_does_only_its_game_is_lost(hostile, reason):
    result = play_match(hostile, leftmost, games=2, seconds=60)
    assert [game.points for game in result.games] == [0, 0]
    assert [game.moves for game in result.games] == ["", "1"]
    assert len(result.forfeits) == 2
    assert result.forfeits[1].endswith("at move 2.")
    assert reason in str(result)
    assert play_match(leftmost, hostile, games=2).score == 1


def endless(position):
    for _ in count():
        pass
    return 4


def asleep(position):
    sleep(0.25)
    return 4


@pytest.mark.slow
@pytest.mark.parametrize("late", [endless, asleep])
def test_an_overrun_of_the_clock_loses_the_game(late):
    result = play_match(late, leftmost, games=1, seconds=0.2)
    assert result.games[0][:3] == ("", +1, 0)
    assert result.forfeits == (f"Game 1: {late.__name__} took longer than 0.2 s, at move 1.",)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"games": 2.5}, "in whole numbers"),
        ({"opening": -1}, "at least 1 game"),
        ({"seconds": 1e12}, "at most a day"),
        ({"game": TicTacToe()}, "game=TicTacToe without brackets"),
        ({"game": TicTacToe, "opening": 9}, "No game goes on after 9 random moves"),
        ({"second": 4}, "4 cannot play: give a player"),
        ({"second": Greedy}, "The class Greedy cannot play: give a player that it makes"),
    ],
)
def test_impossible_matches(wrong, said):
    with pytest.raises(ValueError, match=said):
        play_match(**{"first": leftmost, "second": rightmost} | wrong)


def test_a_tournament_shows_each_match_from_both_sides():
    careful = opponent("careful", TicTacToe, 4)
    players = {"left": leftmost, "random": RandomPlayer(3), "careful": careful}
    table = tournament(players, games=6, game=TicTacToe)
    assert len(table) == 6
    assert table["points"].sum() == 18
    scores = table.pivot(index="player", columns="opponent", values="score")
    assert scores.loc["careful", "left"] == 1 - scores.loc["left", "careful"] > 1 / 2
    with pytest.raises(ValueError, match="two or more players, each with a name"):
        tournament({"left": leftmost})


def test_what_has_no_interval():
    with pytest.raises(ValueError, match="cannot give"):
        interval(11, 10)
    with pytest.raises(ValueError, match="needs one game"):
        interval(0, 0)
