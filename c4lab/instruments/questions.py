"""Questions that a learner's functions of lesson 17 ask, watched from outside.

Calls of `null_window` are noticed by their name, whosever it is. So what is told here holds for a
search of one's own as well as for ours, and nothing has to be handed in.
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

MOST = 20_000  # positions that are looked at for one answer


class Forgetful:
    """A table that keeps nothing: each question is answered by a search."""

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        return lower, upper

    def store(self, key: int, lower: int, upper: int) -> None:
        pass


class Noted(Table):
    """A table that notes how often it is asked, and what was stored last."""

    asked = 0
    last: tuple[int, ...] = ()

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        self.asked += 1
        return super().bounds(key, lower, upper)

    def store(self, key: int, lower: int, upper: int) -> None:
        self.last = lower, upper
        super().store(key, lower, upper)


class _Enough(BaseException):
    """More positions were looked at than anybody wants to wait for."""


@dataclass
class _Call:
    mine: int
    mask: int
    alpha: int
    table: object
    moves: list[int] = field(default_factory=list)
    answer: Any = None
    answered: bool = False  # a move has shown that the score is more than alpha


@dataclass
class _Watch:
    nodes: int = 0
    goes_on: bool = False
    out_of_order: bool = False
    roots: list[_Call] = field(default_factory=list)
    open: list[_Call] = field(default_factory=list)

    def look(self, frame: FrameType, event: str, value: Any) -> None:
        code = frame.f_code
        if code.co_name != "null_window" or code.co_argcount < 4:
            return
        if event == "call":
            self.nodes += 1
            if self.nodes > MOST:
                raise _Enough
            call = _Call(*(frame.f_locals[name] for name in code.co_varnames[:4]))
            if self.open:
                self._move(self.open[-1], call)
            else:
                self.roots.append(call)
            self.open.append(call)
        elif event == "return" and self.open:
            call = self.open.pop()
            call.answer = value
            if self.open and isinstance(value, int):
                above = self.open[-1]
                above.answered |= -value > above.alpha

    def _move(self, call: _Call, next_call: _Call) -> None:
        self.goes_on |= call.answered
        move = next_call.mask & ~call.mask
        best_first = ordered(call.mine, call.mask, non_losing(call.mine, call.mask))
        if move not in call.moves:
            call.moves.append(move)
        self.out_of_order |= call.moves != best_first[: len(call.moves)]


@contextmanager
def _watched() -> Iterator[_Watch]:
    watch, before = _Watch(), sys.getprofile()
    sys.setprofile(watch.look)
    try:
        yield watch
    except _Enough:
        pass
    finally:
        sys.setprofile(before)


def _ask(null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int],
         table: object) -> _Watch:  # fmt: skip
    with _watched() as watch:
        for alpha in alphas:
            null_window(*board, alpha, table)
    return watch


def nodes(
    null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int], table: object
) -> int:
    """How many positions are looked at for these questions, one after the other; at most MOST."""
    return _ask(null_window, board, alphas, table).nodes


def looked(
    null_window: Callable[..., int], board: tuple[int, int], alphas: Sequence[int]
) -> tuple[int, bool, bool]:
    """The same without a table, whether the search goes on after a "yes", and whether it takes the
    moves in another order than `ordered`."""
    watch = _ask(null_window, board, alphas, Forgetful())
    return watch.nodes, watch.goes_on, watch.out_of_order


def stored(
    null_window: Callable[..., int], board: tuple[int, int], alpha: int
) -> tuple[int, tuple[int, ...], int]:
    """How often a new table is asked for a question, what was stored in it last, and how many
    positions are looked at when the question is asked once more."""
    table = Noted(10_007)
    _ask(null_window, board, [alpha], table)
    asked, last = table.asked, table.last
    return asked, last, nodes(null_window, board, [alpha], table)


def asked(
    exact: Callable[..., int], board: tuple[int, int], table: object
) -> list[tuple[int, int, bool]]:
    """The questions of a closing loop, their answers, and whether each was asked with `table`."""
    with _watched() as watch:
        exact(*board, table)
    return [(call.alpha, call.answer, call.table is table) for call in watch.roots]
