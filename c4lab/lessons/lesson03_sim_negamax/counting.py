"""Negamax that also says how many nodes it looks at, and remembers both."""

from functools import cache
from math import inf

from c4lab.games import Sim
from c4lab.solver.sim.bits import EVERY_EDGE, closing, edges_of, to_bits


def value_and_nodes(
    position: Sim, depth: int, alpha: float = -inf, beta: float = +inf, horizon: float = 0
) -> tuple[float, int]:
    """The value for the side to move, and the nodes that negamax with this window looks at.

    The same position with the same depth and window has the same nodes below it, so they are
    counted once in each call. Where `depth` is used up, a position is worth `horizon` to the side
    to move.
    """

    @cache
    def of(mine: int, theirs: int, depth: int, alpha: float, beta: float) -> tuple[float, int]:
        if depth == 0:
            return horizon, 1
        best, nodes = -inf, 1
        for edge in edges_of(EVERY_EDGE & ~(mine | theirs)):
            if edge & closing(mine):
                value, more = 1.0, 1  # the other player has won
            else:
                value, more = of(theirs, mine | edge, depth - 1, -beta, -alpha)
            best, alpha, nodes = max(best, -value), max(alpha, -value), nodes + more
            if alpha >= beta:
                break
        return best, nodes

    result = position.result()
    if result is not None:
        return position.player * result, 1
    return of(*to_bits(position), depth, alpha, beta)
