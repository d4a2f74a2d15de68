"""A wrapper that hides how long a game can last. It shows a fault of published agents."""

from typing import Self

from c4lab.games.wrapped import Wrapped


class BlindToDistance(Wrapped):
    """`position`, except that `left` is always 0, so that a search gives every win the same value.

    Such a search takes the first win that it finds. It has no reason to prefer a win on the next
    move, and may delay its win again and again.

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
