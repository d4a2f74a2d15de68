"""The sequential test: its borders, its risks, and what it refuses."""

from math import isclose, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.tuning import Verdict, Walk

TEST = Walk(0.45, 0.55)


def test_the_borders_are_walds():
    low, high = Walk(0.45, 0.55, wrong_high=0.2, wrong_low=0.05).borders
    assert isclose(high, log(0.95 / 0.2))
    assert isclose(low, log(0.05 / 0.8))
    assert isclose(TEST.step(1), log(0.55 / 0.45))
    assert isclose(TEST.step(1 / 2), 0, abs_tol=1e-12)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0])))
def test_it_ends_at_the_first_border(points):
    walked, (low, high) = TEST.of(points), TEST.borders
    assert all(low < place < high for place in walked.places[:-1])
    assert walked.games <= len(points)
    if walked.verdict is Verdict.OPEN:
        assert walked.games == len(points)
    else:
        assert (walked.places[-1] >= high) == (walked.verdict is Verdict.HIGH)


@pytest.mark.parametrize("given_", [(0.5, 0.5), (0, 0.5), (0.5, 1), (0.5, 0.6, 0.05, 0.5)])
def test_what_are_no_scores_or_no_risks(given_):
    with pytest.raises(ValueError, match="between 0 and"):
        Walk(*given_)


def test_a_walk_that_ends_on_a_border():
    """Each game won moves this walk by log 3, and its borders are at log 3."""
    walk = Walk(0.25, 0.75, wrong_high=0.25, wrong_low=0.25)
    for step in (1.0, 0.0):
        assert walk.of([step]).games == 1
        assert walk.of([step, 1 - step] * 40).games == 1
    away = [0.5] * 9
    assert walk.of([*away, 1.0]).verdict is Verdict.HIGH
    assert walk.of([*away, 0.0]).verdict is Verdict.LOW
