"""Ratings from games: how much stronger a bot is than another, on Elo's scale.

The model is Ralph Bradley's and Milton Terry's, "Rank Analysis of Incomplete Block Designs", 1952:
each bot has a strength, and its chance against another is its share of their two strengths. On the
scale of Arpad Elo, 400 points more are ten times the strength. `rate` finds the ratings with which
the games that were played are most likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

from c4lab.tuning.bots import Bot
from c4lab.tuning.games import Played

if TYPE_CHECKING:
    import numpy as np

ELO = 400 / log(10)  # points on Elo's scale for a factor of e in strength
LEVEL = 0.95
PRIOR = 0.5  # drawn games against an average bot, added to the games of each bot
DIGITS = 3  # of a rating behind the point: further ones say nothing, and processors differ there
STEPS, SMALL = 1_000, 1e-8


class Estimate(NamedTuple):
    """A rating on Elo's scale, and the interval of the true rating."""

    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """A bot with its `points` in its `games`, its `rating`, and the interval of the true rating.

    Ratings are relative: their mean is 0 among the bots that were rated together.
    """

    bot: Bot
    points: float
    games: int
    rating: float
    low: float
    high: float


def rate(played: Sequence[Played]) -> tuple[Rating, ...]:
    """The ratings of the bots of these games, the best first; of equal ones the earlier first.

    A bot's games against itself are left out. For the rest see `estimates`.
    """
    bots, points = _points(played)
    won, games = points.sum(axis=1), (points + points.T).sum(axis=1)
    each = zip(bots, won, games, estimates(points), strict=True)
    rated = [Rating(bot, float(own), round(float(of)), *found) for bot, own, of, found in each]
    return tuple(sorted(rated, key=lambda each: -each.rating))


def estimates(points: np.ndarray) -> list[Estimate]:
    """The rating of each player; `points` has those of each (row) against each (column).

    A draw counts as half a game won and half a game lost. Each player gets half a drawn game
    against an average one, because a player with 20 points of 20 would have an infinite rating.
    With hundreds of games this changes almost nothing. Each interval holds the true rating with a
    chance of about LEVEL: its width comes from the curvature of the likelihood at its top (the
    information), as if the games were independent.

    Ratings are rounded to DIGITS, so that bots that did equally well are equal on every processor.
    """
    if not len(points):
        return []
    strengths, spread = _fitted(points)
    width = NormalDist().inv_cdf((1 + LEVEL) / 2) * spread
    return [
        Estimate(*(round(ELO * float(each), DIGITS) + 0.0 for each in (at, at - half, at + half)))
        for at, half in zip(strengths, width, strict=True)
    ]


def expected(difference: float) -> float:
    """The expected points a game, 0 to 1, of a bot whose rating is higher by `difference`.

    >>> expected(0), round(expected(400), 3)
    (0.5, 0.909)
    """
    chance: float = 1 / (1 + 10 ** (-difference / 400))
    return chance


def _points(played: Sequence[Played]) -> tuple[list[Bot], np.ndarray]:
    """The bots in order of appearance; the points of each (row) against each (column)."""
    import numpy as np

    games = [each for each in played if each.pairing.first != each.pairing.second]
    places: dict[Bot, int] = {}
    for each in games:
        for bot in (each.pairing.first, each.pairing.second):
            places.setdefault(bot, len(places))
    points = np.zeros((len(places), len(places)))
    for each in games:
        first, second = places[each.pairing.first], places[each.pairing.second]
        points[first, second] += each.points
        points[second, first] += 1 - each.points
    return list(places), points


def _fitted(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The logarithm of each strength, with mean 0, and its standard error.

    Isaac Newton's method, from equal strengths on, with steps that are cut short: where no
    difference of two strengths changes by more than 1, a step always makes the games more likely.
    """
    import numpy as np

    games = points + points.T
    strengths = np.zeros(len(points))
    for _ in range(STEPS):
        ahead = _chance(strengths[:, None] - strengths)
        alone = _chance(strengths)
        too_much = (games * ahead - points).sum(axis=1) + PRIOR * (alone - 1 / 2)
        known = games * ahead * (1 - ahead)
        information = np.diag(known.sum(axis=1) + PRIOR * alone * (1 - alone)) - known
        step = np.linalg.solve(information, too_much)
        strengths -= step / max(1.0, np.ptp([0.0, *step]))
        if np.abs(step).max() < SMALL:
            break
    centred = np.eye(len(points)) - 1 / len(points)
    covariance = centred @ np.linalg.inv(information) @ centred
    relative: np.ndarray = centred @ strengths
    return relative, np.sqrt(np.diag(covariance))


def _chance(ahead: np.ndarray) -> np.ndarray:
    """The chance of a win; `ahead` is the difference of the logarithms of two strengths."""
    import numpy as np

    chance: np.ndarray = np.exp(-np.logaddexp(0, -ahead))
    return chance
