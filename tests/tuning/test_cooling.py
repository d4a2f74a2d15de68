"""Annealing: a better bot is always taken, a worse one now and then, and less and less often."""

from itertools import pairwise
from math import isclose
from random import Random

import pytest

from c4lab.tuning import Bot
from c4lab.tuning.cooling import COLD, WARM, accepts, anneal, temperature_at

START = Bot((10, 10, 10, 10, 10), depth=2)


def run(seed, jobs=1):
    return list(anneal(seed, START, steps=4, openings=3, jobs=jobs))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_walk_on_any_number_of_workers():
    assert run(1) == run(1, jobs=2)
    assert run(1) != run(2)


def test_each_step_begins_where_the_last_one_ended():
    steps = run(3)
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


@pytest.mark.parametrize("wrong", [{"steps": 0}, {"openings": 0}])
def test_what_is_no_walk(wrong):
    with pytest.raises(ValueError, match="give 1 or more of each"):
        next(anneal(1, START, **wrong))
