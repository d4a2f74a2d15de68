"""How certain a result is: an interval for a rate that is known only from a sample."""

from math import ceil, exp, floor, lgamma, log, log1p
from typing import NamedTuple

RARE = (1 - 0.95) / 2  # at each end: the chance of a result as extreme as this one


class Interval(NamedTuple):
    """The smallest and the largest rate, between 0 and 1, that agree with the result."""

    low: float
    high: float


def interval(points: float, games: int) -> Interval:
    """The 95 % interval of the rate of points, for `points` won in `games` games.

    The method is Charles Clopper's and Egon Pearson's, "The Use of Confidence or Fiducial Limits
    Illustrated in the Case of the Binomial", 1934: at least 95 % of all intervals contain the true
    rate, if the games do not depend on each other. The method is made for games that are won or
    lost. A draw counts half a point. Draws make scores vary less than wins and losses of the same
    rate do, so with many draws the interval is wider than necessary. If the sum contains a half
    point, the low end rounds it down and the high end rounds it up.

    Raises ValueError if there is no game, or if `games` games cannot give so many points.

    >>> low, high = interval(10, 10)
    >>> f"{low:.0%} to {high:.0%}"
    '69% to 100%'
    """
    if games < 1:
        raise ValueError(f"An interval needs one game or more, not {games}.")
    if not 0 <= points <= games:
        raise ValueError(f"{games} games cannot give {points:g} points.")
    sure, possible = floor(points), ceil(points)
    low = 0.0 if sure == 0 else _rate(sure, games, RARE)
    high = 1.0 if possible == games else _rate(possible + 1, games, 1 - RARE)
    return Interval(low, high)


def _rate(wins: int, games: int, chance: float) -> float:
    """The rate at which `wins` or more in `games` have this `chance`, found by halving."""
    low, high = 0.0, 1.0
    for _ in range(50):  # a higher rate has a higher chance
        middle = (low + high) / 2
        if _chance(wins, games, middle) < chance:
            low = middle
        else:
            high = middle
    return high


def _chance(wins: int, games: int, rate: float) -> float:
    """The chance of `wins` or more in `games`. `rate`, the chance to win one, is not 0 or 1."""
    if wins > rate * games:
        return _tail(wins, games, rate)
    return 1 - _tail(games - wins + 1, games, 1 - rate)  # that the others are so few


def _tail(wins: int, games: int, rate: float) -> float:
    """As `_chance`, for more wins than the rate lets one expect: each further win is less likely
    than the one before, so the sum soon ends."""
    # The first term uses logarithms, because the factorials of some hundred games overflow a float.
    ways = lgamma(games + 1) - lgamma(wins + 1) - lgamma(games - wins + 1)
    term = exp(ways + wins * log(rate) + (games - wins) * log1p(-rate))
    total = 0.0
    for won in range(wins, games + 1):
        total += term
        term *= (games - won) / (won + 1) * rate / (1 - rate)
        if term <= total * 1e-17:
            break
    return total
