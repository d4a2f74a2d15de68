"""The fit finds weights that made the outcomes, and says how sure it is."""

from math import exp
from random import Random

import pytest

from c4lab.data import quiet_positions
from c4lab.evaluation import LinearFeatures
from c4lab.games import ConnectFour
from c4lab.tuning.regression import differences, fit

POSITIONS = [position for position, _ in quiet_positions()]


def test_the_differences_are_the_evaluations():
    weights = (3, 100, 1, 8, 29)
    for position in POSITIONS[:200]:
        opinion = sum(a * b for a, b in zip(weights, differences(position), strict=True))
        assert opinion == LinearFeatures(weights)(position)


def test_it_finds_what_made_the_outcomes():
    random, centre, two = Random(5), 0.3, 0.2
    solved = []
    for position in POSITIONS:
        terms = differences(position)
        chance = 1 / (1 + exp(-centre * terms[0] - two * terms[3]))
        solved.append((position, 1 if random.random() < chance else -1))
    found = fit(solved)
    assert abs(found.exact.centre - centre) < 3 * found.errors.centre
    assert abs(found.exact.two - two) < 3 * found.errors.two
    assert found.positions == len(POSITIONS)


def test_what_leads_to_a_win_counts_for_it():
    found = fit(quiet_positions())
    assert found.exact.centre > 3 * found.errors.centre
    assert found.exact.two > 3 * found.errors.two
    # In the view of both sides an own three and the other's are one and the same feature.
    assert found.exact.three == pytest.approx(found.exact.opponent_three)
    assert max(found.bot().weights) == 100


@pytest.mark.parametrize("solved", [[], [(ConnectFour.parse("4455"), 3)]])
def test_what_cannot_be_fitted(solved):
    with pytest.raises(ValueError, match="won and others that are lost"):
        fit(solved)
