"""Iterative deepening: one move ahead, then two, then three, until there is no more time.

David Slate and Lawrence Atkin, "Chess 4.5: The Northwestern University Chess Program", 1977.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from c4lab.games import Position
from c4lab.search.choice import WIN, Choice, Evaluate, leaf
from c4lab.search.memory import with_memory
from c4lab.search.order import Order, left_to_right
from c4lab.search.table import Table
from c4lab.search.windows import WindowSearch

Stop = Callable[[], bool]
"""Whether to stop now. It is asked at each position that a search goes on from."""


class Stopped(Exception):
    """A pass was left before its end: what it had found is worth nothing."""


def never() -> bool:
    """There is all the time in the world."""
    return False


def in_seconds(seconds: float) -> Stop:
    """Stops when so many seconds have passed."""
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end


def after_questions(count: int) -> Stop:
    """Stops when it has been asked so often: a clock that goes alike on every machine.

    >>> stop = after_questions(2)
    >>> stop(), stop(), stop()
    (False, False, True)
    """
    questions = iter(range(count))
    return lambda: next(questions, None) is None


def deepening(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    stop: Stop = never,
    search: WindowSearch = with_memory,
    order: Order = left_to_right,
    table: Table | None = None,
    **options: Any,
) -> Choice:
    """The value of `position` for the side to move, and a move that reaches it, as found by the
    last pass that ended before `stop`; the first move in the `order` if none did.

    The passes look 1, 2, ... and `depth` moves ahead, or to the end of the game if that is None.
    They share the `table`, so that each tries first what was best in the one before. No pass
    follows one that found a win or a loss: looking further cannot change it.

    >>> from c4lab.games import TicTacToe
    >>> deepening(TicTacToe.parse("1524"))
    Choice(value=1, move=3)
    >>> deepening(TicTacToe.parse("1524"), stop=in_seconds(0)).move
    3
    """
    table = Table() if table is None else table
    if depth == 0 or position.result() is not None:
        return Choice(position.player * leaf(position, evaluate))

    def watched(position: Position) -> Sequence[int]:
        if stop():
            raise Stopped
        return order(position)

    best = Choice(0, order(position)[0])
    certain = 1 if evaluate is None else WIN
    for ahead in range(1, 1 + (position.left if depth is None else min(depth, position.left))):
        try:
            best = search(position, ahead, evaluate, order=watched, table=table, **options)
        except Stopped:
            break
        if abs(best.value) >= certain:
            break
    return best
