"""One call of a recursive function, one step of its run, and what it returned in short."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from c4lab.pictures.treenode import ENDS, figure
from c4lab.search import value_of

Window = tuple[float, float]
"""(alpha, beta): what MAX and MIN can already get in another branch."""


@dataclass(eq=False, repr=False)
class Node:
    """One call: what it was asked, what it called, and what it returned."""

    number: int  # in order of entry, the root is 0
    parent: Node | None
    move: Hashable  # what led here from the parent, "#2" for its second call; None at the root
    state: Any  # the position, or the first argument, as it was at the call
    arguments: dict[str, str]
    maximising: bool
    window: Window | None  # narrows as the call goes on; None for a function without one
    value: Any = None
    error: str | None = None  # why it did not return
    children: list[Node] = field(default_factory=list)
    untried: tuple[Hashable, ...] = ()  # legal moves that it never tried, though it tried others
    hidden: int = 0  # calls below it that were counted, not recorded

    @property
    def cut(self) -> bool:
        """It returned before it had tried all its moves."""
        return bool(self.untried)

    @property
    def leaf(self) -> bool:
        """It called nothing further."""
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
        """The path in text, such as 1-5; 'the root' for the root."""
        return "-".join(map(str, self.path)) or "the root"

    @property
    def depth(self) -> int:
        """Calls between the root and here."""
        return len(self.path)

    @property
    def label(self) -> str:
        """The value as it stands in a picture."""
        amount = number(self.value)
        if amount is None or self.error:
            return "?" if self.error else brief(self.value)
        return figure(amount)

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in order of entry."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Step(NamedTuple):
    """One moment of the run. `before` and `window` are the node's window around it."""

    kind: Literal["enter", "narrow", "cut", "return", "raise"]
    node: Node
    before: Window | None
    window: Window | None


def number(returned: Any) -> float | None:
    """The value in what a search returned; None if there is none, or it is yes or no."""
    value = value_of(returned)
    return None if isinstance(value, bool) else value


def brief(value: Any) -> str:
    """A returned value, short: 3, -1, 0.5, +∞; the start of its repr if it is not a number."""
    amount = number(value)
    if amount is None:
        text = repr(value)
        return text if len(text) <= 12 else f"{text[:11]}…"
    if amount in ENDS:
        return ENDS[amount]
    # Ten digits keep apart the scores of near and far wins.
    return f"{amount:.10g}".replace("-", "−")
