"""Matches: two players play game after game and begin in turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from c4lab.games import ConnectFour, Position
from c4lab.players.confidence import Interval, interval
from c4lab.players.referee import Chooser, Seat, answer, seat, timed_answer
from c4lab.players.simple_players import Player
from c4lab.tables import table_of


class Game(NamedTuple):
    """One game of a match."""

    moves: str
    """All moves, the opening included, in the game's notation: `parse` reads them."""
    side: int
    """The side of the match's first player: +1 if this player began the game, else -1."""
    points: float
    """The points of the match's first player: 1 for a win, 1/2 for a draw, 0 for a loss."""
    forfeit: str
    """Who lost the game by a late or illegal move or an error, and how; else empty."""


@dataclass(frozen=True, repr=False)
class MatchResult:
    """The result of a match, in the view of its first player."""

    first: str
    second: str
    games: tuple[Game, ...]

    @property
    def wins(self) -> int:
        return sum(game.points == 1 for game in self.games)

    @property
    def draws(self) -> int:
        return sum(game.points == 1 / 2 for game in self.games)

    @property
    def losses(self) -> int:
        return sum(game.points == 0 for game in self.games)

    @property
    def points(self) -> float:
        """The points of the first player: 1 for a win, 1/2 for a draw."""
        return sum(game.points for game in self.games)

    @property
    def score(self) -> float:
        """The points per game: 0 if all were lost, 1/2 if the two are even, 1 if all were won."""
        return self.points / len(self.games)

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the score; see `c4lab.players.confidence`."""
        return interval(self.points, len(self.games))

    @property
    def forfeits(self) -> tuple[str, ...]:
        """A sentence for each forfeited game: its number and the reason."""
        return tuple(
            f"Game {number}: {game.forfeit}."
            for number, game in enumerate(self.games, start=1)
            if game.forfeit
        )

    def __str__(self) -> str:
        total, different = len(self.games), len({(game.moves, game.side) for game in self.games})
        low, high = self.interval
        lines = [
            f"{self.first} {self.points:g} : {total - self.points:g} {self.second}",
            f"{self.wins} won, {self.draws} drawn, {self.losses} lost of {total}: "
            f"score {self.score:.2f}, 95 % interval {low:.2f} to {high:.2f}",
        ]
        if different <= total / 2:
            lines.append(
                f"Only {different} of the games differ, so the interval is too narrow: "
                "give the players random openings, such as opening=2."
            )
        return "\n".join([*lines, *self.forfeits])

    __repr__ = __str__


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


if TYPE_CHECKING:
    import pandas as pd


def tournament(players: Mapping[str, Player | Chooser], **match: Any) -> pd.DataFrame:
    """A table of the matches of all pairs, with two rows for each match: one in each player's view.

    `match` are further arguments of `play_match`.

    `table.groupby("player")["points"].sum()` is the final standing,
    `table.pivot(index="player", columns="opponent", values="score")` shows who beats whom. Raises
    ValueError unless `players` maps two or more names to players.
    """
    if not isinstance(players, Mapping) or len(players) < 2:
        raise ValueError("Give two or more players, each with a name: {'greedy': Greedy(), ...}.")
    rows = []
    for one, other in combinations(players, 2):
        result = play_match(players[one], players[other], **match)
        low, high = result.interval
        games, forfeits = len(result.games), len(result.forfeits)
        counts = (result.wins, result.draws, result.losses)
        rows.append((one, other, *counts, result.points, result.score, low, high, forfeits))
        mirrored = (*counts[::-1], games - result.points, 1 - result.score, 1 - high, 1 - low)
        rows.append((other, one, *mirrored, forfeits))
    columns = ["player", "opponent", "wins", "draws", "losses", "points", "score", "low", "high"]
    return table_of([*columns, "forfeits"], rows)


class InstantWins(NamedTuple):
    """How often a player could win with its next move, and how often it did not."""

    available: int
    missed: int


def instant_wins(game: Position, player: int) -> InstantWins:
    """Counts the turns of `player` (+1 moved first, or -1) in `game` at which a move wins.

    `game` is the last position of the game. The moves of a random opening count as moves of the
    players.

    >>> from c4lab.games import ConnectFour
    >>> instant_wins(ConnectFour.parse("4151617"), +1)  # taken
    InstantWins(available=1, missed=0)
    >>> instant_wins(ConnectFour.parse("4151612"), +1)  # missed
    InstantWins(available=1, missed=1)
    """
    position = type(game).parse("")
    available = missed = 0
    for move in game.history:
        after = position.play(move)
        if position.player == player and any(
            position.play(other).result() == player for other in position.moves()
        ):
            available += 1
            missed += after.result() != player
        position = after
    return InstantWins(available, missed)
