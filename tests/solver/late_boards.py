"""Late boards of random games, on a board of any size."""

import random

from c4lab.games.bits import Layout
from c4lab.solver.plain.solving import sized
from c4lab.solver.question import Board

BOARDS = 50
LEFT = 16  # empty cells, or fewer: the readable search solves such a board in milliseconds


def late_boards(layout: Layout, rng: random.Random) -> list[Board]:
    """BOARDS or a few more, in which nobody can win with the next disc."""
    found: list[Board] = []
    non_losing = sized(layout).non_losing
    while len(found) < BOARDS:
        mine = mask = 0
        while moves := non_losing(mine, mask):
            if (layout.cells ^ mask).bit_count() <= LEFT:
                found.append((mine, mask))
            cells = [cell for column in layout.columns if (cell := moves & column)]
            mine, mask = mine ^ mask, mask | rng.choice(cells)
    return found
