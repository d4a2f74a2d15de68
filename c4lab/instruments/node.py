"""One call of a recursive function, one step of its run, and its value as short text."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from c4lab.pictures.treenode import ENDS, figure
from c4lab.search import value_of

Window = tuple[float, float]
"""(alpha, beta): the values that MAX and MIN can already get in other branches."""


@dataclass(eq=False, repr=False)
class Node:
    """One call: its arguments, the calls that it made, and the value that it returned."""

    number: int  # in order of entry, the root is 0
    parent: Node | None
    move: Hashable  # from the parent; "#2" for the parent's second call; None at the root
    state: Any  # a copy of the position, or of the first argument, at the call
    arguments: dict[str, str]
    maximising: bool
    window: Window | None  # narrows as the call goes on; None for a function without one
    value: Any = None
    error: str | None = None  # why it did not return
    children: list[Node] = field(default_factory=list)
    untried: tuple[Hashable, ...] = ()  # moves that it never tried although it tried others
    hidden: int = 0  # the number of calls below it that were counted and not recorded

    @property
    def cut(self) -> bool:
        """Whether the call returned before it had tried all its moves."""
        return bool(self.untried)

    @property
    def leaf(self) -> bool:
        """Whether the call made no further calls."""
        return not self.children and not self.hidden

    @property
    def path(self) -> tuple[Hashable, ...]:
        """The moves from the root to here."""
        moves = []
        node = self
        while node.parent is not None:
            moves.append(node.move)
            node = node.parent
        return tuple(reversed(moves))

    @property
    def name(self) -> str:
        """The path as text: 1-5; the root is 'the root'."""
        return "-".join(map(str, self.path)) or "the root"

    @property
    def depth(self) -> int:
        """The number of moves from the root to here."""
        return len(self.path)

    @property
    def label(self) -> str:
        """The value as a picture shows it; "?" if the call did not return."""
        amount = number_in(self.value)
        if amount is None or self.error:
            return "?" if self.error else brief(self.value)
        return figure(amount)

    def walk(self) -> Iterator[Node]:
        """This node and all nodes below it, in order of entry."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Step(NamedTuple):
    """One moment of the run: the node's window was `before`, and is `window` now."""

    kind: Literal["enter", "narrow", "cut", "return", "raise"]
    node: Node
    before: Window | None
    window: Window | None


def number_in(returned: Any) -> float | None:
    """The value in an answer: a number, a Choice or (value, move). None for others and bools."""
    value = value_of(returned)
    return None if isinstance(value, bool) else value


def brief(value: Any) -> str:
    """A returned value as short text: 3, −1, 0.5, +∞; the start of its repr if it is no number."""
    amount = number_in(value)
    if amount is None:
        text = repr(value)
        return text if len(text) <= 12 else f"{text[:11]}…"
    if amount in ENDS:
        return ENDS[amount]
    # Ten digits show the difference between a near and a far win.
    return f"{amount:.10g}".replace("-", "−")
