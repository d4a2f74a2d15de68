"""Watching MTD(f): the question of each pass, its answer, and the tree that it visited."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from c4lab.games import Position
from c4lab.instruments.meter import Meter
from c4lab.instruments.tracing.calltree import Node, number_in
from c4lab.instruments.tracing.tracer import trace
from c4lab.pictures.tree import figure
from c4lab.search import Choice, Evaluate, Order, left_to_right, mtdf, with_memory

MOST = 5_000  # the most positions that are traced and drawn


@dataclass(frozen=True)
class Visit:
    """One visit of a position in a pass, in the view of the side to move at the root, which is MAX.

    `label` is the position's value, or the bound that the pass found. `known` says that the table
    answered, so that the pass visited nothing below. It satisfies `pictures.layout.Branch`.
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
        """This visit and all visits below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Question(NamedTuple):
    """A pass of MTD(f), which asks: is the value at least `beta`? `answer` is the bound that it
    found; after it the value lies between `lower` and `upper`. The pass looked at `nodes`
    positions, and the table knew `known` of them."""

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
    order: Order = left_to_right,
) -> list[Question]:
    """Returns the passes of `mtdf`, each with its tree.

    Raises ValueError if `position` is no position or is finished, if the passes look at more than
    MOST positions, and where `mtdf` does: for values that are no whole numbers.

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
    if not callable(order):
        raise ValueError(f"order is {order!r:.40}: give a function, such as centre_first.")
    depth = position.left if depth is None else min(depth, position.left)
    found: list[Question] = []
    lower, upper = float("-inf"), float("inf")

    def traced_search(*args: Any, alpha: float, beta: float, **more: Any) -> Choice:
        nonlocal lower, upper
        run = trace(with_memory, *args, alpha=alpha, beta=beta, **more)
        if run.error:
            raise ValueError(run.error)
        answer = run.root.value
        lower, upper = (answer.value, upper) if answer.value >= beta else (lower, answer.value)
        tree = _visit(run.root, depth, position.player)
        known = sum(each.known for each in tree.walk())
        bounds = int(beta), int(answer.value), lower, upper
        found.append(Question(*bounds, run.nodes, known, tree))
        return Choice(*answer)

    meter = Meter(MOST)
    with suppress(Exception):  # the traced run below reports an error of `evaluate` better
        mtdf(cast(Position, meter.watch(position)), depth, evaluate, guess=guess, order=order)
    if meter.nodes == MOST:  # tracing takes a hundred times as long
        raise ValueError(
            f"That takes more than {MOST:,} positions, too many to draw: give a smaller depth, "
            "such as depth=3, or a position near the end of a game."
        )
    mtdf(position, depth, evaluate, guess=guess, order=order, search=traced_search)
    return found


def _visit(node: Node, depth: int, player: int) -> Visit:
    """`node` and all nodes below it as visits, in the view of `player`. The search looks `depth`
    moves further ahead."""
    horizon = depth == 0 or node.state.result() is not None
    value = number_in(node.value)
    assert value is not None
    assert node.window is not None
    is_max = node.state.player == player
    sign = "" if horizon else "≥" if (value > node.window[0]) == is_max else "≤"
    return Visit(
        number=node.number,
        children=[_visit(child, depth - 1, player) for child in node.children],
        move=node.move,
        maximising=is_max,
        leaf=horizon,
        label=sign + figure(value if is_max else -value),
        untried=node.untried,
        known=node.leaf and not horizon,
    )
