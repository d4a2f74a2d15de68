"""Counting the nodes of negamax on Sim without looking at each of them."""

from functools import cache
from math import inf

from c4lab.games import Sim
from c4lab.solver.sim import to_bits
from c4lab.solver.sim.bits import EVERY_EDGE, closing, edges_of


def value_and_nodes(
    position: Sim, depth: int, alpha: float = -inf, beta: float = +inf, horizon: float = 0
) -> tuple[float, int]:
    """The value for the side to move, and how many nodes negamax with this window looks at.

    Equal positions with the same depth and window have equally many nodes below them, which are
    counted once and remembered. At depth 0 a position is worth `horizon` for the side to move.
    """

    @cache
    def search(mine: int, theirs: int, depth: int, alpha: float, beta: float) -> tuple[float, int]:
        if depth == 0:
            return horizon, 1
        best, nodes = -inf, 1
        for edge in edges_of(EVERY_EDGE & ~(mine | theirs)):
            if edge & closing(mine):
                value, more = 1.0, 1  # the other player has won
            else:
                value, more = search(theirs, mine | edge, depth - 1, -beta, -alpha)
            best, alpha, nodes = max(best, -value), max(alpha, -value), nodes + more
            if alpha >= beta:
                break
        return best, nodes

    result = position.result()
    if result is not None:
        return position.player * result, 1
    return search(*to_bits(position), depth, alpha, beta)
