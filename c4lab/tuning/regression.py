"""Weights from solved positions: logistic regression, which engine authors call Texel's tuning.

Each position has a count of each feature, for the side to move less for the other side, and a
winner, found by the solver. The weights make the chance of a win, 1 / (1 + exp(-opinion)), fit
these results. Peter Österlund, "Texel's Tuning Method", 2014, after David Cox, "The Regression
Analysis of Binary Sequences", 1958.

Five weights need no library: Newton's method is ten lines of numpy, and needs few steps. The
features are counted in all positions at once, too: one by one that would take most of the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from c4lab.evaluation import Features
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.bots import DEPTH, Bot
from c4lab.tuning.engine import CENTRE, WINDOWS

if TYPE_CHECKING:
    import numpy as np


RIDGE = 1e-3  # a weak pull towards 0, so that a feature that never occurs has a weight, too
STEPS, SMALL = 50, 1e-6
LARGEST = 100  # of the whole weights of a bot
DIGITS = 6  # of a weight behind the point: processors differ in further ones


@dataclass(frozen=True)
class Fit:
    """Fitted weights: `exact` from the regression, their standard `errors`, and the numbers of
    `positions` and Newton `steps`."""

    exact: Features
    errors: Features
    positions: int
    steps: int

    def bot(self, depth: int = DEPTH) -> Bot:
        """A bot with whole weights: the largest of them is LARGEST, the others in proportion."""
        scale = LARGEST / max(abs(weight) for weight in self.exact)
        centre, four, three, two, other_three = (round(weight * scale) for weight in self.exact)
        return Bot((centre, four, three, two, other_three), depth)


def fit(solved: Iterable[tuple[ConnectFour, float]]) -> Fit:
    """The weights that fit these positions, each with its score for the side to move.

    The score may be any number: above 0 for a win, 0 for a draw, below 0 for a loss. Raises
    ValueError if there are no positions, or all have the same result.
    """
    import numpy as np

    known = list(solved)
    won = [(score > 0) + (score == 0) / 2 for _, score in known]
    if len({*won}) < 2:
        raise ValueError(
            "To fit weights, give positions with different results: won ones and lost ones."
        )
    features, outcomes = differences(position for position, _ in known), np.array(won)
    weights = np.zeros(features.shape[1])
    steps = 0
    while steps < STEPS:
        steps += 1
        chance = 1 / (1 + np.exp(-features @ weights))
        curvature = _curvature(features, chance)
        step = np.linalg.solve(curvature, features.T @ (outcomes - chance) - RIDGE * weights)
        weights += step
        if np.abs(step).max() < SMALL:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)))
    return Fit(_rounded(weights), _rounded(errors), len(won), steps)


def _rounded(numbers: np.ndarray) -> Features:
    return Features(*(round(float(each), DIGITS) for each in numbers))


def _curvature(features: np.ndarray, chance: np.ndarray) -> np.ndarray:
    import numpy as np

    spread = chance * (1 - chance)
    ridge: np.ndarray = RIDGE * np.eye(features.shape[1])
    ridge += (features.T * spread) @ features
    return ridge


def differences(positions: Iterable[ConnectFour]) -> np.ndarray:
    """A row for each position, with a number for each feature, in the view of the side to move.

    It is what a weight of 1 adds to the own opinion, less what it adds to the other side's.
    """
    import numpy as np

    boards = np.array([to_bits(position) for position in positions], dtype=np.int64).reshape(-1, 2)
    mine, theirs = boards[:, 0], boards[:, 0] ^ boards[:, 1]
    own, other = features(mine, theirs), features(theirs, mine)
    signs = np.array((1, 1, 1, 1, -1))  # the last weight is subtracted
    rows: np.ndarray = signs * (own - other)
    return rows


def features(mine: np.ndarray, theirs: np.ndarray) -> np.ndarray:
    """A row for each board: how often `mine` has each feature, in the order of `Features`."""
    import numpy as np

    counts = np.zeros((len(mine), 5), dtype=np.int64)
    centre, four, three, two, other_three = counts.T  # each is a view of its column
    centre += count(mine & CENTRE)
    for window in WINDOWS:
        own, other = count(mine & window), count(theirs & window)
        four += own == 4
        three += (own == 3) & (other == 0)
        two += (own == 2) & (other == 0)
        other_three += (other == 3) & (own == 0)
    return counts


def count(bits: np.ndarray) -> np.ndarray:
    """The number of bits set in each number: each round clears the lowest bit of each."""
    ones = bits * 0
    while bits.any():
        ones += bits != 0
        bits = bits & (bits - 1)
    return ones
