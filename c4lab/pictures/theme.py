"""What all pictures and pages share: colours, the SVG or HTML around them, spots to point at.

Colours are CSS variables with a fallback. Inside a widget `widgets/theme.css` sets the variables,
so they follow JupyterLab's theme. A stored picture has its own style: background, dark colours.

A page opens anywhere: it is one HTML text, light or dark as the reader's system is. Every replay of
a game has the same buttons, style and script on one.
"""

import re
from html import escape
from importlib.resources import files
from typing import NamedTuple

RED, AMBER, BOARD, GOOD = "#D1495B", "#EDAE49", "#30638E", "#00798C"
LIGHT = {"ink": "#212121", "soft": "#5F6368", "line": "#C4C7CC", "paper": "#FFFFFF"}
DARK = {"ink": "#E0E0E0", "soft": "#A6A6A6", "line": "#5F6368", "paper": "#111111"}
PLAYER_FILL = {+1: f"var(--c4-red, {RED})", -1: f"var(--c4-amber, {AMBER})"}
PLAYER_EDGE = {+1: f"var(--c4-red, {RED})", -1: "var(--c4-amber-edge, #8A5A00)"}
FILL = {
    "ink": f"var(--c4-ink, {LIGHT['ink']})",  # text, and lines that carry meaning
    "soft": f"var(--c4-soft, {LIGHT['soft']})",  # secondary text, 4.5:1 on paper
    "line": f"var(--c4-line, {LIGHT['line']})",  # decoration only
    "paper": f"var(--c4-paper, {LIGHT['paper']})",
    "board": f"var(--c4-board, {BOARD})",
    "good": f"var(--c4-good, {GOOD})",
}
VARIABLE = re.compile(r"var\(--(?:c4-)?([\w-]+), ([^()]+)\)")
IN_AN_ADDRESS = {"%": "%25", "#": "%23", "\n": "%0A", "'": "&apos;", '"': "'", "&": "&amp;"}
"""What signs of a picture become in an address between double quotes, one after the other."""
FONT = "var(--jp-ui-font-family, system-ui, sans-serif)"


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


def alone(picture: str) -> str:
    """The SVG `picture` as a file of its own, light or dark as the page's `color-scheme` says
    (JupyterLab sets it). Without one it follows the reader's system."""
    head, end, rest = VARIABLE.sub(_for_both_schemes, picture).partition(">")
    dark = f"@media (prefers-color-scheme:dark){{{_scheme(DARK)}}}"
    return f"{head}{end}<style>{_scheme(LIGHT)}{dark}</style>{rest}"


def _for_both_schemes(variable: re.Match[str]) -> str:
    """A variable of `_scheme`, or its fallback if that is the same in light and dark."""
    name, always = variable.groups()
    return f"var(--{name})" if name in DARK else always


def _scheme(colours: dict[str, str]) -> str:
    named = "".join(f"--{name}:{colour};" for name, colour in colours.items())
    return f":root{{{named}background:{colours['paper']}}}"


def img(picture: str, alt: str, max_height: str = "none", least: int = 0) -> str:
    """Returns the SVG `picture` as an <img> element, which pages without scripts show, too.

    It is light or dark as `alone` says, and at most as wide as the page, but never less than
    `least` pixels: then the page scrolls.
    """
    address = f"data:image/svg+xml;charset=utf-8,{alone(picture)}"  # base64 would be a third more
    for sign, written in IN_AN_ADDRESS.items():
        address = address.replace(sign, written)
    wide = f"min-width:{least}px;" * bool(least)
    return (
        f'<img alt="{escape(alt)}" src="{address}" '
        f'style="border-radius:8px;{wide}max-width:100%;max-height:{max_height}">'
    )


class Spot(NamedTuple):
    """Where a move is made, in the units of the game's picture.

    `label` names the place and its state ("square 5, centre, free"). `shape` is the markup of an
    SVG element that covers the place. (x, y) is the point from which the arrow keys measure.
    """

    move: int
    label: str
    shape: str
    x: float
    y: float


NOTHING = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""What a browser may load for a page without a script: nothing."""


def standalone_page(title: str, body: str, style: str, script: str = "") -> str:
    """The HTML text of a page with this title and `body`, which is HTML.

    `style` is CSS beside that of all pages. A page without a `script` says that none may run.
    """
    css = files(__package__).joinpath("pages.css").read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{NOTHING}">'
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"{'' if script else policy}"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{css}{style}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{body}</main>"
        f"{f'<script>{script}</script>' if script else ''}</body></html>\n"
    )


BUTTONS = (("first", "⏮ Start"), ("back", "◀ Back"), ("next", "Next ▶"), ("last", "End ⏭"))


def replay_bar() -> str:
    """The buttons as HTML; the script shows them, since without it they do nothing."""
    buttons = "".join(
        f'<button type="button" data-go="{go}">{escape(label)}</button>' for go, label in BUTTONS
    )
    return f'<div class="bar" hidden>{buttons}</div>'


def replay_style(own: str = "") -> str:
    """The CSS of a page with replays, and the page's `own` behind it."""
    return _text_of("replay.css") + own


def replay_script(own: str) -> str:
    """The script of a page with replays: it defines `goThrough` in front of the page's `own`."""
    return _text_of("replay.js") + own


def _text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
