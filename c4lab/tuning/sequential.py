"""A match that ends as soon as it is decided: the sequential probability ratio test.

Abraham Wald, "Sequential Tests of Statistical Hypotheses", 1945. Game by game it compares two
claims: the first bot scores `low` on average, or it scores `high`. The walk goes up with each game
that supports the second claim, and down with each that supports the first. The match ends when the
walk reaches one of its two borders.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import ceil, log, sqrt
from statistics import NormalDist

DIGITS = 9  # of a place behind the point: a place at a border is there on every processor


class Verdict(Enum):
    """The result of a match so far."""

    LOW = "no better than the lower score"
    HIGH = "at least as good as the higher score"
    OPEN = "not decided yet"


@dataclass(frozen=True)
class Walk:
    """The test of a mean score of `low` against one of `high`, both between 0 and 1.

    `wrong_high` is the risk of the verdict HIGH if the true score is `low`; `wrong_low` that of LOW
    if it is `high`. A draw counts as half a game that is won and half a game that is lost.

    >>> Walk(0.5, 0.6).of([1] * 20).verdict
    <Verdict.HIGH: 'at least as good as the higher score'>
    """

    low: float
    high: float
    wrong_high: float = 0.05
    wrong_low: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"The two scores are {self.low!r} and {self.high!r}: give two numbers between 0 "
                "and 1, the lower first, such as 0.5 and 0.6."
            )
        if not (0 < self.wrong_high < 0.5 and 0 < self.wrong_low < 0.5):
            raise ValueError("The risks of a wrong verdict lie between 0 and 0.5, such as 0.05.")

    @property
    def borders(self) -> tuple[float, float]:
        """The walk ends with LOW at the first number or below, with HIGH at the second or above."""
        return (
            round(log(self.wrong_low / (1 - self.wrong_high)), DIGITS),
            round(log((1 - self.wrong_low) / self.wrong_high), DIGITS),
        )

    @property
    def fixed_games(self) -> int:
        """The games that a match of fixed length needs for the same two risks.

        Computed with the normal distribution, which is good enough except for very few games, for
        games without draws. With draws fewer games may be enough.

        >>> Walk(0.5, 0.6).fixed_games
        266
        """
        deviations = sum(
            NormalDist().inv_cdf(1 - risk) * sqrt(score * (1 - score))
            for risk, score in ((self.wrong_high, self.low), (self.wrong_low, self.high))
        )
        return ceil((deviations / (self.high - self.low)) ** 2)

    def step(self, points: float) -> float:
        """How far a game with these points, 0, 1/2 or 1, moves the walk.

        It is the logarithm of how many times as likely the game is with `high` as with `low`.
        """
        won, lost = log(self.high / self.low), log((1 - self.high) / (1 - self.low))
        return points * won + (1 - points) * lost

    def of(self, games: Iterable[float]) -> "Walked":
        """The walk through these games, up to the game that decides the match."""
        low, high = self.borders
        places, total = [0.0], 0.0
        for number, points in enumerate(games, 1):
            total += points
            # From the points, not from the place before: so the order of games changes nothing.
            place = total * self.step(1) + (number - total) * self.step(0)
            places.append(round(place, DIGITS))
            if places[-1] <= low:
                return Walked(tuple(places), Verdict.LOW)
            if places[-1] >= high:
                return Walked(tuple(places), Verdict.HIGH)
        return Walked(tuple(places), Verdict.OPEN)


@dataclass(frozen=True)
class Walked:
    """The places of a walk after 0, 1, 2, ... games, and the verdict at its end."""

    places: tuple[float, ...]
    verdict: Verdict

    @property
    def games(self) -> int:
        return len(self.places) - 1
