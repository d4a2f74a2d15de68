"""What a player is: someone with a name who chooses moves."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from c4lab.games import Position


class Player(Protocol):
    """Anyone who plays: a program here, or a class of your own with these two."""

    name: str

    def choose(self, position: Position) -> int:
        """A legal move in `position`, which is not over, for the side to move."""


def choices(position: Position) -> Sequence[int]:
    """The legal moves. Raises ValueError if the game is over and there is none to choose."""
    moves = position.moves()
    if not moves:
        raise ValueError(f"The game is over after {str(position)!r}: there is no move to choose.")
    return moves


class RandomPlayer:
    """Plays any legal move. The same `seed` gives the same moves again.

    >>> from c4lab.games import TicTacToe
    >>> RandomPlayer(seed=1).choose(TicTacToe.parse("51")) in TicTacToe.parse("51").moves()
    True
    """

    name = "beginner"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        return self._random.choice(choices(position))
