"""Counting what a search does: its nodes, what its table knew at each ply, and its passes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple, Self, cast

from c4lab.games import Position
from c4lab.games.position import Wrapped
from c4lab.search import Choice, Entry, Evaluate, Table, WindowSearch, deepening, with_memory


class BudgetExceeded(Exception):
    """A search looked at more positions than it was allowed."""


class Meter:
    """Counts the positions that a search looks at, the first one included.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import alphabeta
    >>> meter = Meter()
    >>> alphabeta(meter.watch(TicTacToe.parse("1524"))).value
    1
    >>> meter.nodes
    36

    With a `budget`, one more position than that raises BudgetExceeded. The search needs no change:
    it plays on positions that tell the meter about each move.
    """

    def __init__(self, budget: int | None = None) -> None:
        self.budget = budget
        self.nodes = 0

    def watch(self, position: Position) -> Watched:
        """Counts `position`, and returns it as one that counts each position played from it."""
        self.count()
        return Watched(position, self)

    def count(self) -> None:
        """Counts one node. Raises BudgetExceeded if the budget is used up."""
        if self.nodes == self.budget:
            raise BudgetExceeded(f"The search looked at more than {self.budget:,} positions.")
        self.nodes += 1


class Watched(Wrapped):
    """A position that counts each move played from it at a meter; else it is like the original."""

    __slots__ = ("_meter",)

    def __init__(self, position: Position, meter: Meter) -> None:
        self._position, self._meter = position, meter  # no super(): each node makes one of these

    def play(self, move: int) -> Self:
        played = self._position.play(move)
        self._meter.count()
        return type(self)(played, self._meter)

    def __repr__(self) -> str:
        return f"<{self._position!r}, watched by a meter>"

    def __copy__(self) -> Self:
        return self  # a position never changes, and the copy has to count, too

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __eq__(self, other: object) -> bool:
        return self._position == (other._position if isinstance(other, Watched) else other)

    def __hash__(self) -> int:
        return hash(self._position)

    def parse(self, text: str) -> Position:
        """The position that `text` names. It is not played from this one, so it does not count."""
        return self._position.parse(text)


@dataclass
class Ply:
    """The counts of one ply: lookups, lookups that found an entry, and entries stored."""

    probes: int = 0
    hits: int = 0
    stores: int = 0

    @property
    def cut_offs(self) -> int:
        """The lookups whose entry made a search unnecessary: nothing was stored after them."""
        return self.probes - self.stores


class TableByPly(Table):
    """A table that also has its counts for each number of moves played, in `plies`.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import with_memory
    >>> table = TableByPly()
    >>> with_memory(TicTacToe(), 4, table=table).value
    0
    >>> [ply.cut_offs for ply in table.plies.values()]  # at plies 0, 1, 2, 3
    [0, 0, 0, 28]
    """

    def __init__(self) -> None:
        super().__init__()
        self.plies: defaultdict[int, Ply] = defaultdict(Ply)

    def probe(self, position: Position) -> Entry | None:
        entry = super().probe(position)
        ply = self.plies[len(position.history)]
        ply.probes += 1
        ply.hits += entry is not None
        return entry

    def store(self, position: Position, entry: Entry) -> None:
        self.plies[len(position.history)].stores += 1
        super().store(position, entry)


def nodes_of(search: Callable[..., Any], position: Position, *args: Any, **options: Any) -> int:
    """How many positions a search makes from `position`, that one included.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import alphabeta
    >>> nodes_of(alphabeta, TicTacToe.parse("1524"))
    36
    """
    meter = Meter()
    search(meter.watch(position), *args, **options)
    return meter.nodes


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
