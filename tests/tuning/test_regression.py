"""What the fit of weights sees of a position, and which outcomes it refuses."""

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


@pytest.mark.parametrize("solved", [[], [(ConnectFour.parse("4455"), 3)]])
def test_what_cannot_be_fitted(solved):
    with pytest.raises(ValueError, match="won ones and lost ones"):
        fit(solved)
