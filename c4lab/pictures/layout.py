"""Where the nodes of a tree are drawn, and which are folded into a count if there is no room."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

WIDTH = 720  # units: such a tree and a board beside it fit on a laptop screen
DEEPEST = 7  # the most levels that are shown
COUNT = 48  # the width of the count of hidden nodes beside a node
STUBS = 4  # the most untried moves that get a stub each; more share one stub


class Branch(Protocol):
    """What a picture has to know about a node and the nodes below it."""

    @property
    def number(self) -> int:
        """Its place in the order in which the search entered nodes; the root is 0."""

    @property
    def children(self) -> Sequence[Branch]: ...

    @property
    def move(self) -> Hashable:
        """The move that led here."""

    @property
    def maximising(self) -> bool: ...

    @property
    def leaf(self) -> bool: ...

    @property
    def label(self) -> str:
        """Its value as text."""

    @property
    def window(self) -> tuple[float, float] | None: ...

    @property
    def untried(self) -> Sequence[Hashable]: ...

    @property
    def hidden(self) -> int:
        """The number of further nodes below it that were counted and not recorded."""


@dataclass(frozen=True)
class Size:
    """The measures of a tree picture, in units.

    `radius` is a node's; `slot` and `stub` are the widths for a node and for a stub, `level` is
    the height of a level, and `beside` the width for the window's text beside a node (0: no text).
    With a `dot` above 0 the leaves are dots of this radius, without move and value, and nodes have
    no windows.
    """

    radius: int
    slot: int
    stub: int
    level: int
    beside: int
    dot: int = 0

    def room(self, node: Branch) -> int:
        """The width for a node without the text beside it."""
        return 2 * self.dot + 2 if self.dot and node.leaf else self.slot


SIZES = (Size(20, 56, 26, 100, 40), Size(18, 50, 24, 96, 0), Size(14, 40, 20, 96, 0))


@dataclass(frozen=True)
class Place:
    """Where a node is drawn. `stubs` has (x, label) of each stub below it; `folded` counts the
    nodes that are folded into it.

    `opened` says that its children are drawn, so that a count has no room below it.
    """

    node: Branch
    x: float
    level: int
    parent: Place | None
    stubs: tuple[tuple[float, str], ...]
    folded: int
    opened: bool


def lay_out(
    root: Branch, width: int = WIDTH, sizes: Sequence[Size] = SIZES
) -> tuple[Size, list[Place]]:
    """Returns the first of `sizes` at which the whole tree fits into `width`, and the places.

    If no size fits, it returns the last size, with the deeper levels folded.
    """
    for size in sizes:
        opened = _opened_nodes(root, size, width)
        places = list(_places(root, 0, None, opened, size))
        if not any(place.folded for place in places):
            break
    return size, places


def stub_labels(node: Branch) -> list[str]:
    """One label for each stub below `node`."""
    if len(node.untried) > STUBS:
        return [f"{len(node.untried)} cut"]
    return list(map(str, node.untried))


def _own_width(node: Branch, size: Size) -> int:
    """The width that `node` needs for itself."""
    has_window = node.window and not node.leaf
    return size.room(node) + 2 * (size.beside if has_window else 0) + 2 * bool(node.hidden) * COUNT


def _stub_width(node: Branch, size: Size) -> int:
    labels = stub_labels(node)
    return len(labels) * size.stub if len(node.untried) <= STUBS else size.slot


def _opened_nodes(root: Branch, size: Size, width: int) -> set[int]:
    """The numbers of the nodes whose children are drawn: level by level while there is room."""
    room = width - _own_width(root, size)
    opened: set[int] = set()
    waiting = deque([(root, 1)])
    while waiting:
        node, level = waiting.popleft()
        below = sum(_own_width(child, size) for child in node.children) + _stub_width(node, size)
        more = max(0, below - _own_width(node, size))
        if more <= room and level < DEEPEST:
            room -= more
            opened.add(node.number)
            waiting += [(child, level + 1) for child in node.children]
    return opened


def _count_below(node: Branch) -> int:
    """The number of nodes below `node`, recorded or only counted."""
    count, waiting = 0, [node]
    while waiting:
        node = waiting.pop()
        count += len(node.children) + node.hidden
        waiting += node.children
    return count


def _width(node: Branch, opened: set[int], size: Size) -> int:
    """The width that `node` and everything drawn below it need."""
    if node.number not in opened:
        return _own_width(node, size)
    below = sum(_width(child, opened, size) for child in node.children) + _stub_width(node, size)
    return max(_own_width(node, size), below)


def _places(
    node: Branch, left: float, parent: Place | None, opened: set[int], size: Size
) -> Iterator[Place]:
    """The places of `node`, in the middle of its width from `left` on, and of all nodes below."""
    width = _width(node, opened, size)
    shown = node.number in opened
    below = sum(_width(child, opened, size) for child in node.children) + _stub_width(node, size)
    start = left + max(0, width - below) / 2
    stubs_at = start + below - _stub_width(node, size)
    labels = stub_labels(node) if shown else []
    each = _stub_width(node, size) / max(len(labels), 1)
    place = Place(
        node=node,
        x=left + width / 2,
        level=parent.level + 1 if parent else 0,
        parent=parent,
        stubs=tuple((stubs_at + each * (i + 0.5), label) for i, label in enumerate(labels)),
        folded=node.hidden if shown else _count_below(node),
        opened=shown and not node.leaf,
    )
    yield place
    for child in node.children if shown else ():
        yield from _places(child, start, place, opened, size)
        start += _width(child, opened, size)
