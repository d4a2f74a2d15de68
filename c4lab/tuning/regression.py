"""Weights from solved positions: logistic regression, which engine authors call Texel's tuning.

Each position says how often each feature is on the board, for the side to move less for the other,
and the solver says who wins. The weights make the chance of a win, 1 / (1 + exp(-opinion)), fit
what is known. Peter Österlund, "Texel's Tuning Method", 2014, after David Cox, "The Regression
Analysis of Binary Sequences", 1958.

Five weights need no library: Newton's steps are ten lines of numpy, and end after a handful.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from c4lab.evaluation import Features
from c4lab.games import ConnectFour
from c4lab.tuning.bots import DEPTH, Bot
from c4lab.tuning.feature_arrays import differences

if TYPE_CHECKING:
    import numpy as np

RIDGE = 1e-3  # a little pull towards 0, so that a feature that is never there has a weight too
STEPS, SMALL = 50, 1e-9


@dataclass(frozen=True)
class Fit:
    """Fitted weights: `exact` as the regression has them, with their standard `errors`, and how
    many `positions` and Newton `steps` they rest on."""

    exact: Features
    errors: Features
    positions: int
    steps: int

    def bot(self, depth: int = DEPTH, largest: int = 100) -> Bot:
        """A bot with whole weights: the largest of them is `largest`, the others in proportion."""
        scale = largest / max(abs(weight) for weight in self.exact)
        centre, four, three, two, other_three = (round(weight * scale) for weight in self.exact)
        return Bot((centre, four, three, two, other_three), depth)


def fit(solved: Iterable[tuple[ConnectFour, float]]) -> Fit:
    """The weights that fit these positions, each with its score for the side to move (or any number
    that is above 0 where it wins, below where it loses, and 0 for a draw).

    Raises ValueError where there are none, or all end alike.
    """
    import numpy as np

    known = list(solved)
    won = [(score > 0) + (score == 0) / 2 for _, score in known]
    if len({*won}) < 2:
        raise ValueError("To fit weights it takes positions that are won and others that are lost.")
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
    return Fit(Features(*weights.tolist()), Features(*errors.tolist()), len(won), steps)


def _curvature(features: np.ndarray, chance: np.ndarray) -> np.ndarray:
    import numpy as np

    spread = chance * (1 - chance)
    ridge: np.ndarray = RIDGE * np.eye(features.shape[1])
    ridge += (features.T * spread) @ features
    return ridge
