"""The way that a student may take in an afternoon: each engine has one idea more than the last."""

from collections.abc import Callable, Iterable
from math import inf
from time import perf_counter
from typing import Any

SHARE = 0.75

Order = Callable[[Any], Iterable[Any]]


class OutOfTime(Exception):
    pass


def deepened(
    position: Any, seconds: float, first: Any, search: Callable[[int, float], tuple[float, Any]]
) -> Any:
    """The move of the deepest search that ends in time; `first` before there is one.

    `search` takes a depth and the time at which it has to end.
    """
    end = perf_counter() + SHARE * seconds
    best = first
    for depth in range(1, position.left + 1):
        try:
            value, move = search(depth, end)
        except OutOfTime:
            break
        if value < 0:
            break
        best = move
        if value > 0:
            break
    return best


def alphabeta(
    position: Any, depth: int, alpha: float, beta: float, end: float, order: Order
) -> tuple[float, Any]:
    """For the side to move; 0 where the depth ends."""
    if perf_counter() >= end:
        raise OutOfTime
    result = position.result()
    if result is not None:
        return position.player * result, None
    if depth == 0:
        return 0, None
    best, chosen = -inf, None
    for move in order(position):
        value = -alphabeta(position.play(move), depth - 1, -beta, -alpha, end, order)[0]
        if value > best:
            best, chosen = value, move
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best, chosen


def as_they_come(position: Any) -> list[Any]:
    return list(position.moves())


def outwards(position: Any) -> list[Any]:
    """The centre first where there are columns."""
    moves = list(position.moves())
    if hasattr(position, "width"):
        moves.sort(key=lambda move: abs(2 * move - position.width - 1))
    return moves


def pruned(position: Any, seconds: float, order: Order = as_they_come) -> Any:
    """Alpha-beta in the place of minimax."""
    return deepened(
        position,
        seconds,
        next(iter(order(position))),
        lambda depth, end: alphabeta(position, depth, -inf, inf, end, order),
    )


def ordered(position: Any, seconds: float) -> Any:
    """And the centre first."""
    return pruned(position, seconds, outwards)


def search(
    position: Any, depth: int, alpha: float, beta: float, end: float, table: dict[Any, Any]
) -> tuple[float, Any]:
    """With a table: key, then depth, lowest and highest value, and the move."""
    if perf_counter() >= end:
        raise OutOfTime
    result = position.result()
    if result is not None:
        return position.player * result, None
    if depth == 0:
        return 0, None
    known_depth, low, high, first = table.get(position.key, (-1, -inf, inf, None))
    if known_depth != depth:
        low, high = -inf, inf
        if known_depth >= 0 and table[position.key][1] == table[position.key][2] != 0:
            return table[position.key][1], first  # won or lost is so at any depth from here on
    if low >= beta or low == high:
        return low, first
    if high <= alpha:
        return high, first
    moves = outwards(position)
    if first is not None:
        moves.sort(key=lambda move: move != first)
    best, chosen, lowest = -inf, None, alpha
    for move in moves:
        value = -search(position.play(move), depth - 1, -beta, -lowest, end, table)[0]
        if value > best:
            best, chosen = value, move
        lowest = max(lowest, value)
        if lowest >= beta:
            break
    if best <= alpha:
        high = best
    elif best >= beta:
        low = best
    else:
        low = high = best
    table[position.key] = depth, low, high, chosen
    return best, chosen


def student(position: Any, seconds: float) -> Any:
    """And a table: the engine that is handed in."""
    table: dict[Any, Any] = {}
    return deepened(
        position,
        seconds,
        outwards(position)[0],
        lambda depth, end: search(position, depth, -1, 1, end, table),
    )
