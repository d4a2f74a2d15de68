"""Matches: two players play game after game and begin in turn."""

from random import Random
from typing import Any

from c4lab.games import ConnectFour, Position
from c4lab.players.match_result import Game, MatchResult
from c4lab.players.player import Player
from c4lab.players.referee import Chooser, Seat, answer, seat, timed_answer

A_DAY = 86_400  # seconds

TRIES = 1000  # random openings that are tried before the match gives up


def play_match(
    first: Player | Chooser,
    second: Player | Chooser,
    games: int = 20,
    game: type[Position] = ConnectFour,
    seed: int | None = None,
    seconds: float | None = None,
    opening: int = 0,
) -> MatchResult:
    """The result of `games` games between two players, or functions from a position to a move.

    The players begin in turn, `first` in game 1. The first `opening` moves of each game are random;
    the same `seed` gives the same openings. Games 1 and 2 share an opening, games 3 and 4 the next
    one, and so on, so that each player gets both sides of it. Two players that never vary need
    random openings, or they repeat the same two games.

    Each move may take `seconds`. A player that answers later, or with an illegal move, no move or
    an error, loses this game; the result says so, and the match goes on. See `timed_answer` in
    `c4lab.players.referee` for what the clock can interrupt. Without `seconds`, only you can stop a
    player that never answers.

    Raises ValueError for arguments of which no match can be made.

    >>> from c4lab.players import Greedy, RandomPlayer
    >>> play_match(Greedy(seed=1), RandomPlayer(seed=1), games=10)
    greedy 8.5 : 1.5 beginner
    8 won, 1 drawn, 1 lost of 10: score 0.85, 95 % interval 0.44 to 1.00
    """
    _check_arguments(games, game, seconds, opening)
    one, other = seat(first), seat(second)
    if one[0] == other[0]:
        one, other = (f"{one[0]} (1)", one[1]), (f"{other[0]} (2)", other[1])
    chance, played = Random(seed), []
    for number in range(games):
        if number % 2 == 0:
            start, side = _random_opening(game, opening, chance), +1
        else:
            side = -1
        players = {side: one, -side: other}
        end, result, forfeit = _play_game(start, players, seconds)
        played.append(Game(str(end), side, (1 + side * result) / 2, forfeit))
    return MatchResult(one[0], other[0], tuple(played))


def _check_arguments(games: Any, game: Any, seconds: Any, opening: Any) -> None:
    """Raises ValueError for arguments of which no match can be made."""
    if isinstance(game, Position) and not isinstance(game, type):
        raise ValueError(f"Give the game itself, as game={type(game).__name__} without brackets.")
    if not isinstance(game, type) or not hasattr(game, "play"):
        raise ValueError(f"{game!r:.80} is not a game: give one such as game=ConnectFour.")
    if not (isinstance(games, int) and isinstance(opening, int) and games > 0 <= opening):
        raise ValueError(
            f"A match needs at least 1 game and an opening of 0 moves or more, in whole numbers; "
            f"not games={games!r} and opening={opening!r}."
        )
    if seconds is not None and not (isinstance(seconds, (int, float)) and 0 < seconds <= A_DAY):
        raise ValueError(
            f"A move may take more than 0 seconds and at most a day, not {seconds!r}. Leave out "
            "`seconds` for a match without a clock."
        )


def _random_opening(game: type[Position], moves: int, chance: Random) -> Position:
    """An unfinished position after so many random moves. Raises ValueError if none is found."""
    for _ in range(TRIES):
        position = game()
        for _ in range(moves):
            if position.result() is None:
                position = position.play(chance.choice(position.moves()))
        if position.result() is None:
            return position
    raise ValueError(f"No game goes on after {moves} random moves: take a shorter opening.")


def _play_game(
    position: Position, players: dict[int, Seat], seconds: float | None
) -> tuple[Position, int, str]:
    """(last position, result for the side that moved first, who forfeited and why: else empty)."""
    while (result := position.result()) is None:
        name, choose = players[position.player]
        if seconds is None:
            move, mistake = answer(choose, position)
        else:
            move, mistake = timed_answer(choose, position, seconds)
        if move is None:
            turn = len(position.history) + 1
            return position, -position.player, f"{name} {mistake}, at move {turn}"
        position = position.play(move)
    return position, result, ""
