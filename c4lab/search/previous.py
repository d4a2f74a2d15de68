"""Previous best first: search less deep before, and then try first the moves that were best.

David Slate and Lawrence Atkin, "Chess 4.5: The Northwestern University Chess Program", 1977.
"""

from collections.abc import Hashable, Sequence
from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf
from c4lab.search.order import Order, left_to_right


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
