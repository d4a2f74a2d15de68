"""Connect Four positions to try an answer on."""

from collections.abc import Iterator
from random import Random

from c4lab.games import ConnectFour


def parsed(*games: str) -> list[ConnectFour]:
    """The positions after these moves."""
    return [ConnectFour.parse(game) for game in games]


def random_games(number: int, random: Random) -> Iterator[list[ConnectFour]]:
    """Games played at random to their end, each as its positions from the start."""
    for _ in range(number):
        positions = [ConnectFour()]
        while positions[-1].moves():
            positions.append(positions[-1].play(random.choice(positions[-1].moves())))
        yield positions


def reached(discs: int, random: Random) -> ConnectFour:
    """An unfinished position of a random game, after so many drops."""
    while True:
        (game,) = random_games(1, random)
        if len(game) > discs + 1:
            return game[discs]
