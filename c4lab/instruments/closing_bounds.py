"""Watching MTD(f): what each pass asked and answered, and the tree that it visited for that."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.instruments.node import Node, number
from c4lab.instruments.tracing import trace
from c4lab.pictures.treenode import figure
from c4lab.search import Choice, Evaluate, WindowSearch, mtdf, with_memory

MOST = 5_000  # positions that can be traced and drawn


@dataclass(frozen=True)
class Visit:
    """A position as a pass met it, in the view of the side to move at the root, which is MAX.

    `label` is its value or the bound that the pass found; `known` says that the table answered,
    so that nothing below was visited. Fits a picture of a tree (`pictures.layout.Branch`).
    """

    number: int
    children: Sequence[Visit]
    move: Hashable
    maximising: bool
    leaf: bool
    label: str
    untried: Sequence[Hashable]
    known: bool
    window: None = None
    hidden: int = 0

    def walk(self) -> Iterator[Visit]:
        """This one and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Question(NamedTuple):
    """A pass of MTD(f): is the value at least `beta`? The answer, a bound, leaves it between
    `lower` and `upper`. It took `nodes` positions, of which the table knew `known`."""

    beta: int
    answer: int
    lower: float
    upper: float
    nodes: int
    known: int
    tree: Visit

    @property
    def yes(self) -> bool:
        return self.answer >= self.beta


def closing(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    guess: int = 0,
    driver: Callable[..., Choice] = mtdf,
    search: WindowSearch = with_memory,
    **options: Any,
) -> list[Question]:
    """The passes of `driver`, each with its tree. `options` are those of `search`, such as `order`.

    Raises ValueError if `position` is none or is finished, if it takes more than MOST positions,
    or as `mtdf` does for what is no whole number.

    >>> from c4lab.games import TicTacToe
    >>> for each in closing(TicTacToe.parse("1524")):
    ...     print(each.beta, each.answer, (each.lower, each.upper), each.nodes, each.known)
    0 1 (1, inf) 2 0
    2 1 (1, 1) 29 6
    """
    if not isinstance(position, Position):
        raise ValueError(
            f"{position!r:.80} is no position: give one such as TicTacToe.parse('15')."
        )
    if position.result() is not None:
        raise ValueError(f"The game {str(position)!r} is over: there is nothing to ask.")
    if not (depth is None or (type(depth) is int and depth > 0)):
        raise ValueError(
            f"The depth is a whole number from 1 on, or None for the end; not {depth!r:.40}."
        )
    if not callable(order := options.get("order", search)):
        raise ValueError(f"order is {order!r:.40}: give a function, such as centre_first.")
    depth = position.left if depth is None else min(depth, position.left)
    found: list[Question] = []
    lower, upper = float("-inf"), float("inf")

    def watched(*args: Any, alpha: float, beta: float, **more: Any) -> Choice:
        nonlocal lower, upper
        run = trace(search, *args, alpha=alpha, beta=beta, **more)
        if run.error:
            raise ValueError(run.error)
        answer = run.root.value
        lower, upper = (answer.value, upper) if answer.value >= beta else (lower, answer.value)
        tree = _visit(run.root, depth, position.player)
        known = sum(each.known for each in tree.walk())
        asked = int(beta), int(answer.value), lower, upper, run.nodes, known, tree
        found.append(Question(*asked))
        return Choice(*answer)

    meter = Meter(MOST)
    with suppress(Exception):  # an error of `evaluate` is said better by the traced run below
        driver(meter.watch(position), depth, evaluate, guess=guess, search=search, **options)
    if meter.nodes == MOST:  # and to trace takes some hundred times as long
        raise ValueError(
            f"That takes more than {MOST:,} positions, too many to draw: give a smaller depth, "
            "such as depth=3, or a position near the end of a game."
        )
    driver(position, depth, evaluate, guess=guess, search=watched, **options)
    return found


def _visit(node: Node, depth: int, player: int) -> Visit:
    """`node` for the side `player`, and all below it; `depth` moves are left to look ahead."""
    horizon = depth == 0 or node.state.result() is not None
    value = number(node.value)
    assert value is not None
    assert node.window is not None
    ours = node.state.player == player
    sign = "" if horizon else "≥" if (value > node.window[0]) == ours else "≤"
    return Visit(
        number=node.number,
        children=[_visit(child, depth - 1, player) for child in node.children],
        move=node.move,
        maximising=ours,
        leaf=horizon,
        label=sign + figure(value if ours else -value),
        untried=node.untried,
        known=node.leaf and not horizon,
    )
