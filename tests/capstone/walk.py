"""The way that a student may take in an afternoon: each engine has one idea more than the last."""

from math import inf
from time import perf_counter
from typing import Any

SHARE = 0.75


class OutOfTime(Exception):
    pass


def alphabeta(
    position: Any, depth: int, alpha: float, beta: float, end: float
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
    for move in position.moves():
        value = -alphabeta(position.play(move), depth - 1, -beta, -alpha, end)[0]
        if value > best:
            best, chosen = value, move
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best, chosen


def pruned(position: Any, seconds: float) -> Any:
    """Alpha-beta in the place of minimax."""
    end = perf_counter() + SHARE * seconds
    best = position.moves()[0]
    for depth in range(1, position.left + 1):
        try:
            value, move = alphabeta(position, depth, -inf, inf, end)
        except OutOfTime:
            break
        if value < 0:
            break
        best = move
        if value > 0:
            break
    return best


def outwards(position: Any) -> list[int]:
    """The centre first where there are columns."""
    moves = list(position.moves())
    if hasattr(position, "width"):
        moves.sort(key=lambda move: abs(2 * move - position.width - 1))
    return moves


def in_order(position: Any, depth: int, alpha: float, beta: float, end: float) -> tuple[float, Any]:
    if perf_counter() >= end:
        raise OutOfTime
    result = position.result()
    if result is not None:
        return position.player * result, None
    if depth == 0:
        return 0, None
    best, chosen = -inf, None
    for move in outwards(position):
        value = -in_order(position.play(move), depth - 1, -beta, -alpha, end)[0]
        if value > best:
            best, chosen = value, move
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best, chosen


def ordered(position: Any, seconds: float) -> Any:
    """And the centre first."""
    end = perf_counter() + SHARE * seconds
    best = outwards(position)[0]
    for depth in range(1, position.left + 1):
        try:
            value, move = in_order(position, depth, -inf, inf, end)
        except OutOfTime:
            break
        if value < 0:
            break
        best = move
        if value > 0:
            break
    return best


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
    end = perf_counter() + SHARE * seconds
    best, table = outwards(position)[0], {}
    for depth in range(1, position.left + 1):
        try:
            value, move = search(position, depth, -1, 1, end, table)
        except OutOfTime:
            break
        if value < 0:
            break
        best = move
        if value > 0:
            break
    return best
