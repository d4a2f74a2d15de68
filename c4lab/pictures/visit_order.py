"""A tree of named nodes, and in which order a search visits them."""

from collections.abc import Mapping
from dataclasses import dataclass

from c4lab.pictures.theme import FILL, img, svg

RADIUS, SLOT, LEVEL, GAP = 16.0, 44.0, 72.0, 32.0
Tree = Mapping[str, str]
"""The names of the nodes below each, from left to right; the first node is the root."""


@dataclass(frozen=True)
class Visits:
    """Trees to be shown below a cell: one for each order, with the number of each visit below the
    node; one without numbers if there is no order."""

    tree: Tree
    orders: tuple[str, ...]

    def __repr__(self) -> str:
        below = ", ".join(f"{node} -> {' '.join(names)}" for node, names in self.tree.items())
        told = [f"visited in the order {order}" for order in self.orders]
        return "; ".join([f"A tree: {below}", *told])

    def picture(self) -> str:
        """The trees side by side as an SVG."""
        places = _places(self.tree)
        wide = max(x for x, _ in places.values()) + SLOT / 2
        high = max(y for _, y in places.values()) + RADIUS + 32
        orders = self.orders or ("",)
        body = "".join(
            f'<g transform="translate({i * (wide + GAP):g} 0)">{_one(self.tree, places, order)}</g>'
            for i, order in enumerate(orders)
        )
        return svg(len(orders) * (wide + GAP) - GAP, high, body, repr(self))

    def _repr_html_(self) -> str:
        return img(self.picture(), repr(self))


def visits(tree: Tree, *orders: str) -> Visits:
    """The tree, and what is visited when, as words such as "ABCD".

    >>> visits({"A": "BC", "B": "D"}, "ABC")
    A tree: A -> B C, B -> D; visited in the order ABC
    """
    return Visits(tree, orders)


def _places(tree: Tree) -> dict[str, tuple[float, float]]:
    """Where each node goes: leaves side by side, the others over the middle of theirs."""
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


def _one(tree: Tree, places: Mapping[str, tuple[float, float]], order: str) -> str:
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
