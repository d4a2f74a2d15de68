"""A claim of the report that tuned its bot: that defence beats offence. Two bots to try it with."""

from random import Random

from c4lab.games import ConnectFour
from c4lab.tuning import random_openings
from c4lab.tuning.bots import Weights

DEFENDER: Weights = (3, 100, 1, 8, 29)
"""The report's own: 1 for its own threes, 29 for the other side's."""
ATTACKER: Weights = (3, 100, 29, 8, 1)
"""The same with these two exchanged."""
OPENINGS, MOVES = 200, 4


def drawn(seed: int) -> list[str]:
    """200 different positions after four moves, drawn by lot; the same ones for the same `seed`."""
    found: dict[object, str] = {}
    for opening in random_openings(Random(seed), MOVES):
        found.setdefault(ConnectFour.parse(opening).key, opening)
        if len(found) == OPENINGS:
            break
    return list(found.values())
