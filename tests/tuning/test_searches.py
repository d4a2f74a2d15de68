"""Searches for weights: genetic, with crossing, annealing; the same for a seed, and fair."""

from collections import Counter
from itertools import pairwise
from math import isclose
from random import Random

import pytest

from c4lab.tuning import Bot, breed, evolve
from c4lab.tuning.annealing import COLD, WARM, accepts, anneal, temperature_at
from c4lab.tuning.crossing import child, crossed
from c4lab.tuning.population import mutated

START = Bot((10, 10, 10, 10, 10), depth=2)


def evolved(seed, jobs=1):
    return list(evolve(seed, bots=8, games=2, generations=3, depth=2, jobs=jobs))


def bred(seed, **more):
    return list(breed(seed, bots=6, generations=3, depth=2, **more))


def annealed(seed, jobs=1):
    return list(anneal(seed, START, steps=4, openings=3, jobs=jobs))


@pytest.mark.slow
@pytest.mark.parametrize("run", [evolved, bred, annealed])
def test_the_same_seed_gives_the_same_run_on_any_number_of_workers(run):
    assert run(1) == run(1, jobs=2)
    assert run(1) != run(2)


@pytest.mark.parametrize(
    ("run", "wrong", "said"),
    [
        *((evolve, {name: 0}, "an even number of bots, from 2 on")
          for name in ("bots", "games", "generations")),
        (evolve, {"bots": 3}, "an even number of bots, from 2 on"),
        *((breed, {name: 0}, "six bots or more, so that two can be parents")
          for name in ("openings", "generations")),
        (breed, {"bots": 5}, "six bots or more"),
        (breed, {"openings": 301}, "six bots or more"),
        *((anneal, {"start": START, name: 0}, "give 1 or more of each")
          for name in ("steps", "openings")),
    ],
)  # fmt: skip
def test_what_cannot_be_searched(run, wrong, said):
    with pytest.raises(ValueError, match=said):
        next(run(1, **wrong))


# The report's genetic search.


def test_a_weight_stays_positive_and_the_parent_as_it_was():
    random, parent = Random(1), Bot((1, 1, 1, 1, 1))
    clones = [mutated(parent, random) for _ in range(200)]
    assert all(min(clone.weights) == 1 <= max(clone.weights) for clone in clones)
    assert {max(clone.weights) for clone in clones} == {1, 2, 3, 6}
    assert parent.weights == (1, 1, 1, 1, 1)


# The better one: children of two parents, a fair schedule, games that add up.


def test_one_generation_is_enough():
    for run in (evolve, breed):
        assert [each.number for each in run(1, bots=6, generations=1, depth=1)] == [1]


def test_all_play_the_same_openings_games_add_up_and_neither_openings_nor_bots_come_twice():
    generations = bred(3, openings=2)
    for generation in generations:
        met = Counter((p.pairing.first, p.pairing.second) for p in generation.games)
        assert {*met.values()} == {2}
        assert len(met) == 6 * 5
        assert generation.best in generation.bots
    openings = [{p.pairing.opening for p in each.games} for each in generations]
    assert [len(each) for each in openings] == [2, 2, 2]
    assert len(set().union(*openings)) == 6
    new = [set(b.bots) - set(a.bots) for a, b in pairwise(generations)]
    assert not new[1] & {*generations[0].bots, *generations[1].bots}
    for before, after in pairwise(generations):
        earlier = {each.bot: each.games for each in before.ratings}
        for each in after.ratings:
            assert each.games == earlier.get(each.bot, 0) + 2 * 2 * 5
        assert before.bots[:2] == tuple(bot for bot in before.bots if bot in after.bots)
        ratings = [each.rating for each in after.ratings]
        assert ratings == sorted(ratings, reverse=True)


def test_a_child_has_its_parents_weights_but_for_one():
    pairs = [(1, 10), (2, 20), (3, 30), (4, 40), (5, 50)]
    random = Random(2)
    one, other = (Bot(weights) for weights in zip(*pairs, strict=True))
    changes = Counter()
    for _ in range(300):
        mixed = crossed(one.weights, other.weights, random)
        assert all(weight in pair for weight, pair in zip(mixed, pairs, strict=True))
        weights = child(one, other, random).weights
        changes[sum(weight not in pair for weight, pair in zip(weights, pairs, strict=True))] += 1
    assert set(changes) <= {0, 1}
    assert changes[1] > 250  # a weight that was doubled may be the other parent's
    bot = Bot((1, 1, 1000, 1000, 1))
    for _ in range(200):
        assert all(1 <= weight <= 1000 for weight in child(bot, bot, random).weights)


# Annealing: a better bot is always taken, a worse one now and then, and less and less often.


def test_each_step_begins_where_the_last_one_ended():
    steps = annealed(3)
    assert steps[0].current == START
    for before, after in pairwise(steps):
        assert after.current == (before.tried if before.taken else before.current)
    for step in steps:
        assert sum(map(int.__ne__, step.tried.weights, step.current.weights)) <= 1


def test_it_cools_from_warm_to_cold():
    temperatures = [temperature_at(number, 10) for number in range(1, 11)]
    assert isclose(temperatures[0], WARM)
    assert isclose(temperatures[-1], COLD)
    assert temperatures == sorted(temperatures, reverse=True)
    assert isclose(temperature_at(1, 1), WARM)


def test_a_step_down_is_taken_more_often_while_it_is_warm():
    random = Random(1)
    assert all(accepts(0.5, COLD, random) for _ in range(100))
    warm = sum(accepts(0.4, WARM, random) for _ in range(1_000))
    cold = sum(accepts(0.4, COLD, random) for _ in range(1_000))
    assert 550 < warm < 660  # exp(-0.1 / 0.2) is 0.607
    assert cold == 0
