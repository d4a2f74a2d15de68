"""The sequential test: its borders, its risks, and what it refuses."""

from math import comb, isclose, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.tuning import Verdict, Walk

TEST = Walk(0.45, 0.55)


def test_the_borders_are_walds():
    low, high = TEST.borders
    assert isclose(high, log(19))
    assert isclose(low, -log(19))
    assert isclose(TEST.step(1), log(0.55 / 0.45))
    assert isclose(TEST.step(1 / 2), 0, abs_tol=1e-12)


@pytest.mark.parametrize(("score", "verdict"), [(0.45, Verdict.LOW), (0.55, Verdict.HIGH)])
def test_it_is_wrong_no_more_often_than_was_asked(score, verdict):
    random = Random(7)
    verdicts = [
        TEST.of(float(random.random() < score) for _ in range(2_000)).verdict for _ in range(150)
    ]
    assert verdicts.count(Verdict.OPEN) == 0
    assert verdicts.count(verdict) >= 0.95 * 150 - 3 * (150 * 0.05 * 0.95) ** 0.5


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0])))
def test_it_ends_at_the_first_border(points):
    walked, (low, high) = TEST.of(points), TEST.borders
    assert all(low < place < high for place in walked.places[:-1])
    assert walked.games <= len(points)
    if walked.verdict is Verdict.OPEN:
        assert walked.games == len(points)
    else:
        assert (walked.places[-1] >= high) == (walked.verdict is Verdict.HIGH)


@pytest.mark.parametrize("scores", [(0.5, 0.5), (0.6, 0.5), (0, 0.5), (0.5, 1)])
def test_what_are_no_scores(scores):
    with pytest.raises(ValueError, match="the lower first"):
        Walk(*scores)


@pytest.mark.parametrize("risk", [0, 0.5, -1])
def test_what_is_no_risk(risk):
    with pytest.raises(ValueError, match=r"between 0 and 0\.5"):
        Walk(0.5, 0.6, wrong_low=risk)


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.6), (0.45, 0.55), (0.2, 0.5)])
def test_a_fixed_match_is_as_sure(low, high):
    walk = Walk(low, high)
    games = walk.fixed_games

    def at_least(wins, score):
        return sum(
            comb(games, won) * score**won * (1 - score) ** (games - won)
            for won in range(wins, games + 1)
        )

    wins = next(each for each in range(games) if at_least(each, low) <= 0.05)
    assert isclose(1 - at_least(wins, high), 0.05, abs_tol=0.015)
