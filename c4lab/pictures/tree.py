"""The tree of a search as a picture: values, windows, and the branches that were cut off.

Nodes, edges and stubs have the number of their node in `data-node`, so that the stepper can show
the picture as it was after any step.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from c4lab.pictures.layout import COUNT, SIZES, WIDTH, Branch, Place, Size, lay_out
from c4lab.pictures.theme import FILL, svg
from c4lab.pictures.treenode import (
    LEFT,
    SMALL,
    TOP,
    Scale,
    bottom,
    centre,
    draw_node,
    has_window,
    small,
)


def draw_tree(
    root: Branch,
    title: str,
    width: int = WIDTH,
    sizes: Sequence[Size] = SIZES,
    notes: Mapping[int, str] = MappingProxyType({}),
) -> str:
    """Returns the tree under `root` as SVG. Nodes that do not fit are folded into counts.

    A triangle points up where MAX moves and down where MIN moves; squares are leaves. Moves that
    were never tried are stubs, dashed and struck through. `notes` has texts to write below nodes,
    by the numbers of the nodes.
    """
    size, places = lay_out(root, width, sizes)
    scale = Scale([place.node for place in places])
    edges = [_edge(place, size) for place in places if place.parent]
    stubs = [_stub(place, size, x, label) for place in places for x, label in place.stubs]
    nodes = [draw_node(place, size, scale) for place in places]
    noted = [place for place in places if place.node.number in notes]
    texts = [_note(place, size, notes[place.node.number]) for place in noted]
    deepest = max(place.level for place in places)
    foot = max(_foot(place, size) + 8 * (place in noted) for place in places)
    right = max(_reach(place, size) for place in places)
    names = [_level_name(places, level, size) for level in range(deepest + 1)]
    return svg(LEFT + right, foot, "".join(names + edges + stubs + nodes + texts), title)


def _reach(place: Place, size: Size) -> float:
    """The right end of a node and of its stubs."""
    own = max(size.room(place.node) / 2, size.radius + size.beside * has_window(place, size))
    own += COUNT if place.folded and place.opened else 0
    return max([place.x + own, *(x + 20 for x, _ in place.stubs)])


def _foot(place: Place, size: Size) -> float:
    """The lower end of a node and of its stubs or count."""
    below = 62 if place.stubs else 40 if place.folded else 12
    return bottom(place, size) + below


def _level_name(places: Sequence[Place], level: int, size: Size) -> str:
    """MAX or MIN in the margin; "" if the nodes of the level differ."""
    turns = {p.node.maximising for p in places if p.level == level and not p.node.leaf}
    if len(turns) != 1:
        return ""
    name = "MAX" if turns.pop() else "MIN"
    y = TOP + level * size.level + 4
    return f'<text x="4" y="{y}" font-size="{SMALL}" fill="{FILL["soft"]}">{name}</text>'


def _edge(place: Place, size: Size) -> str:
    assert place.parent is not None
    x0, y0 = LEFT + place.parent.x, bottom(place.parent, size)
    x1, y1 = LEFT + place.x, centre(place, size) - _height(place, size)
    has_name = place.node.move is not None and not _crowded(place, size)
    move = small(x1, y1 - 12, _move_name(place.node)) if has_name else ""
    return (
        f'<g class="edge" data-node="{place.node.number}"><path d="{_curve(x0, y0, x1, y1)}" '
        f'fill="none" stroke="{FILL["soft"]}" stroke-width="1.5"/>{move}</g>'
    )


def _note(place: Place, size: Size, text: str) -> str:
    return small(LEFT + place.x, bottom(place, size) + 14, text, kind="note")


def _crowded(place: Place, size: Size) -> bool:
    """Whether the node is a dot in a row of dots, with no room for the names of moves."""
    assert place.parent is not None
    siblings = place.parent.node.children
    return size.dot > 0 and len(siblings) > 1 and all(node.leaf for node in siblings)


def _height(place: Place, size: Size) -> float:
    """How far a node reaches above its centre."""
    if not place.node.leaf:
        return size.radius
    return size.dot or 0.75 * size.radius


def _curve(x0: float, y0: float, x1: float, y1: float) -> str:
    """A line that ends vertically, so that the labels at the ends of two lines do not overlap."""
    return f"M{x0:.1f} {y0:.1f}Q{x1:.1f} {y0 + 0.3 * (y1 - y0):.1f} {x1:.1f} {y1:.1f}"


def _move_name(node: Branch) -> str:
    move = node.move
    return ",".join(map(str, move)) if isinstance(move, tuple) else str(move)


def _stub(place: Place, size: Size, x: float, moves: str) -> str:
    """A branch that was cut off: dashed, struck through, with the moves that were never tried."""
    x0, y0 = LEFT + place.x, bottom(place, size)
    x1, y1 = LEFT + x, y0 + 40
    return (
        f'<g class="stub" data-node="{place.node.number}">'
        f'<path d="{_curve(x0, y0, x1, y1)}" fill="none" stroke="{FILL["soft"]}" '
        f'stroke-width="1.5" stroke-dasharray="3 3"/>'
        f'<path class="strike" d="M{x1 - 6:.1f} {y1 - 7:.1f}l12 -6" '
        f'stroke="{FILL["ink"]}" stroke-width="2"/>{small(x1, y1 + 12, moves)}</g>'
    )
