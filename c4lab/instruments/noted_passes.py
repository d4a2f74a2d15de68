"""Watching iterative deepening: the result and the cost of each pass."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple, cast

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.search import Choice, Evaluate, WindowSearch, deepening, with_memory


class Pass(NamedTuple):
    """A completed pass: it looked `ahead` so many moves, and found the `value`, in the view of the
    side to move, and the best `move`. `nodes` and `seconds` count from the start of the first pass;
    the root counts as one node in all passes together."""

    ahead: int
    value: float
    move: int
    nodes: int
    seconds: float


def passes(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    search: WindowSearch = with_memory,
    on_pass: Callable[[Pass], object] = lambda each: None,
    **options: Any,
) -> list[Pass]:
    """Returns the completed passes of `deepening`, and calls `on_pass` with each as it ends.

    `options` are passed to `deepening`: `stop`, `order`, `table` and others.

    >>> from c4lab.games import TicTacToe
    >>> for each in passes(TicTacToe.parse("125")):
    ...     print(each.ahead, each.value, each.move, each.nodes)
    1 0 3 7
    2 0 9 43
    3 0 9 67
    4 -1 9 121
    """
    meter, found, started = Meter(), list[Pass](), perf_counter()

    def watched(position: Position, ahead: int, *rest: Any, **more: Any) -> Choice:
        value, move = answer = search(position, ahead, *rest, **more)
        found.append(Pass(ahead, value, cast(int, move), meter.nodes, perf_counter() - started))
        on_pass(found[-1])
        return answer

    deepening(cast(Position, meter.watch(position)), depth, evaluate, search=watched, **options)
    return found
