"""The tree of a search as a picture: values, windows, and the branches that were cut off.

Nodes, edges and stubs have the number of their node in `data-node`, so that the stepper can show
the picture as it was after any step.
"""

import re
from collections.abc import Mapping, Sequence
from html import escape
from math import inf
from types import MappingProxyType

from c4lab.pictures.layout import COUNT, SIZES, WIDTH, Branch, Place, Size, lay_out
from c4lab.pictures.theme import FILL, PLAYER_FILL, svg

LEFT, TOP = 48, 40  # room for the names of the levels, and room above the root
SMALL = 12  # the font size of all texts except short values
BAR = 5  # the height of a window bar
ENDS = {-inf: "−∞", inf: "+∞"}
MILLION = 1_000_000


class Scale:
    """A number line for windows. Its length is 1: finite ends of windows lie between 0.2 and 0.8,
    minus infinity is at 0 and infinity at 1.
    """

    def __init__(self, nodes: Sequence[Branch]) -> None:
        ends = [end for node in nodes for end in node.window or () if abs(end) < inf]
        self.low, self.high = min(ends, default=0), max(ends, default=0)

    def at(self, value: float) -> float:
        """Where `value` stands on the line, from 0 to 1."""
        if abs(value) == inf:
            return float(value > 0)
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return 0.2 + 0.6 * min(1.0, max(0.0, share))

    def span(self, window: tuple[float, float]) -> tuple[float, float]:
        """Start and length of `window` on the line; a closed window gets a length of 0.05."""
        start, end = map(self.at, window)
        return (start, end - start) if start < end else (end, 0.05)


def figure(value: float) -> str:
    """A number as short text: 3, −0.5, +∞; the value 1000007 of a won game is 1M+7."""
    if abs(value) == inf:
        return ENDS[value]
    if MILLION <= abs(value) < MILLION + 1000:
        rest = abs(value) - MILLION
        text = f"1M+{rest:g}" if rest else "1M"
        return text if value > 0 else "−" + text.replace("+", "−")
    return f"{value:.4g}".replace("-", "−") if value % 1 else f"{value:.0f}".replace("-", "−")


def window_texts(window: tuple[float, float]) -> tuple[str, str]:
    """The texts beside a node: alpha and beta."""
    alpha, beta = map(figure, window)
    return f"α {alpha}", f"β {beta}"


def centre(place: Place, size: Size) -> float:
    return TOP + place.level * size.level


def has_window(place: Place, size: Size) -> bool:
    return place.node.window is not None and not place.node.leaf and not size.dot


def bottom(place: Place, size: Size) -> float:
    """The lower end of a node's shape and window; stubs, edges and counts begin here."""
    return centre(place, size) + size.radius + (BAR + 6 if has_window(place, size) else 0)


def small(x: float, y: float, text: str, anchor: str = "middle", kind: str = "move") -> str:
    """Small text with a rim in the colour of the page, which hides lines behind the text."""
    aside = "" if anchor == "middle" else f' text-anchor="{anchor}"'
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{aside} stroke="{FILL["paper"]}" '
        f'stroke-width="5" paint-order="stroke">{escape(text)}</text>'
    )


