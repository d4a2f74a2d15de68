"""A position that does not know how long the game will last: a fault, to be looked at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Self

from c4lab.games import Position


class BlindToDistance:
    """`position`, but no moves are ever left, so that every win is worth the same to a search.

    A search that is told WIN for each win takes the first that it finds, and has no reason to
    prefer the one on the next move. It may put the win off for ever.

    >>> from c4lab.games import ConnectFour
    >>> from c4lab.search import alphabeta, leaf
    >>> sooner, later = ConnectFour.parse("4151617"), ConnectFour.parse("415161227")
    >>> [leaf(position, lambda p: 0) for position in (sooner, later)]
    [1000035, 1000033]
    >>> [leaf(BlindToDistance(position), lambda p: 0) for position in (sooner, later)]
    [1000000, 1000000]
    """

    __slots__ = ("_position",)

    left = 0

    def __init__(self, position: Position) -> None:
        self._position = position

    def play(self, move: int) -> Self:
        return type(self)(self._position.play(move))

    def moves(self) -> Sequence[int]:
        return self._position.moves()

    def result(self) -> int | None:
        return self._position.result()

    @property
    def player(self) -> int:
        return self._position.player

    @property
    def key(self) -> Hashable:
        return self._position.key

    @property
    def history(self) -> tuple[int, ...]:
        return self._position.history

    def __getattr__(self, name: str) -> Any:
        return getattr(self._position, name)  # an evaluation reads more of a board than a search

    def __str__(self) -> str:
        return str(self._position)

    def diagram(self) -> str:
        return self._position.diagram()
