"""A position that does not know how long the game will last: a fault, to be looked at."""

from typing import Self

from c4lab.games.wrapped import Wrapped


class BlindToDistance(Wrapped):
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

    __slots__ = ()

    @property
    def left(self) -> int:
        return 0

    def play(self, move: int) -> Self:
        return type(self)(self._position.play(move))
