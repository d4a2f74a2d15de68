"""The calls of `null_window` in lesson 17, watched from outside.

A profile function recognises these calls by the function's name. So the learner's search and the
package's are watched in the same way, without any change to them.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from c4lab.solver.plain.bits import non_losing
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.table import Table

MOST_ASKED = 100  # the most questions of one search: a loop that never ends asks more
MOST = 20_000  # the most positions that a search may look at for one answer


class Forgetful:
    """A table that keeps nothing, so that a search has to answer each question."""

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        pass


class CountingTable(Table):
    """A table that counts the calls of `bounds` in `probes`, and has the `last` bounds stored."""

    probes = 0
    last: tuple[int, ...] = ()

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        self.probes += 1
        return super().bounds(key, lower, upper)

    def store(self, key: int, lower: int, upper: int) -> None:
        self.last = lower, upper
        super().store(key, lower, upper)


class _TooManyNodes(BaseException):
    """The search has looked at more than MOST positions, or asked MOST_ASKED questions."""


@dataclass
class _Call:
    """One call of `null_window`: its arguments, the moves that it tried, and its answer."""

    mine: int
    mask: int
    alpha: int
    table: object
    moves: list[int] = field(default_factory=list)
    inside: list["_Call"] = field(default_factory=list)  # those that it made
    answer: Any = None
    answered: bool = False  # a move has proved that the score is more than alpha


@dataclass
class _Watch:
    """What was seen of a search so far. `observe` is a profile function for `sys.setprofile`."""

    nodes: int = 0
    goes_on: bool = False  # a call tried further moves although it was answered
    out_of_order: bool = False  # a call tried moves in another order than `ordered`
    roots: list[_Call] = field(default_factory=list)  # the calls from outside
    open: list[_Call] = field(default_factory=list)  # those that have not returned, innermost last

    def observe(self, frame: FrameType, event: str, value: Any) -> None:
        code = frame.f_code
        if code.co_name != "null_window" or code.co_argcount < 4:
            return
        if event == "call":
            self.nodes += 1
            if self.nodes > MOST or len(self.roots) == MOST_ASKED:
                raise _TooManyNodes
            call = _Call(*(frame.f_locals[name] for name in code.co_varnames[:4]))
            if self.open:
                self._note_move(self.open[-1], call)
            else:
                self.roots.append(call)
            self.open.append(call)
        elif event == "return" and self.open:
            call = self.open.pop()
            call.answer = value
            if self.open and isinstance(value, int):
                caller = self.open[-1]
                caller.answered |= -value > caller.alpha

    def _note_move(self, call: _Call, child: _Call) -> None:
        """Note the move from `call` to the call `child` inside it."""
        self.goes_on |= call.answered
        call.inside.append(child)
        move = child.mask & ~call.mask
        best_first = ordered(call.mine, call.mask, non_losing(call.mine, call.mask))
        if move not in call.moves:
            call.moves.append(move)
        self.out_of_order |= call.moves != best_first[: len(call.moves)]


@contextmanager
def _watching() -> Iterator[_Watch]:
    """Context manager: watches `null_window` inside, and leaves the block after MOST positions."""
    watch, before = _Watch(), sys.getprofile()
    sys.setprofile(watch.observe)
    try:
        yield watch
    except _TooManyNodes:
        pass
    finally:
        sys.setprofile(before)


def _ask(null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int],
         table: object) -> _Watch:  # fmt: skip
    """Ask for each of `alphas` whether the score of `board` is more; return what was seen."""
    with _watching() as watch:
        for alpha in alphas:
            null_window(*board, alpha, table)
    return watch


def count_nodes(
    null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int], table: object
) -> int:
    """The positions that the search looks at for these questions; MOST + 1 if there are more."""
    return _ask(null_window, board, alphas, table).nodes


def observe_search(
    null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int]
) -> tuple[int, bool, bool]:
    """(nodes, goes_on, out_of_order) of a search without a table: the positions that it looks at,
    whether it goes on after a "yes", and whether it tries moves in another order than `ordered`."""
    watch = _ask(null_window, board, alphas, Forgetful())
    return watch.nodes, watch.goes_on, watch.out_of_order


def observe_calls(
    null_window: Callable[..., int], board: tuple[int, int], alpha: int
) -> tuple[int, list[tuple[int, int, int, int]]]:
    """(answer, calls): what the search answers for `board`, and (mine, mask, alpha, answer) of each
    call that it makes for a move there."""
    root = _ask(null_window, board, [alpha], Forgetful()).roots[0]
    return root.answer, [(call.mine, call.mask, call.alpha, call.answer) for call in root.inside]


def observe_table(
    null_window: Callable[..., int], board: tuple[int, int], alpha: int
) -> tuple[int, tuple[int, ...], int]:
    """(probes, last, nodes) for one question with a new table: how often the search asked the
    table, the bounds that it stored last, and its nodes when the question is asked once more."""
    table = CountingTable(10_007)
    _ask(null_window, board, [alpha], table)
    probes, last = table.probes, table.last
    return probes, last, count_nodes(null_window, board, [alpha], table)


def questions_asked(
    exact: Callable[..., int], board: tuple[int, int], table: object
) -> list[tuple[int, int, bool]]:
    """(alpha, answer, with_table) for each question that `exact` asks about `board`."""
    with _watching() as watch:
        exact(*board, table)
    return [(call.alpha, call.answer, call.table is table) for call in watch.roots]
