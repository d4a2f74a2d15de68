"""Positions of random games in which neither side can win at once, for lessons 15 and 17."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.boards import random_game
from c4lab.solver.plain.bits import landings, to_bits, winning_cells


def quiet(discs: int, count: int, seed: int = 17) -> list[ConnectFour]:
    """`count` positions with so many discs, from random games drawn by `seed`.

    In each, neither side can win with its next disc.
    """
    return list(islice(_quiet(discs, Random(seed)), count))


def _quiet(discs: int, random: Random) -> Iterator[ConnectFour]:
    while True:
        position = random_game(random, discs)[-1]
        mine, mask = to_bits(position)
        cells = winning_cells(mine, mask) | winning_cells(mine ^ mask, mask)
        if position.result() is None and not cells & landings(mask):
            yield position


def wins_at_once(text: str) -> bool:
    """Whether the side to move can win with its next disc."""
    mine, mask = to_bits(ConnectFour.parse(text))
    return winning_cells(mine, mask) & landings(mask) != 0
