"""The better genetic search: children of two parents, a fair schedule, games that add up."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from c4lab.tuning import Bot, breed
from c4lab.tuning.crossing import child, crossed

PAIRS = [(1, 10), (2, 20), (3, 30), (4, 40), (5, 50)]
SMALL = {"bots": 6, "generations": 3, "depth": 2}


def run(seed, **more):
    return list(breed(seed, **SMALL, **more))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_run_on_any_number_of_workers():
    assert run(1) == run(1, jobs=2)
    assert run(1) != run(2)


def test_everybody_plays_the_same_openings_with_both_colours():
    for generation in run(3, openings=2):
        met = Counter((p.pairing.first, p.pairing.second) for p in generation.games)
        assert {*met.values()} == {2}
        assert len(met) == 6 * 5
        assert len({p.pairing.opening for p in generation.games}) == 2


def test_no_opening_comes_twice_and_no_bot_is_tried_twice():
    generations = run(5)
    openings = [{p.pairing.opening for p in each.games} for each in generations]
    assert len(set().union(*openings)) == len(generations)
    new = [set(b.bots) - set(a.bots) for a, b in pairwise(generations)]
    assert not new[1] & {*generations[0].bots, *generations[1].bots}


def test_games_of_survivors_add_up():
    for before, after in pairwise(run(6)):
        earlier = {each.bot: each.games for each in before.ratings}
        for each in after.ratings:
            assert each.games == earlier.get(each.bot, 0) + 2 * 5
        assert before.bots[:2] == tuple(bot for bot in before.bots if bot in after.bots)
        ratings = [each.rating for each in after.ratings]
        assert ratings == sorted(ratings, reverse=True)
        assert after.best in after.bots


def test_a_child_has_its_parents_weights_but_for_one():
    random = Random(2)
    one, other = (Bot(weights) for weights in zip(*PAIRS, strict=True))
    changes = Counter()
    for _ in range(300):
        mixed = crossed(one.weights, other.weights, random)
        assert all(weight in pair for weight, pair in zip(mixed, PAIRS, strict=True))
        weights = child(one, other, random).weights
        changes[sum(weight not in pair for weight, pair in zip(weights, PAIRS, strict=True))] += 1
        assert min(weights) >= 1
    assert set(changes) <= {0, 1}
    assert changes[1] > 250  # a weight that was doubled may be the other parent's


def test_a_weight_never_leaves_what_a_bot_may_have():
    random, bot = Random(1), Bot((1, 1, 1000, 1000, 1))
    for _ in range(200):
        assert all(1 <= weight <= 1000 for weight in child(bot, bot, random).weights)


@pytest.mark.parametrize(
    "wrong", [{"bots": 5}, {"openings": 0}, {"generations": 0}, {"openings": 301}]
)
def test_what_is_no_population(wrong):
    with pytest.raises(ValueError, match="six bots or more, so that two can be parents"):
        next(breed(1, **wrong))
