"""Another processor changes the last bits of what numpy computes, and nothing that we decide.

Each run is done eight times with what numpy hands back moved by a random part in 10^10, much more
than processors differ, and each time has to end as it does without that.
"""

from contextlib import ExitStack
from random import Random
from unittest.mock import patch

import numpy as np
import pytest

from c4lab.data import solved_positions
from c4lab.tuning.bots import Bot
from c4lab.tuning.crossing import breed
from c4lab.tuning.games import Pairing, Played
from c4lab.tuning.ratings import rate
from c4lab.tuning.regression import fit
from tests.classroom.league.test_page import table as a_league

SHAKE = 1e-10
SHAKEN = [(np.linalg, "solve"), (np.linalg, "inv"), (np, "exp"), (np, "logaddexp")]
"""What numpy computes with floats here."""


def shaken(function, random):
    def also(*arguments):
        found = function(*arguments)
        moves = np.array([random.uniform(-SHAKE, SHAKE) for _ in range(np.size(found))])
        return found * (1 + moves.reshape(np.shape(found)))

    return also


def parents():
    generations = breed(1, bots=6, generations=3, depth=1)
    return [(each.bots, each.points, each.best, each.ratings) for each in generations]


BOTS = [Bot((3, 100, 1, 8, 29), depth) for depth in range(1, 7)]


def equal_bots():
    """Six bots that all won and lost alike: no rating is larger than another."""
    ring = [Pairing(one, BOTS[at - 1]) for at, one in enumerate(BOTS)]
    rated = rate([Played(each, result, 20) for each in ring for result in (+1, -1)])
    assert [each.bot for each in rated] == [BOTS[0], BOTS[5], *BOTS[1:5]]  # as they appear
    return rated


@pytest.mark.parametrize("run", [parents, equal_bots, a_league, lambda: fit(solved_positions(300))])
def test_it_ends_as_it_does_here(run):
    here = run()
    for seed in range(8):
        random = Random(seed)
        with ExitStack() as patches:
            for place, name in SHAKEN:
                moved = shaken(getattr(place, name), random)
                patches.enter_context(patch.object(place, name, moved))
            assert run() == here, f"seed {seed}"
