"""The engine that you are given: it plays right, and slowly. Make it better.

Minimax, one move ahead, then two, then three, as long as there is time. It plays tic-tac-toe, Sim
and Connect Four, and any other game with the same methods.
"""

from time import perf_counter
from typing import Any

SHARE = 0.8
"""How much of its time it uses: the rest is for coming back out of the search."""


class OutOfTime(Exception):
    """The search was left before its end."""


def slow(position: Any, seconds: float) -> Any:
    """A move for the side to move in `position`, which is not over, within `seconds`.

    >>> from c4lab.games import ConnectFour
    >>> slow(ConnectFour.parse("112233"), 1.0)
    4
    """
    end = perf_counter() + SHARE * seconds
    best = position.moves()[0]
    for depth in range(1, position.left + 1):
        try:
            value, move = minimax(position, depth, end)
        except OutOfTime:
            break
        if value == -position.player:
            break  # every move loses: what an earlier pass liked may last longer
        best = move
        if value == position.player:
            break  # a win, and no pass before found a sooner one
    return best


def minimax(position: Any, depth: int, end: float) -> tuple[int, Any]:
    """The value for the first player, +1, 0 or -1, and a move that reaches it, `depth` moves ahead.

    A position that is not decided by then counts as 0. Raises OutOfTime when the clock is past
    `end`, in seconds of `perf_counter`.
    """
    if perf_counter() >= end:
        raise OutOfTime
    if position.result() is not None:
        return position.result(), None
    if depth == 0:
        return 0, None
    best_value, best_move = -2 * position.player, None
    for move in position.moves():
        value, _ = minimax(position.play(move), depth - 1, end)
        if position.player == +1 and value > best_value:
            best_value, best_move = value, move
        if position.player == -1 and value < best_value:
            best_value, best_move = value, move
    return best_value, best_move
