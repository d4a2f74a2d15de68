"""The report's claim that defence beats offence: two bots and openings to test it."""

from itertools import islice
from random import Random

from c4lab.tuning.bots import Weights
from c4lab.tuning.games import different_openings

DEFENDER: Weights = (3, 100, 1, 8, 29)
"""The report's weights: 1 for its own threes, 29 for the other side's threes."""
ATTACKER: Weights = (3, 100, 29, 8, 1)
"""The same weights, with these two exchanged."""
OPENINGS, MOVES = 200, 4


def drawn(seed: int) -> list[str]:
    """200 different positions after four moves, drawn by lot; the same ones for the same `seed`."""
    return list(islice(different_openings(Random(seed), MOVES), OPENINGS))
