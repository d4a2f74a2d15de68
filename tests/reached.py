"""Positions that hypothesis reaches by choices of moves."""

from typing import Any


def reached(game: Any, choices: list[int]) -> Any:
    """The position after the legal moves that `choices` point to, up to the end of the game."""
    position = game()
    for choice in choices:
        if moves := position.moves():
            position = position.play(moves[choice % len(moves)])
    return position
