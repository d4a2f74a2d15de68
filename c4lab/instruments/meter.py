"""Counting nodes from outside: watch a position, run any search on it, then read the count."""

from __future__ import annotations

from typing import Self

from c4lab.games import Position
from c4lab.games.wrapped import Wrapped


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

    @property
    def watched(self) -> Position:
        """The original position, which does not count."""
        return self._position

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