def draw_node(place: Place, size: Size, scale: Scale) -> str:
    """The markup of one node: its shape and value (or a dot), its window and its count."""
    node, r = place.node, size.radius
    kind = "leaf" if node.leaf else "max" if node.maximising else "min"
    label = re.sub("M.*", "M", node.label) if size.dot else node.label  # 1M for 1M+7, to fit
    long = len(label) > (2 if r < 20 or node.leaf else 3)
    rim = f' stroke="{FILL["paper"]}" stroke-width="2" paint-order="stroke"' if size.dot else ""
    large = "" if long or size.dot else ' font-size="14"'
    is_wide = 8 * len(label) > 2 * r
    squeezed = f' textLength="{2 * r}" lengthAdjust="spacingAndGlyphs"' if is_wide else ""
    drop = {"leaf": 5, "max": min(11, r - 3), "min": max(-1, 10 - r)}[kind]
    value = (
        f'<text class="value" y="{drop}" font-weight="600"{large}{squeezed}{rim}>'
        f"{escape(label)}</text>"
    )
    shown = _shape(kind, r, r * (1.15 if long else 0.75), node.maximising) + value
    return (
        f'<g class="node {kind}" data-node="{node.number}" '
        f'data-parent="{place.parent.node.number if place.parent else ""}" '
        f'transform="translate({LEFT + place.x:.1f} {centre(place, size):.1f})">'
        f"{_dot(size.dot) if size.dot and node.leaf else shown}"
        f"{_window(place, size, scale) if has_window(place, size) else ''}"
        f"{_count(place, size)}</g>"
    )


def _count(place: Place, size: Size) -> str:
    """The number of nodes folded into a node: below it, or beside it if its children are drawn."""
    if not place.folded:
        return ""
    x, anchor, y = 0, "middle", bottom(place, size) - centre(place, size) + 14
    if place.opened:
        x, anchor, y = size.radius + size.beside + 6, "start", -4
    texts = (f"+{place.folded:,}", "more")
    return "".join(small(x, y + 14 * i, text, anchor, "more") for i, text in enumerate(texts))


def _dot(radius: int) -> str:
    return (
        f'<circle class="shape" r="{radius}" fill="{FILL["paper"]}" stroke="{FILL["ink"]}" '
        f'stroke-width="1.5"/>'
    )


def _shape(kind: str, h: int, box: float, maximising: bool) -> str:
    wide = h * 1.2
    path = {
        "max": f"M0 {-h}L{wide:.1f} {h}H{-wide:.1f}Z",
        "min": f"M0 {h}L{wide:.1f} {-h}H{-wide:.1f}Z",
        "leaf": f"M{-box:g} {-h * 0.75:g}h{2 * box:g}v{h * 1.5:g}h{-2 * box:g}Z",
    }[kind]
    line = FILL["soft"] if kind == "leaf" else FILL["ink"]
    tint = FILL["paper"] if kind == "leaf" else PLAYER_FILL[+1 if maximising else -1]
    return (
        f'<path d="{path}" fill="{FILL["paper"]}"/>'
        f'<path class="shape" d="{path}" fill="{tint}" fill-opacity="0.3" stroke="{line}" '
        f'stroke-width="1.5"/>'
    )


def _window(place: Place, size: Size, scale: Scale) -> str:
    """The window as a bar below the node, and alpha and beta beside the node if there is room."""
    assert place.node.window is not None
    wide, top = 2.4 * size.radius, size.radius + 4
    start, length = scale.span(place.node.window)
    texts = window_texts(place.node.window) if size.beside else ()
    beside = "".join(
        small(size.radius + 4, y, text, "start", kind)
        for y, text, kind in zip((-4, 11), texts, ("alpha", "beta"), strict=False)
    )
    return (
        f'<g class="told"><rect x="{-wide / 2:.1f}" y="{top}" width="{wide:.1f}" '
        f'height="{BAR}" rx="2.5" fill="{FILL["line"]}"/>'
        f'<rect class="window" data-wide="{wide:.1f}" x="{(start - 0.5) * wide:.1f}" '
        f'y="{top}" width="{length * wide:.1f}" height="{BAR}" rx="1" '
        f'fill="{FILL["board"]}"/>{beside}</g>'
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
    drawn = "".join(names + edges + stubs + nodes + texts)
    shared = f'font-size="{SMALL}" text-anchor="middle" stroke-linejoin="round"'
    return svg(LEFT + right, foot, f"<g {shared}>{drawn}</g>", title)


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
    return f'<text x="4" y="{y}" text-anchor="start" fill="{FILL["soft"]}">{name}</text>'


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
