"""Negamax: one rule for both players, because a position's value for one is minus its value for
the other.

Negamax assumes that the players move in turn, as `Position` demands.

Donald Knuth and Ronald Moore, "An Analysis of Alpha-Beta Pruning", 1975.
"""

from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf
from c4lab.search.order import Order, left_to_right


def negamax(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    alpha: float = -inf,
    beta: float = +inf,
    order: Order = left_to_right,
) -> Choice:
    """The value of `position` for the side to move, and the first move that reaches it.

    Alpha-beta with one branch for both players: each move negates the value and the window.
    `alpha` and `beta` are in the view of the side to move; the value is fail-soft as in
    `alphabeta`. `evaluate` must be antisymmetric: the opinion of a position for one side is minus
    the opinion for the other.

    >>> from c4lab.games import Sim
    >>> negamax(Sim.parse("12-34-13-56-14-35"), depth=9)
    Choice(value=1, move=25)
    """
    if depth == 0 or position.result() is not None:
        return Choice(position.player * leaf(position, evaluate))
    deeper = None if depth is None else depth - 1
    best = Choice(-inf)
    for move in order(position):
        after = position.play(move)
        value = -negamax(after, deeper, evaluate, alpha=-beta, beta=-alpha, order=order).value
        if value > best.value:
            best = Choice(value, move)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best
