"""Tournaments: each bot has a fair schedule, and the bot that looks farther ahead wins."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from c4lab.tuning import Bot, random_openings
from c4lab.tuning.games import round_robin
from c4lab.tuning.ratings import rate

WEIGHTS = (3, 100, 1, 8, 29)
BOTS = [Bot(WEIGHTS, depth) for depth in (1, 3, 5)]
OPENINGS = list(islice(random_openings(Random(1), 4), 12))


def test_who_looks_further_ahead_is_rated_higher():
    played = round_robin(BOTS, OPENINGS)
    rated = rate(played)
    assert [each.bot.depth for each in rated] == [5, 3, 1]
    assert {each.games for each in rated} == {2 * 2 * len(OPENINGS)}
    assert rated[0].low > rated[-1].high


def test_each_plays_each_with_both_colours_from_each_opening():
    played = round_robin(BOTS, OPENINGS[:3])
    met = Counter((p.pairing.first, p.pairing.second, p.pairing.opening) for p in played)
    assert {*met.values()} == {1}
    assert len(met) == 3 * 2 * 3


@pytest.mark.parametrize(("bots", "openings"), [([], ["44"]), (BOTS[:1] * 2, ["44"]), (BOTS, [])])
def test_what_is_no_tournament(bots, openings):
    with pytest.raises(ValueError, match="two or more bots, each once"):
        round_robin(bots, openings)
