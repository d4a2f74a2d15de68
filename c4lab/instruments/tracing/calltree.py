"""What a trace of a search has found: a tree of calls, drawn, and told step by step."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from c4lab.pictures.theme import img
from c4lab.pictures.tree import ENDS, draw_tree, figure
from c4lab.search import value_of
from c4lab.work.english import counted, listed

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


LINES = 80


def sentence(step: Step) -> str:
    """What happens at this step, in one sentence."""
    node, window = step.node, step.window
    who = f"{'MAX' if node.maximising else 'MIN'} at {node.name}"
    if step.kind == "enter":
        return _entering(node, who, window)
    if step.kind == "narrow":
        return f"{who}: {_narrowing(step)}."
    if step.kind == "cut":
        reason = "; ".join(filter(None, (_narrowing(step), _reason(node, window))))
        lost = f"{'move' if len(node.untried) == 1 else 'moves'} {listed(node.untried)}"
        never = f"{lost} {'is' if len(node.untried) == 1 else 'are'} never tried"
        return f"{who}: {reason}, so {never}." if reason else f"{who} returns early: {never}."
    if step.kind == "raise":
        return f"{who} is left by an exception, without a value."
    if node.leaf:
        return f"The leaf at {node.name} is worth {brief(node.value)}."
    return f"{who} returns {brief(node.value)}."


def outline(summary: str, root: Node, calls: int) -> str:
    """The `summary`, and below it the tree of `root` as text: a line for each call, at most LINES
    of the `calls` that were made."""
    lines = [summary]
    for count, node in enumerate(root.walk()):
        if count == LINES:
            return "\n".join([*lines, f"... and {calls - count:,} more calls"])
        lines.append("  " * min(node.depth, 30) + _line(node))
    below = calls - len(lines) + 1
    return "\n".join([*lines, f"... and {below:,} more calls"] if below else lines)


def _line(node: Node) -> str:
    who = "leaf" if node.leaf else "MAX" if node.maximising else "MIN"
    move = "" if node.parent is None else f"{node.move}: "
    parts = [f"{move}{who} {node.error or brief(node.value)}"]
    if node.window and not node.leaf:
        parts.append("window {} to {}".format(*map(brief, node.window)))
    if node.cut:
        parts.append(f"cut: {listed(node.untried)} never tried")
    if node.hidden:
        parts.append(f"{node.hidden:,} more below")
    return "   ".join(parts)


def _entering(node: Node, who: str, window: Window | None) -> str:
    if node.leaf and not node.error:
        return f"Move {node.move} leads to the leaf {node.name}."
    with_window = f", with alpha {brief(window[0])} and beta {brief(window[1])}" if window else ""
    if node.parent is None:
        return f"{who} begins{with_window}."
    return f"Move {node.move} leads to {who}{with_window}."


def _narrowing(step: Step) -> str:
    if step.before is None or step.window is None:
        return ""
    changes = zip(("alpha", "beta"), step.before, step.window, strict=True)
    return " and ".join(f"{name} becomes {brief(now)}" for name, was, now in changes if was != now)


def _reason(node: Node, window: Window | None) -> str:
    """Why the call may stop here, from its window or its value; "" if neither says why."""
    if window is None:
        return ""
    alpha, beta = window
    if alpha >= beta:
        return f"alpha {brief(alpha)} ≥ beta {brief(beta)}"
    value = number_in(node.value)  # a fail-hard search may return without narrowing its window
    if value is not None and value >= beta:
        return f"the value {brief(value)} ≥ beta {brief(beta)}"
    if value is not None and value <= alpha:
        return f"the value {brief(value)} ≤ alpha {brief(alpha)}"
    return ""


@dataclass(repr=False)
class Trace:
    """A run of a recursive function: the tree of its calls, and the steps in order.

    It prints as a tree with indents, and a notebook shows it as a picture. `nodes` is the number of
    all calls; only the first ones are in the tree. `error` is None, or a sentence that says why the
    run did not end well.
    """

    function: str
    root: Node
    steps: list[Step]
    nodes: int
    error: str | None = None

    @property
    def value(self) -> Any:
        """The value that the first call returned; of a Choice or (value, move) only the value."""
        value = value_of(self.root.value)
        return self.root.value if value is None else value

    @property
    def cuts(self) -> int:
        """The number of recorded calls that returned before they had tried all their moves."""
        return sum(node.cut for node in self.root.walk())

    def summary(self) -> str:
        """The result of the run in a sentence or two."""
        calls = counted(self.nodes, "call")
        if self.error:
            return f"{self.error} The tree shows what was reached in {calls}."
        cuts = counted(self.cuts, "cut") if self.cuts else "no cuts"
        recorded = sum(1 for _ in self.root.walk())
        if recorded < self.nodes:
            cuts += f" in the first {recorded:,}"
        return f"{self.function} returned {brief(self.root.value)} after {calls}, with {cuts}."

    def picture(self) -> str:
        """The complete tree as SVG."""
        return draw_tree(self.root, self.summary())

    def __str__(self) -> str:
        return outline(self.summary(), self.root, self.nodes)

    __repr__ = __str__

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        return {"text/html": img(self.picture(), self.summary()), "text/plain": str(self)}
