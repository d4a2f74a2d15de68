"""Iterative deepening: search one move ahead, then two, then three, until the time is up.

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
"""Says whether to stop now. `deepening` asks before it plays the moves of a position."""


class Stopped(Exception):
    """A pass ended early. Its results are not used."""


def never() -> bool:
    """False: the search has all the time it needs."""
    return False


def in_seconds(seconds: float) -> Stop:
    """A Stop that says yes when so many seconds have passed since this call."""
    end = perf_counter() + seconds
    return lambda: perf_counter() >= end


def after_questions(count: int) -> Stop:
    """A Stop that says no `count` times and then yes: a clock that is the same on every machine.

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
    """The value of `position` for the side to move, and a move that reaches it.

    The passes look 1, 2, ... and `depth` moves ahead, or to the end of the game if `depth` is None.
    The answer is that of the last complete pass before `stop` says yes; if there is none, it is
    value 0 and the first move of the `order`. All passes share the `table`, so each pass tries
    first the moves that were best in the pass before. A pass that finds a win or a loss is the last
    one, because looking further cannot change that.

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
