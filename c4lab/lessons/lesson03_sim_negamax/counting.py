"""Negamax that also says how many nodes it looks at, and remembers both."""

from __future__ import annotations

from functools import cache
from math import inf

from c4lab.games import Sim


@cache
def value_and_nodes(
    position: Sim, depth: int, alpha: float = -inf, beta: float = +inf
) -> tuple[float, int]:
    """The value for the side to move, and the nodes that negamax with this window looks at.

    The same position with the same depth and window has the same nodes below it, so they are
    counted once. `value_and_nodes.cache_clear()` forgets them.
    """
    result = position.result()
    if result is not None or depth == 0:
        return position.player * (result or 0), 1
    best, nodes = -inf, 1
    for move in position.moves():
        value, more = value_and_nodes(position.play(move), depth - 1, -beta, -alpha)
        best, alpha, nodes = max(best, -value), max(alpha, -value), nodes + more
        if alpha >= beta:
            break
    return best, nodes
