"""Trees as one draws them on paper: with names in the nodes, or in the order of visits."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from c4lab.pictures.theme import FILL, img, svg
from c4lab.pictures.tree import draw_tree, figure

Tree = float | Sequence["Tree"]
"""A number is a leaf; a list holds the children of a node."""


@dataclass(frozen=True)
class Branch:
    """One node of a sketch. It satisfies the protocol `c4lab.pictures.layout.Branch`."""

    number: int
    label: str
    maximising: bool
    children: Sequence[Branch] = ()
    move: Hashable = None
    window: tuple[float, float] | None = None
    untried: Sequence[Hashable] = ()
    hidden: int = 0

    @property
    def leaf(self) -> bool:
        return not self.children


@dataclass(frozen=True)
class Sketch:
    """A tree that a notebook shows as a picture."""

    tree: Tree
    names: Mapping[str, str]

    def __repr__(self) -> str:
        return f"A tree to work out: {self.tree}"

    def picture(self) -> str:
        """The tree as an SVG."""
        return draw_tree(_branch(self.tree, "", self.names, count()), str(self))

    def _repr_html_(self) -> str:
        return img(self.picture(), str(self))


def sketch(tree: Tree, names: Mapping[str, str] | None = None) -> Sketch:
    """Draws `tree`: MAX is at the root, and the levels alternate.

    `names[path]` is the text in a node. The path of the root is "", the path of its first child
    is "0", and the path of the second child of that child is "01".
    """
    return Sketch(tree, names or {})


def _branch(tree: Tree, path: str, names: Mapping[str, str], numbers: Iterator[int]) -> Branch:
    number = next(numbers)
    below = [] if isinstance(tree, int | float) else list(enumerate(tree))
    children = [_branch(child, f"{path}{i}", names, numbers) for i, child in below]
    label = names.get(path, figure(tree) if isinstance(tree, int | float) else "")
    return Branch(number, label, len(path) % 2 == 0, children)


RADIUS, SLOT, LEVEL, GAP = 16.0, 44.0, 72.0, 32.0
Children = Mapping[str, str]
"""For each node the names of its children, from left to right; the first node is the root."""


@dataclass(frozen=True)
class Visits:
    """A picture for a notebook: the tree once for each order, with the number of each visit below
    its node. Without an order, the tree once, without numbers."""

    tree: Children
    orders: tuple[str, ...]

    def __repr__(self) -> str:
        below = ", ".join(f"{node} -> {' '.join(names)}" for node, names in self.tree.items())
        visited = [f"visited in the order {order}" for order in self.orders]
        return "; ".join([f"A tree: {below}", *visited])

    def picture(self) -> str:
        """The trees side by side as an SVG."""
        places = _places(self.tree)
        wide = max(x for x, _ in places.values()) + SLOT / 2
        high = max(y for _, y in places.values()) + RADIUS + 32
        orders = self.orders or ("",)
        body = "".join(
            f'<g transform="translate({i * (wide + GAP):g} 0)">'
            f"{_draw(self.tree, places, order)}</g>"
            for i, order in enumerate(orders)
        )
        return svg(len(orders) * (wide + GAP) - GAP, high, body, repr(self))

    def _repr_html_(self) -> str:
        return img(self.picture(), repr(self))


def visits(tree: Children, *orders: str) -> Visits:
    """Draws the tree once for each of `orders`: the visited nodes in order, such as "ABCD".

    >>> visits({"A": "BC", "B": "D"}, "ABC")
    A tree: A -> B C, B -> D; visited in the order ABC
    """
    return Visits(tree, orders)


def _places(tree: Children) -> dict[str, tuple[float, float]]:
    """The centre of each node: leaves stand side by side, parents over the middle of theirs."""
    places: dict[str, tuple[float, float]] = {}
    leaves = 0

    def put(node: str, y: float) -> float:
        nonlocal leaves
        below = [put(child, y + LEVEL) for child in tree.get(node, "")]
        if not below:
            leaves += 1
        x = (below[0] + below[-1]) / 2 if below else SLOT * (leaves - 0.5)
        places[node] = x, y
        return x

    put(next(iter(tree)), RADIUS + 4)
    return places


def _draw(tree: Children, places: Mapping[str, tuple[float, float]], order: str) -> str:
    lines = []
    for node, names in tree.items():
        x, y = places[node]
        for name in names:
            across, down = places[name]
            lines.append(
                f'<path d="M{x:g} {y:g}L{across:g} {down:g}" stroke="{FILL["soft"]}" '
                f'stroke-width="1.5"{_dashed(order and name not in order)}/>'
            )
    return "".join(lines + [_node(node, at, order) for node, at in places.items()])


def _node(node: str, at: tuple[float, float], order: str) -> str:
    x, y = at
    seen = node in order
    fill, ink = (FILL["board"], "#FFFFFF") if seen else (FILL["paper"], FILL["ink"])
    number = order.index(node) + 1 if seen else ""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS:g}" fill="{fill}" stroke="{FILL["soft"]}" '
        f'stroke-width="1.5"{_dashed(bool(order) and not seen)}/>'
        f'<text x="{x:g}" y="{y + 5:g}" font-size="15" text-anchor="middle" fill="{ink}">{node}'
        f'</text><text x="{x:g}" y="{y + RADIUS + 17:g}" font-size="13" text-anchor="middle" '
        f'font-weight="600" stroke="{FILL["paper"]}" stroke-width="4" paint-order="stroke">'
        f"{number}</text>"
    )


def _dashed(unseen: object) -> str:
    return ' stroke-dasharray="3 4"' if unseen else ""
