"""Alpha-beta with a table that keeps two bounds of each position, as a contender in a race."""

from collections.abc import Callable, Hashable
from math import inf
from typing import Any

from c4lab.evaluation import Squares
from c4lab.games import Position
from c4lab.search import centre_first, leaf

Table = dict[Hashable, tuple[int, float, float]]
"""For each position the depth of its search, and the bounds between which the value lies."""
Store = Callable[[Table, Hashable, int, float, float, float], object]
"""Writes down what a search to a depth with a window found: (table, key, depth, value, alpha,
beta)."""


def keep(table: Table, key: Hashable, depth: int, value: float, alpha: float, beta: float) -> None:
    """A `Store` that keeps of each side the better bound known at this depth."""
    known, low, high = table.get(key, (depth, -inf, inf))
    if known != depth:
        low, high = -inf, inf
    table[key] = (
        depth,
        max(low, value) if value > alpha else low,
        min(high, value) if value < beta else high,
    )


def two_bounds(store: Store = keep) -> Callable[[Position, int], float]:
    """A search that narrows its window by both bounds of an entry, and tries its move first.

    Its values are in the first player's view, its evaluation is `Squares`, its order centre first.
    """
    squares = Squares()

    def search(
        position: Position, depth: int, alpha: float, beta: float, table: Table, best_move: Any
    ) -> float:
        if depth == 0 or position.result() is not None:
            return position.player * leaf(position, squares)
        known, low, high = table.get(position.key, (depth, -inf, inf))
        if known == depth:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        first = best_move.get(position.key)
        best, lower = -inf, alpha
        for move in sorted(centre_first(position), key=lambda move: move != first):
            value = -search(position.play(move), depth - 1, -beta, -lower, table, best_move)
            if value > best:
                best, best_move[position.key] = value, move
            lower = max(lower, value)
            if lower >= beta:
                break
        store(table, position.key, depth, best, alpha, beta)
        return best

    return lambda board, depth: board.player * search(board, depth, -inf, inf, {}, {})
