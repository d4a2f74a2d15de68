"""Connect Four positions on which a check tries an answer."""

from collections.abc import Iterator
from random import Random

from c4lab.games import ConnectFour


def parsed(*games: str) -> list[ConnectFour]:
    """The position after each of these games, such as "4453"."""
    return [ConnectFour.parse(game) for game in games]


def random_game(random: Random, most: int = 42) -> list[ConnectFour]:
    """The positions of a random game from the start, up to its end or so many moves."""
    positions = [ConnectFour()]
    while len(positions) <= most and (moves := positions[-1].moves()):
        positions.append(positions[-1].play(random.choice(moves)))
    return positions


def random_games(number: int, random: Random) -> Iterator[list[ConnectFour]]:
    """So many random games, played to the end; each is the list of its positions from the start."""
    return (random_game(random) for _ in range(number))


def random_position(discs: int, random: Random) -> ConnectFour:
    """A position with so many discs from a random game that goes on after it."""
    while True:
        game = random_game(random)
        if len(game) > discs + 1:
            return game[discs]
