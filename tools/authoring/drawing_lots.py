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
from c4lab.tuning.bots import Weights, bot_engine
from c4lab.tuning.engine import four
from c4lab.tuning.population import random_weights

DISCS = range(14, 35)
CHANCE = (0.1, 0.3, 0.6, 1.0)  # how often a player plays a random move
AHEAD = 4  # at most that many moves a player looks ahead
LOWEST = (1 << HEIGHT) - 1  # the cells of the first column


def draw_positions(seed: int) -> Iterator[str]:
    """The moves to each position, without end. No two positions are equal or mirror images."""
    random = Random(f"solved {seed}")
    seen: set[tuple[int, int]] = set()
    for discs in cycle(DISCS):
        while True:
            moves, mine, mask = playout(random, discs)
            usable = len(moves) == discs and not winning_cells(mine, mask) & landings(mask)
            if usable and not four(mine ^ mask) and (mine, mask) not in seen:
                break
        seen |= {(mine, mask), (mirrored(mine), mirrored(mask))}
        yield moves


def playout(random: Random, discs: int) -> tuple[str, int, int]:
    """A game up to this number of discs, or to its end: its moves, and the board (mine, mask)."""
    players = [
        (random_weights(random), random.randint(1, AHEAD), random.choice(CHANCE)) for _ in "XO"
    ]
    moves, mine, mask = "", 0, 0
    while len(moves) < discs and not four(mine ^ mask):
        column = move(mine, mask, random, *players[len(moves) % 2])
        landing = mask + (1 << COLUMN * (column - 1)) & LOWEST << COLUMN * (column - 1)
        mine, mask, moves = mine ^ mask, mask | landing, f"{moves}{column}"
    return moves, mine, mask


def move(mine: int, mask: int, random: Random, weights: Weights, depth: int, chance: float) -> int:
    """A column: with probability `chance` a random one, else the best one by the weights."""
    if random.random() >= chance:
        return bot_engine().best_column(mine, mask, depth, weights)
    free = landings(mask)
    return random.choice([c + 1 for c in range(WIDTH) if free >> COLUMN * c & LOWEST])


def mirrored(discs: int) -> int:
    """The mirror image of a board."""
    columns = [discs >> COLUMN * place & LOWEST for place in range(WIDTH)]
    return sum(column << COLUMN * place for place, column in enumerate(reversed(columns)))
