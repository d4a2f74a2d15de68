"""The engine that learners are given: it plays right, and slowly. They make it better.

It runs minimax one move ahead, then two, then three, while there is time. It plays tic-tac-toe,
Sim, Connect Four, and any other game with the same methods.
"""

from time import perf_counter
from typing import Any

SHARE = 0.8
"""The share of its time that it uses; it needs the rest to leave the search."""


class OutOfTime(Exception):
    """The time is over before the end of the search."""


def slow(position: Any, seconds: float) -> Any:
    """Returns a move in `position`, whose game is not over, within `seconds`.

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
            break  # every move loses: the move of an earlier pass may lose later
        best = move
        if value == position.player:
            break  # a win: no earlier pass found a sooner one
    return best


def minimax(position: Any, depth: int, end: float) -> tuple[int, Any]:
    """Returns (value, move): the value `depth` moves ahead for the first player, +1, 0 or -1, and a
    move that reaches it.

    A game that is not over by then counts as 0. Raises OutOfTime when `perf_counter()` reaches
    `end`.
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
