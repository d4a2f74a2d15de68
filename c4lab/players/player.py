"""What a player is: something with a name that chooses moves."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from c4lab.games import Position


class Player(Protocol):
    """A player: one of ours, or an object of your own with a `name` and a method `choose`."""

    name: str

    def choose(self, position: Position) -> int:
        """A legal move for the side to move in `position`, an unfinished game."""


def choices(position: Position) -> Sequence[int]:
    """The legal moves of `position`. Raises ValueError if the game is over."""
    moves = position.moves()
    if not moves:
        raise ValueError(f"The game is over after {str(position)!r}: there is no move to choose.")
    return moves


class RandomPlayer:
    """Plays a random legal move. The same `seed` gives the same moves.

    >>> from c4lab.games import TicTacToe
    >>> RandomPlayer(seed=1).choose(TicTacToe.parse("51")) in TicTacToe.parse("51").moves()
    True
    """

    name = "beginner"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        return self._random.choice(choices(position))
