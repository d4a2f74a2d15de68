"""One look for every picture: the colours, the root of an SVG, and its static form.

Colours are CSS variables with a fallback: inside a widget `widgets/theme.css` sets them to
follow JupyterLab's theme; a stored picture has its own for dark pages, and a ground to stand on.
"""

from base64 import b64encode
from html import escape

RED, AMBER, BOARD, GOOD = "#D1495B", "#EDAE49", "#30638E", "#00798C"
INK, SOFT, LINE, PAPER = "#212121", "#5F6368", "#C4C7CC", "#FFFFFF"
PLAYER_FILL = {+1: f"var(--c4-red, {RED})", -1: f"var(--c4-amber, {AMBER})"}
PLAYER_EDGE = {+1: f"var(--c4-red, {RED})", -1: "var(--c4-amber-edge, #8A5A00)"}
FILL = {
    "ink": f"var(--c4-ink, {INK})",  # text and lines that must be read
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
    """A whole SVG picture of `width` by `height` units around the markup in `body`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-label="{escape(title)}" '
        f'font-family="{FONT}" fill="{FILL["ink"]}">{body}</svg>'
    )


def img(picture: str, alt: str, most: str = "none") -> str:
    """An SVG picture as HTML that any page shows, even one that runs nothing, at most so high.

    It is light or dark as the page says of itself (`color-scheme`, which JupyterLab sets), and if
    it says nothing, as the reader's system.
    """
    head, end, rest = picture.partition(">")
    data = b64encode(f"{head}{end}{SCHEMES}{rest}".encode()).decode()
    return (
        f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}" '
        f'style="border-radius:8px;max-width:100%;max-height:{most}">'
    )
