"""Positions of Connect Four to try an evaluation on."""

from __future__ import annotations

from random import Random

from c4lab.evaluation.examples import EXAMPLES
from c4lab.games import ConnectFour


def parsed(*games: str) -> list[ConnectFour]:
    return [ConnectFour.parse(game) for game in games]


def examples() -> list[ConnectFour]:
    """The seven boards of the lesson."""
    return parsed(*(example.moves for example in EXAMPLES.values()))


def reached(discs: int, random: Random) -> ConnectFour:
    """An unfinished position of a random game."""
    while True:
        position = ConnectFour()
        while len(position.history) < discs and position.moves():
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            return position
