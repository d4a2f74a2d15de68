"""Draws positions to solve, from random games between players of mixed strength.

The two players of a game look 1 to 4 moves ahead, with random weights. In a share of their turns,
drawn for each player, they play any legal move instead. The first game goes on to 14 discs, the
next to 15, and so on to 34, and then from 14 again. Three kinds of positions are left out: finished
games, positions where the side to move can win with its next disc, and positions that were drawn
before, also as a mirror image. Positions where the other side threatens to win are kept.
"""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from c4lab.games.bits import COLUMN, HEIGHT, WIDTH, landings
from c4lab.solver.plain.bits import winning_cells
from c4lab.solver.plain.table import canonical, key_of
from c4lab.tuning.bots import Weights, bot_engine
from c4lab.tuning.engine import four
from c4lab.tuning.population import random_weights

DISCS = range(14, 35)
CHANCE = (0.1, 0.3, 0.6, 1.0)  # how often a player plays a random move
AHEAD = 4  # at most that many moves a player looks ahead
COLUMNS = [(1 << HEIGHT) - 1 << COLUMN * column for column in range(WIDTH)]  # their cells


def draw_positions() -> Iterator[str]:
    """The moves to each position, without end. No two positions are equal or mirror images."""
    random = Random("solved 1")
    seen: set[int] = set()
    for discs in cycle(DISCS):
        while True:
            moves, mine, mask = playout(random, discs)
            usable = len(moves) == discs and not winning_cells(mine, mask) & landings(mask)
            key = canonical(key_of(mine, mask))
            if usable and not four(mine ^ mask) and key not in seen:
                break
        seen.add(key)
        yield moves


def playout(random: Random, discs: int) -> tuple[str, int, int]:
    """A game up to this number of discs, or to its end: its moves, and the board (mine, mask)."""
    players = [
        (random_weights(random), random.randint(1, AHEAD), random.choice(CHANCE)) for _ in "XO"
    ]
    moves, mine, mask = "", 0, 0
    while len(moves) < discs and not four(mine ^ mask):
        column = move(mine, mask, random, *players[len(moves) % 2])
        landing = landings(mask) & COLUMNS[column - 1]
        mine, mask, moves = mine ^ mask, mask | landing, f"{moves}{column}"
    return moves, mine, mask


def move(mine: int, mask: int, random: Random, weights: Weights, depth: int, chance: float) -> int:
    """A column: with probability `chance` a random one, else the best one by the weights."""
    if random.random() >= chance:
        return bot_engine().best_column(mine, mask, depth, weights)
    free = landings(mask)
    return random.choice([c for c, cells in enumerate(COLUMNS, start=1) if free & cells])
