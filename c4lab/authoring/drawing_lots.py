"""Positions to be solved, drawn from games between players of mixed strength.

A game is one between two players who look 1 to 4 moves ahead with weights drawn by lot, and play
any legal move instead in a share of their turns, which is drawn for each of them. It goes on to 14
discs, the next one to 15, and so on to 34, and from 14 on again. A position is left out if the game
is over, if the side to move could win with its next disc, and if it or its mirror image is there
already. The other side may threaten to win: those positions are in, beside quiet ones.
"""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from c4lab.games.bits import COLUMN, HEIGHT, WIDTH, landings
from c4lab.solver.plain.bits import winning_cells
from c4lab.tuning.bots import Weights
from c4lab.tuning.machine_code import compiled
from c4lab.tuning.population import random_weights
from c4lab.tuning.readable import four

DISCS = range(14, 35)
CHANCE = (0.1, 0.3, 0.6, 1.0)  # how often a player moves by lot
AHEAD = 4  # moves that a player looks ahead, at most
LOWEST = (1 << HEIGHT) - 1  # the cells of the first column


def drawn(seed: int) -> Iterator[str]:
    """The positions' moves without end, no two positions equal or mirror images."""
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
    """The moves of a game up to so many discs, or to its end, and the board (`mine`, `mask`)."""
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
    """A column: with this chance any that is open, else the one that the weights like best."""
    if random.random() >= chance:
        return int(compiled().best_column(mine, mask, depth, weights))
    free = landings(mask)
    return random.choice([c + 1 for c in range(WIDTH) if free >> COLUMN * c & LOWEST])


def mirrored(discs: int) -> int:
    """The board with its columns from right to left."""
    columns = [discs >> COLUMN * place & LOWEST for place in range(WIDTH)]
    return sum(column << COLUMN * place for place, column in enumerate(reversed(columns)))
