"""The fit finds the weights that made the outcomes, with their standard errors."""

from math import exp
from random import Random

import pytest

from c4lab.data import quiet_positions
from c4lab.evaluation import LinearFeatures
from c4lab.games import ConnectFour
from c4lab.tuning.regression import differences, fit

POSITIONS = [position for position, _ in quiet_positions()]


def test_the_differences_are_the_evaluations():
    """Of a won game, too, which has a four for the side that does not move."""
    weights = (3, 100, 1, 8, 29)
    positions = [ConnectFour.parse("1122334"), *POSITIONS[:200]]
    opinions = differences(positions) @ weights
    assert opinions.tolist() == [LinearFeatures(weights)(each) for each in positions]
    assert differences(positions)[0][1] == -1
    assert differences([]).shape == (0, 5)


def test_it_finds_what_made_the_outcomes():
    random, centre, two = Random(5), 0.3, 0.2
    solved = []
    for position, terms in zip(POSITIONS, differences(POSITIONS), strict=True):
        chance = 1 / (1 + exp(-centre * terms[0] - two * terms[3]))
        solved.append((position, 1 if random.random() < chance else -1))
    found = fit(solved)
    assert abs(found.exact.centre - centre) < 3 * found.errors.centre
    assert abs(found.exact.two - two) < 3 * found.errors.two
    assert found.positions == len(POSITIONS)


@pytest.mark.parametrize("solved", [[], [(ConnectFour.parse("4455"), 3)]])
def test_what_cannot_be_fitted(solved):
    with pytest.raises(ValueError, match="won ones and lost ones"):
        fit(solved)
