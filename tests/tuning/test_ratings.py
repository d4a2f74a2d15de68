"""Ratings fit the games: a known order, results that one can work out by hand, and symmetries."""

from math import isclose, log10

from hypothesis import given
from hypothesis import strategies as st

from c4lab.tuning import Bot
from c4lab.tuning.games import Pairing, Played
from c4lab.tuning.ratings import ELO, PRIOR, expected, rate

A, B, C = (Bot((3, 100, 1, 8, 29), depth) for depth in (1, 2, 3))


def games(one, other, won, drawn=0, lost=0):
    results = [1] * won + [0] * drawn + [-1] * lost
    return [Played(Pairing(one, other), result, 20) for result in results]


def test_two_bots_as_worked_out_by_hand():
    """With the draw that each is given, 300 of 400 points are a chance p with
    400 p + PRIOR (q - 1/2) = 300, where q is the chance against an average bot, half as far off.
    The standard error of a difference in strength is 1 / sqrt(400 p (1 - p))."""
    best, worst = rate(games(A, B, 250, 100, 50))
    assert (best.bot, best.points, best.games) == (A, 300, 400)
    assert (worst.bot, worst.points, worst.games) == (B, 100, 400)
    assert isclose(best.rating, -worst.rating)
    p, q = expected(best.rating - worst.rating), expected(best.rating)
    assert isclose(400 * p + PRIOR * (q - 1 / 2), 300, rel_tol=1e-5)
    assert isclose(best.rating - worst.rating, 400 * log10(3), rel_tol=0.01)
    error = ELO / (400 * p * (1 - p)) ** 0.5
    assert isclose(best.high - best.low, 2 * 1.96 * error / 2, rel_tol=0.01)
    assert isclose(best.high - best.rating, best.rating - best.low, abs_tol=0.002)


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
    assert first == second
    assert first.keys() == {bot for a, b, _ in drawn if a != b for bot in (a, b)}
    assert isclose(sum(each.rating for each in first.values()), 0, abs_tol=0.01)


def test_no_games_no_ratings():
    assert rate([]) == rate(games(A, A, 1)) == ()
