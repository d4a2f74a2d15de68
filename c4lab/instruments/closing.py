"""Watching MTD(f): what each pass asked and answered, and the tree that it visited for that."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from c4lab.games import Position
from c4lab.instruments.node import Node, number
from c4lab.instruments.trace import trace
from c4lab.pictures.treenode import figure
from c4lab.search import Choice, Evaluate, WindowSearch, mtdf, with_memory


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

    Raises ValueError if `position` is finished, or as `mtdf` does for what is no whole number.

    >>> from c4lab.games import TicTacToe
    >>> for each in closing(TicTacToe.parse("1524")):
    ...     print(each.beta, each.answer, (each.lower, each.upper), each.nodes, each.known)
    0 1 (1, inf) 2 0
    2 1 (1, 1) 29 6
    """
    if position.result() is not None:
        raise ValueError(f"The game {str(position)!r} is over: there is nothing to ask.")
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
