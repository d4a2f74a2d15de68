"""Another processor changes the last bits of what numpy computes, and nothing that we decide.

Each test runs eight times with what numpy hands back moved by a random part in 10^10, much more
than processors differ, and each time has to end as it does without that.
"""

from collections.abc import Callable
from random import Random
from unittest.mock import patch

import numpy as np

from c4lab.classroom.league.engines import Entrant
from c4lab.classroom.league.games import Ended, Meeting
from c4lab.classroom.league.scoring import standings
from c4lab.data import solved_positions
from c4lab.tuning.bots import Bot
from c4lab.tuning.crossing import breed
from c4lab.tuning.games import Pairing, Played
from c4lab.tuning.ratings import rate
from c4lab.tuning.regression import fit
from c4lab.tuning.sequential import Verdict, Walk

SEEDS = range(8)
SHAKE = 1e-10


def shaken(function: Callable, random: Random) -> Callable:
    def also(*arguments):
        found = function(*arguments)
        moves = np.array([random.uniform(-SHAKE, SHAKE) for _ in range(np.size(found))])
        return found * (1 + moves.reshape(np.shape(found)))

    return also


def on_another(seed: int) -> list:
    """Patches of what numpy computes with floats here; each has to be entered."""
    random = Random(seed)
    places = [(np.linalg, "solve"), (np.linalg, "inv"), (np, "exp"), (np, "logaddexp")]
    return [patch.object(at, name, shaken(getattr(at, name), random)) for at, name in places]


def the_same_on_others(run: Callable[[], object]) -> None:
    here = run()
    for seed in SEEDS:
        patches = on_another(seed)
        for each in patches:
            each.start()
        try:
            there = run()
        finally:
            patch.stopall()
        assert there == here, f"seed {seed}"


def test_the_shaking_is_felt():
    """Else the other tests could not fail."""
    matrix = np.array([[2.0, 1.0], [1.0, 3.0]])
    moved = shaken(np.linalg.inv, Random(1))(matrix) / np.linalg.inv(matrix) - 1
    assert 0 < np.abs(moved).max() <= 2 * SHAKE


def test_a_crossing_search_keeps_the_same_parents():
    the_same_on_others(
        lambda: [
            (each.bots, each.points, each.best, each.ratings)
            for each in breed(1, bots=6, generations=3, depth=1)
        ]
    )


def test_equal_bots_stay_in_order():
    """Six bots that all won and lost alike: no rating is larger than another."""
    bots = [Bot((3, 100, 1, 8, 29), depth) for depth in range(1, 7)]
    ring = [
        Played(Pairing(one, other), result, 20)
        for at, one in enumerate(bots)
        for other, result in ((bots[at - 1], +1), (bots[at - 2], -1), (bots[at - 1], -1))
    ] + [Played(Pairing(one, bots[at - 2]), +1, 20) for at, one in enumerate(bots)]
    assert [each.bot for each in rate(ring)] == list(
        dict.fromkeys(bot for each in ring for bot in (each.pairing.first, each.pairing.second))
    )
    the_same_on_others(lambda: rate(ring))


def test_a_league_has_the_same_table():
    entrants = [Entrant(str(place), f"engine {place}") for place in range(5)]
    random = Random(4)
    played = {
        Meeting(str(one), str(other), "", 0.1): (
            Ended("", random.choice((-1, 0, 1)), ""),
            Ended("", random.choice((-1, 0, 1)), ""),
        )
        for one in range(5)
        for other in range(one)
    }
    the_same_on_others(lambda: standings(entrants, list(played), played))


def test_fitted_weights_are_the_same():
    known = solved_positions(300)
    the_same_on_others(lambda: fit(known))


def test_a_walk_that_ends_on_a_border():
    """Each game won moves this walk by log 3, and its borders are at log 3."""
    walk = Walk(0.25, 0.75, wrong_high=0.25, wrong_low=0.25)
    for step in (1.0, 0.0):
        assert walk.of([step]).games == 1
        assert walk.of([step, 1 - step] * 40).games == 1
    away = [0.5] * 9
    assert walk.of([*away, 1.0]).verdict is Verdict.HIGH
    assert walk.of([*away, 0.0]).verdict is Verdict.LOW
