"""The result of a match, and how certain it is."""

from dataclasses import dataclass
from typing import NamedTuple

from c4lab.players.confidence import Interval, interval


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
