"""The sizes of Sim's tree that lesson 03 states without working them out."""

from collections import Counter

import pytest

from c4lab.solver.sim import canonical
from c4lab.solver.sim.bits import edges_of, images, safe


@pytest.mark.slow
def test_positions_in_progress_games_and_who_wins_them():
    ways, positions, games = {canonical(0, 0): 1}, 0, {+1: 0, -1: 0}
    player = +1
    while ways:
        after = Counter()
        for key, count in ways.items():
            mine, theirs = divmod(key, 2**15)
            # As many positions as the 720 relabellings give different ones.
            positions += len(set(zip(images(mine), images(theirs), strict=True)))
            going_on = safe(mine, theirs)
            free = 15 - (mine | theirs).bit_count()
            games[-player] += count * (free - going_on.bit_count())  # who closes a triangle loses
            for edge in edges_of(going_on):
                after[canonical(theirs, mine | edge)] += count
        ways, player = after, -player
    assert positions == 1_350_022
    assert games[+1] == 49_323_060_000
    assert sum(games.values()) == 109_132_115_040
