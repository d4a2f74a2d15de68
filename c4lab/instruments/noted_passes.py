"""Watching iterative deepening: what each pass found, and what it took to find it."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple, cast

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.search import Choice, Evaluate, WindowSearch, deepening, with_memory


class Pass(NamedTuple):
    """A pass that came to its end: how many moves it looked ahead, the value for the side to move
    and the best move. `nodes` positions were looked at since the first pass began, the root once,
    and `seconds` went by."""

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
    tell: Callable[[Pass], object] = lambda each: None,
    **options: Any,
) -> list[Pass]:
    """The passes of `deepening` that came to their end, each told to `tell` at once. `options` are
    those of `deepening`, such as `stop`, `order` and `table`.

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
        tell(found[-1])
        return answer

    deepening(cast(Position, meter.watch(position)), depth, evaluate, search=watched, **options)
    return found
