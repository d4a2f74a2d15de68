"""One node of a tree picture: its shape, its value, and the bar of its window."""

import re
from collections.abc import Sequence
from html import escape
from math import inf

from c4lab.pictures.layout import Branch, Place, Size
from c4lab.pictures.theme import FILL, PLAYER_FILL

LEFT, TOP = 48, 40  # room for the names of the levels, and room above the root
SMALL = 12  # the font size of all texts except the values
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
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" '
        f'font-size="{SMALL}" stroke="{FILL["paper"]}" stroke-width="5" paint-order="stroke" '
        f'stroke-linejoin="round">{escape(text)}</text>'
    )


def draw_node(place: Place, size: Size, scale: Scale) -> str:
    """The markup of one node: its shape and value (or a dot), its window and its count."""
    node, r = place.node, size.radius
    kind = "leaf" if node.leaf else "max" if node.maximising else "min"
    label = re.sub("M.*", "M", node.label) if size.dot else node.label  # 1M for 1M+7, to fit
    long = len(label) > (2 if r < 20 else 3)
    rim = f' stroke="{FILL["paper"]}" stroke-width="2" paint-order="stroke"' if size.dot else ""
    is_wide = 8 * len(label) > 2 * r
    squeezed = f' textLength="{2 * r}" lengthAdjust="spacingAndGlyphs"' if is_wide else ""
    drop = {"leaf": 5, "max": min(11, r - 3), "min": max(-1, 10 - r)}[kind]
    value = (
        f'<text class="value" y="{drop}" text-anchor="middle" font-weight="600" '
        f'font-size="{SMALL if long or size.dot else 14}"{squeezed}{rim}>'
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
        f'stroke-width="1.5" stroke-linejoin="round"/>'
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
