"""Where the nodes of a tree go, and which of them are folded away when there is no room."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

WIDTH = 720  # with a board beside it, what a laptop screen shows
DEEPEST = 7  # levels shown
COUNT = 48  # for the count of hidden nodes beside a node
STUBS = 4  # untried moves drawn one by one; more share one stub


class Branch(Protocol):
    """What a picture needs to know of a node and all below it."""

    @property
    def number(self) -> int:
        """Its place in the order of entry."""

    @property
    def children(self) -> Sequence[Branch]: ...

    @property
    def move(self) -> Hashable:
        """What led here."""

    @property
    def maximising(self) -> bool: ...

    @property
    def leaf(self) -> bool: ...

    @property
    def label(self) -> str:
        """Its value."""

    @property
    def window(self) -> tuple[float, float] | None: ...

    @property
    def untried(self) -> Sequence[Hashable]: ...

    @property
    def hidden(self) -> int:
        """Further nodes below it that are only counted."""


@dataclass(frozen=True)
class Size:
    """How large things are: a node, the room for it, for a stub, from level to level, and for
    the window written beside a node (0: it is not). `dot`: leaves are dots of that radius, with
    neither move nor value, and nodes have no windows (0: leaves are as large as other nodes).
    """

    radius: int
    slot: int
    stub: int
    level: int
    beside: int
    dot: int = 0

    def room(self, node: Branch) -> int:
        """The width for a node by itself."""
        return 2 * self.dot + 2 if self.dot and node.leaf else self.slot


SIZES = (Size(20, 56, 26, 100, 40), Size(18, 50, 24, 96, 0), Size(14, 40, 20, 96, 0))


@dataclass(frozen=True)
class Place:
    """Where a node is drawn, what stubs hang below it, and how many nodes are folded into it.

    `opened`: its children are drawn, so that the count has no room below it.
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
    """The first size at which all of the tree fits into `width`, and a place for each node.

    If none does, the last size, with the deeper levels folded.
    """
    for size in sizes:
        opened = _open(root, size, width)
        places = list(_put(root, 0, None, opened, size))
        if not any(place.folded for place in places):
            break
    return size, places


def stub_labels(node: Branch) -> list[str]:
    """One label for each stub below `node`."""
    if len(node.untried) > STUBS:
        return [f"{len(node.untried)} cut"]
    return list(map(str, node.untried))


def _own(node: Branch, size: Size) -> int:
    """The width that `node` needs for itself."""
    told = node.window and not node.leaf
    return size.room(node) + 2 * (size.beside if told else 0) + 2 * bool(node.hidden) * COUNT


def _stub_width(node: Branch, size: Size) -> int:
    labels = stub_labels(node)
    return len(labels) * size.stub if len(node.untried) <= STUBS else size.slot


def _open(root: Branch, size: Size, width: int) -> set[int]:
    """The nodes whose children are drawn: level by level as long as there is room."""
    room = width - _own(root, size)
    opened: set[int] = set()
    waiting = deque([(root, 1)])
    while waiting:
        node, level = waiting.popleft()
        below = sum(_own(child, size) for child in node.children) + _stub_width(node, size)
        more = max(0, below - _own(node, size))
        if more <= room and level < DEEPEST:
            room -= more
            opened.add(node.number)
            waiting += [(child, level + 1) for child in node.children]
    return opened


def _count(node: Branch) -> int:
    """The nodes below `node`."""
    count, waiting = 0, [node]
    while waiting:
        node = waiting.pop()
        count += len(node.children) + node.hidden
        waiting += node.children
    return count


def _width(node: Branch, opened: set[int], size: Size) -> int:
    """The width that `node` and what is drawn below it need."""
    if node.number not in opened:
        return _own(node, size)
    below = sum(_width(child, opened, size) for child in node.children) + _stub_width(node, size)
    return max(_own(node, size), below)


def _put(
    node: Branch, left: float, parent: Place | None, opened: set[int], size: Size
) -> Iterator[Place]:
    """Place `node` in the middle of its width, from `left` on, and what is below it likewise."""
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
        folded=node.hidden if shown else _count(node),
        opened=shown and not node.leaf,
    )
    yield place
    for child in node.children if shown else ():
        yield from _put(child, start, place, opened, size)
        start += _width(child, opened, size)
