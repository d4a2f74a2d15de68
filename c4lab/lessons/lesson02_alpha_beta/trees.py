"""How many leaves of a tree made of lists alpha-beta looks at, and best orders."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from math import inf
from operator import ge
from typing import Any

from c4lab.games import Position, TicTacToe
from c4lab.lessons.lesson02_alpha_beta.contenders import for_min


def looked_at(
    tree: Any,
    cut: Callable[[float, float], bool] = ge,
    maximising: bool = True,
    alpha: float = -inf,
    beta: float = +inf,
) -> tuple[float, int]:
    """The value of a tree, and how many leaves alpha-beta looks at if it stops where
    `cut(alpha, beta)` is true."""
    if not isinstance(tree, list):
        return tree, 1
    best, leaves = -inf if maximising else +inf, 0
    for branch in tree:
        value, more = looked_at(branch, cut, not maximising, alpha, beta)
        leaves += more
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best, beta = for_min(best, value, beta)
        if cut(alpha, beta):
            break
    return best, leaves


def by_value(tree: Any, best: bool = True, maximising: bool = True) -> Any:
    """The same tree with the best branch of each node first, or with the worst first."""
    if not isinstance(tree, list):
        return tree
    branches = [by_value(branch, best, not maximising) for branch in tree]
    return sorted(
        branches,
        key=lambda branch: looked_at(branch, maximising=not maximising)[0],
        reverse=maximising == best,
    )


@cache
def _value(position: TicTacToe) -> int:
    """The value of a position for the first player."""
    result = position.result()
    if result is None:
        values = [_value(position.play(move)) for move in position.moves()]
        return max(values) if position.player == +1 else min(values)
    return result


ORDERS: dict[Hashable, tuple[int, ...]] = {}


def best_first(position: Position) -> Sequence[int]:
    """An order that knows all values of tic-tac-toe: the moves, best first."""
    if position.key not in ORDERS:
        copy = TicTacToe.parse(str(position))  # playing the watched position would be counted

        def gain(move: int) -> int:
            return copy.player * _value(copy.play(move))

        ORDERS[position.key] = tuple(sorted(copy.moves(), key=gain, reverse=True))
    return ORDERS[position.key]


def worst_first(position: Position) -> Sequence[int]:
    """An order that knows all values of tic-tac-toe: the moves, worst first."""
    return best_first(position)[::-1]
