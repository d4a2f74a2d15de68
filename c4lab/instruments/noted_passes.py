"""Watching iterative deepening: the result and the cost of each pass."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple, cast

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.search import Choice, Evaluate, Table, WindowSearch, deepening, with_memory


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
    **options: Any,
) -> list[Pass]:
    """Returns the completed passes of `deepening`.

    `options` are passed to `deepening`: `stop`, `search`, `order`, `table` and others.

    >>> from c4lab.games import TicTacToe
    >>> for each in passes(TicTacToe.parse("125")):
    ...     print(each.ahead, each.value, each.move, each.nodes)
    1 0 3 7
    2 0 9 43
    3 0 9 67
    4 -1 9 121
    """
    return list(each_pass(position, depth, evaluate, **options))


def each_pass(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    search: WindowSearch = with_memory,
    table: Table | None = None,
    **options: Any,
) -> Iterator[Pass]:
    """The same passes one by one. Between two passes the search rests until the next is asked for.

    `deepening` cannot rest. So this calls `deepening` for one pass, then for two, and so on, each
    time with a `search` that answers the earlier passes from memory.
    """
    table = Table() if table is None else table
    meter, known, started = Meter(), list[Choice](), perf_counter()
    watched = cast(Position, meter.watch(position))
    deepest = position.left if depth is None else min(depth, position.left)

    def remembering(position: Position, ahead: int, *rest: Any, **more: Any) -> Choice:
        if ahead > len(known):
            if known:
                meter.nodes = nodes  # what the order looked at for its first move counts once only
            known.append(search(position, ahead, *rest, **more))
        return known[ahead - 1]

    for ahead in range(1, deepest + 1):
        nodes = meter.nodes
        deepening(watched, ahead, evaluate, search=remembering, table=table, **options)
        if len(known) < ahead:
            return  # it was stopped, or the pass before knows for certain
        value, move = known[-1]
        yield Pass(ahead, value, cast(int, move), meter.nodes, perf_counter() - started)
