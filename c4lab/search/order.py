"""Move ordering: which move a search tries first.

An order gives the legal moves of a position, in the order in which to try them. It cannot change
the value that a search finds, and it decides how much of the tree alpha-beta can skip.
"""

from collections.abc import Callable, Sequence

from c4lab.games import Position
from c4lab.search.choice import Evaluate, leaf

Order = Callable[[Position], Sequence[int]]


def left_to_right(position: Position) -> Sequence[int]:
    """As the game lists them."""
    return position.moves()


def centre_first(position: Position) -> Sequence[int]:
    """The middle column first, then outwards, left before right: for games with columns.

    >>> from c4lab.games import ConnectFour
    >>> centre_first(ConnectFour())
    [4, 3, 5, 2, 6, 1, 7]
    """
    width = getattr(position, "width", None)
    if width is None:
        raise TypeError("Centre first needs a game with columns: Connect Four, or one like it.")
    middle = (width + 1) / 2
    return sorted(position.moves(), key=lambda column: abs(column - middle))


def by_evaluation(evaluate: Evaluate) -> Order:
    """The moves that look best one move ahead first; of equal ones, the left first.

    It plays every move to look at it, so a meter counts those positions too.
    """

    def order(position: Position) -> Sequence[int]:
        def worth(move: int) -> float:
            return position.player * leaf(position.play(move), evaluate)

        return sorted(position.moves(), key=worth, reverse=True)

    return order


def reverse(order: Order) -> Order:
    """The same moves, last first: how bad can an order be?"""

    def backwards(position: Position) -> Sequence[int]:
        return list(reversed(order(position)))

    return backwards
