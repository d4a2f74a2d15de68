"""Ratings fit the games: a known order, results that one can work out by hand, and symmetries."""

from math import isclose, log10
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.tuning import Bot
from c4lab.tuning.games import Pairing, Played
from c4lab.tuning.ratings import PRIOR, expected, rate

A, B, C = (Bot((3, 100, 1, 8, 29), depth) for depth in (1, 2, 3))


def games(one, other, won, drawn=0, lost=0):
    results = [1] * won + [0] * drawn + [-1] * lost
    return [Played(Pairing(one, other), result, 20) for result in results]


def test_two_bots_as_worked_out_by_hand():
    """With the draw that each is given, 300 of 400 points are a chance p with
    400 p + PRIOR (q - 1/2) = 300, where q is the chance against an average bot, half as far off."""
    best, worst = rate(games(A, B, 250, 100, 50))
    assert (best.bot, best.points, best.games) == (A, 300, 400)
    assert (worst.bot, worst.points, worst.games) == (B, 100, 400)
    assert isclose(best.rating, -worst.rating)
    p, q = expected(best.rating - worst.rating), expected(best.rating)
    assert isclose(400 * p + PRIOR * (q - 1 / 2), 300, rel_tol=1e-5)
    assert isclose(best.rating - worst.rating, 400 * log10(3), rel_tol=0.01)


def test_who_never_lost_has_a_rating_too():
    best, worst = rate(games(A, B, 20))
    assert 200 < best.rating - worst.rating < 2_000
    assert best.low > worst.high
    assert worst.low < worst.rating < worst.high


@pytest.mark.slow
def test_intervals_hold_the_truth_as_often_as_they_say():
    random, held, trials = Random(8), 0, 300
    for _ in range(trials):
        won = sum(random.random() < expected(100) for _ in range(100))
        best = next(each for each in rate(games(A, B, won, 0, 100 - won)) if each.bot == A)
        held += best.low < 50 < best.high
    assert 0.91 * trials < held < 0.99 * trials


results = st.lists(
    st.tuples(st.sampled_from([A, B, C]), st.sampled_from([A, B, C]), st.sampled_from([-1, 0, 1])),
    min_size=1,
    max_size=30,
)


@given(results)
def test_ratings_do_not_depend_on_who_is_named_first(drawn):
    one_way = [Played(Pairing(a, b), result, 20) for a, b, result in drawn]
    other_way = [Played(Pairing(b, a), -result, 20) for a, b, result in reversed(drawn)]
    first, second = ({each.bot: each for each in rate(way)} for way in (one_way, other_way))
    assert first.keys() == second.keys() == {bot for a, b, _ in drawn if a != b for bot in (a, b)}
    for bot, each in first.items():
        assert (each.rating, each.high) == (second[bot].rating, second[bot].high)
        assert each.low < each.rating < each.high
        assert (each.points, each.games) == (second[bot].points, second[bot].games)
    assert isclose(sum(each.rating for each in first.values()), 0, abs_tol=0.01)


def test_points_at_the_top_of_the_likelihood_are_those_expected():
    """At the most likely ratings, the expected points of each bot add up to its points."""
    played = games(A, B, 12, 3, 5) + games(B, C, 9, 2, 9) + games(C, A, 4, 4, 12)
    found = {each.bot: each for each in rate(played)}
    counts = {(A, B): 20, (B, C): 20, (A, C): 20}
    for bot, each in found.items():
        others = [other for other in found if other != bot]
        total = sum(
            expected(each.rating - found[other].rating) * counts.get((bot, other), 20)
            for other in others
        )
        assert isclose(total, each.points, abs_tol=PRIOR)


def test_no_games_no_ratings():
    assert rate([]) == rate(games(A, A, 1)) == ()
