"""Move ordering: which move a search tries first.

An order returns the legal moves of a position in the order in which a search tries them. It does
not change the value that a search finds. It decides how much of the tree alpha-beta can skip.

Previous best first: David Slate and Lawrence Atkin, "Chess 4.5: The Northwestern University Chess
Program", 1977.
"""

from collections.abc import Callable, Hashable, Sequence
from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf

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


def previous_best_first(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    order: Order = left_to_right,
) -> Choice:
    """The value of `position` for the first player, and a move that reaches it.

    Alpha-beta to depth 1, 2, ... and `depth`, or to the end of the game if `depth` is None. Each
    pass stores the best move of every position that it searches. The same pass and later ones try
    this move first in that position, then the others in `order`. `evaluate` must be antisymmetric,
    as for `negamax`.
    """
    best: dict[Hashable, int] = {}

    def remembered_first(position: Position) -> Sequence[int]:
        return sorted(order(position), key=lambda move: move != best.get(position.key))

    def search(position: Position, depth: int, alpha: float, beta: float) -> float:
        if depth == 0 or position.result() is not None:
            return position.player * leaf(position, evaluate)
        highest = -inf
        for move in remembered_first(position):
            value = -search(position.play(move), depth - 1, -beta, -alpha)
            if value > highest:
                highest, best[position.key] = value, move
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return highest

    deepest = position.left if depth is None else depth
    value = search(position, min(1, deepest), -inf, +inf)
    for passes in range(2, deepest + 1):
        value = search(position, passes, -inf, +inf)
    return Choice(position.player * value, best.get(position.key))
