"""Move ordering: which move a search tries first.

An order returns the legal moves of a position in the order in which a search tries them. It does
not change the value that a search finds. It decides how much of the tree alpha-beta can skip.
"""

from collections.abc import Callable, Sequence

from c4lab.games import Position
from c4lab.search.choice import Evaluate, leaf

Order = Callable[[Position], Sequence[int]]


def left_to_right(position: Position) -> Sequence[int]:
    """The moves as the game lists them."""
    return position.moves()


def centre_first(position: Position) -> Sequence[int]:
    """The middle column first, then outwards, left before right.

    Raises TypeError for a game without columns.

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
    """An order that judges the position after each move and puts the best move first.

    Equal moves stay in the game's order. The order plays every move, so a meter counts these
    positions too.
    """

    def order(position: Position) -> Sequence[int]:
        def worth(move: int) -> float:
            return position.player * leaf(position.play(move), evaluate)

        return sorted(position.moves(), key=worth, reverse=True)

    return order


def reverse(order: Order) -> Order:
    """An order that tries the moves of `order` backwards. It shows how bad an order can be."""

    def backwards(position: Position) -> Sequence[int]:
        return list(reversed(order(position)))

    return backwards
