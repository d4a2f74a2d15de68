"""How sure a result is: an interval for a rate of which only a sample is known."""

from math import ceil, exp, floor, lgamma, log, log1p
from typing import NamedTuple


class Interval(NamedTuple):
    """The rates, between 0 and 1, that agree with what was seen."""

    low: float
    high: float


def interval(points: float, games: int, confidence: float = 0.95) -> Interval:
    """The rates from which `points` in `games` is not too rare a result. Exact for whole points.

    The method is Charles Clopper's and Egon Pearson's, "The Use of Confidence or Fiducial Limits
    Illustrated in the Case of the Binomial", 1934: whatever the true rate, at least `confidence`
    of all intervals contain it, if the games do not depend on each other. It is made for games
    that are won or lost. A draw counts as half a point: scores that can be halves vary less than
    wins and losses of the same rate, so that many draws make the interval wider than need be.
    A half point left over in the sum counts as none for the low end and as one for the high end.

    >>> low, high = interval(10, 10)
    >>> f"{low:.0%} to {high:.0%}"
    '69% to 100%'
    """
    if games < 1 or not 0 <= points <= games:
        raise ValueError(f"{points:g} points cannot come of {games} games.")
    rare = (1 - confidence) / 2
    sure, possible = floor(points), ceil(points)
    low = 0.0 if sure == 0 else _rate(sure, games, rare)
    high = 1.0 if possible == games else _rate(possible + 1, games, 1 - rare)
    return Interval(low, high)


def _rate(wins: int, games: int, chance: float) -> float:
    """The rate at which `wins` or more come with this chance: higher rates, higher chances."""
    low, high = 0.0, 1.0
    for _ in range(50):  # halves the interval each time
        middle = (low + high) / 2
        if _at_least(wins, games, middle) < chance:
            low = middle
        else:
            high = middle
    return high


def _at_least(wins: int, games: int, rate: float) -> float:
    """The chance of `wins` or more in `games`, each won with `rate`, which is not 0 or 1."""
    # Logarithms: the factorials of some hundred games are too large for a float.
    ways = lgamma(games + 1)
    return sum(
        exp(
            ways
            - lgamma(won + 1)
            - lgamma(games - won + 1)
            + won * log(rate)
            + (games - won) * log1p(-rate)
        )
        for won in range(wins, games + 1)
    )
