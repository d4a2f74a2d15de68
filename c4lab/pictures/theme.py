"""One look for every picture: its colours, its SVG root element, and its HTML for stored pages.

Colours are CSS variables with a fallback. Inside a widget `widgets/theme.css` sets the variables,
so they follow JupyterLab's theme. A stored picture has its own style: background, dark colours.
"""

from base64 import b64encode
from html import escape

RED, AMBER, BOARD, GOOD = "#D1495B", "#EDAE49", "#30638E", "#00798C"
INK, SOFT, LINE, PAPER = "#212121", "#5F6368", "#C4C7CC", "#FFFFFF"
PLAYER_FILL = {+1: f"var(--c4-red, {RED})", -1: f"var(--c4-amber, {AMBER})"}
PLAYER_EDGE = {+1: f"var(--c4-red, {RED})", -1: "var(--c4-amber-edge, #8A5A00)"}
FILL = {
    "ink": f"var(--c4-ink, {INK})",  # text, and lines that carry meaning
    "soft": f"var(--c4-soft, {SOFT})",  # secondary text, 4.5:1 on paper
    "line": f"var(--c4-line, {LINE})",  # decoration only
    "paper": f"var(--c4-paper, {PAPER})",
    "board": f"var(--c4-board, {BOARD})",
    "good": f"var(--c4-good, {GOOD})",
}
DARK = {"ink": "#E0E0E0", "soft": "#A6A6A6", "line": "#5F6368", "paper": "#111111"}
SCHEMES = (
    f"<style>:root{{background:{PAPER}}}@media (prefers-color-scheme:dark){{:root{{"
    + "".join(f"--c4-{name}:{colour};" for name, colour in DARK.items())
    + f"background:{DARK['paper']}}}}}</style>"
)
FONT = "var(--jp-ui-font-family, system-ui, 'Segoe UI', sans-serif)"


def svg(width: float, height: float, body: str, title: str) -> str:
    """Returns an SVG picture of `width` by `height` units; screen readers read its `title`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-label="{escape(title)}" '
        f'font-family="{FONT}" fill="{FILL["ink"]}">{body}</svg>'
    )


def label(x: float, y: float, text: str, anchor: str, ink: str = "soft") -> str:
    """An SVG text at (x, y); `anchor` is "start", "middle" or "end"."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="14" text-anchor="{anchor}" '
        f'fill="{FILL[ink]}">{text}</text>'
    )


def img(picture: str, alt: str, max_height: str = "none", least: int = 0) -> str:
    """Returns the SVG `picture` as an <img> element, which pages without scripts show, too.

    The picture is light or dark as the page's `color-scheme` says (JupyterLab sets it). Without
    one it follows the reader's system. It is at most as wide as the page, but never less than
    `least` pixels: then the page scrolls.
    """
    head, end, rest = picture.partition(">")
    wide = f"min-width:{least}px;" * bool(least)
    data = b64encode(f"{head}{end}{SCHEMES}{rest}".encode()).decode()
    return (
        f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}" '
        f'style="border-radius:8px;{wide}max-width:100%;max-height:{max_height}">'
    )
