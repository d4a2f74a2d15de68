"""The engine that lesson 19 comes to: alpha-beta, the centre first, a narrow window, a table.

The gates ask for fewer boards than it makes, so for a step that the lesson does not have. The
lesson has it as a cell that writes `my_engine.py`, and a test holds the two against each other.
"""

from time import perf_counter
from typing import Any

Table = dict[tuple[Any, int], tuple[int, int, Any]]
"""For a position and a depth the value's lower and upper bound, and a move."""


class OutOfTime(Exception):
    """The search was left before its end."""


def search(
    position: Any, depth: int, alpha: int, beta: int, end: float, table: Table
) -> tuple[int, Any]:
    """The value for the side to move, and a move that reaches it."""
    if perf_counter() >= end:
        raise OutOfTime
    result = position.result()
    if result is not None:
        return position.player * result, None
    if depth == 0:
        return 0, None
    low, high, known = table.get((position.key, depth), (-1, 1, None))
    if low >= beta or low == high:
        return low, known
    if high <= alpha:
        return high, known
    best, chosen, floor = -2, None, alpha
    for move in sorted(position.moves(), key=lambda move: abs(move - 4)):
        value = -search(position.play(move), depth - 1, -beta, -floor, end, table)[0]
        if value > best:
            best, chosen = value, move
        floor = max(floor, value)
        if floor >= beta:
            break
    low, high = (low if best <= alpha else best), (high if best >= beta else best)
    table[position.key, depth] = low, high, chosen
    return best, chosen


def choose(position: Any, seconds: float) -> Any:
    """The best move of the last full pass, within `seconds`.

    >>> from c4lab.games import ConnectFour
    >>> choose(ConnectFour.parse("112233"), 1.0)
    4
    """
    end, best = perf_counter() + 0.75 * seconds, position.moves()[0]
    table: Table = {}
    for depth in range(1, position.left + 1):
        try:
            value, move = search(position, depth, -1, 1, end, table)
        except OutOfTime:
            break
        if value < 0:
            break  # every move loses: what an earlier pass liked may last longer
        best = move
        if value > 0:
            break  # no pass before found a sooner win
    return best
