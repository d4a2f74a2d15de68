"""Alpha-beta: minimax that skips moves which cannot change the value.

Donald Knuth and Ronald Moore, "An Analysis of Alpha-Beta Pruning", 1975.
"""

from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf
from c4lab.search.order import Order, left_to_right


def alphabeta(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    alpha: float = -inf,
    beta: float = +inf,
    order: Order = left_to_right,
) -> Choice:
    """The value of `position` for the first player, and the first move that reaches it.

    `alpha` is what MAX can already reach elsewhere, `beta` what MIN can. A value inside the window,
    alpha < value < beta, is exact. A value at or below alpha is an upper bound, a value at or above
    beta a lower bound (fail-soft). `depth` and `evaluate` are as in `minimax`; `order` says which
    moves to try first.

    >>> from c4lab.games import TicTacToe
    >>> alphabeta(TicTacToe.parse("1524"))
    Choice(value=1, move=3)
    """
    if depth == 0 or position.result() is not None:
        return Choice(leaf(position, evaluate))
    deeper = None if depth is None else depth - 1
    if position.player == +1:
        best = Choice(-inf)
        for move in order(position):
            after = position.play(move)
            value = alphabeta(after, deeper, evaluate, alpha=alpha, beta=beta, order=order).value
            if value > best.value:
                best = Choice(value, move)
            alpha = max(alpha, value)
            if alpha >= beta:
                break  # MIN has something better elsewhere and will not come here
    else:
        best = Choice(+inf)
        for move in order(position):
            after = position.play(move)
            value = alphabeta(after, deeper, evaluate, alpha=alpha, beta=beta, order=order).value
            if value < best.value:
                best = Choice(value, move)
            beta = min(beta, value)
            if alpha >= beta:
                break  # MAX has something better elsewhere and will not come here
    return best
