"""A chart of c4lab's own, for pages whose Python has no matplotlib."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from html import escape
from textwrap import wrap

from c4lab.pictures.theme import FILL, img, svg

TITLE, LINE = 18, 24  # units: the title's letters, and from one of its lines to the next
LETTERS = 74  # of the title in a line
LEAST = 540  # pixels of its width: its letters are large enough to be read


@dataclass(frozen=True)
class Chart:
    """A chart that a notebook has shown already: `picture` is its SVG, `words` what it shows."""

    title: str
    picture: str
    words: str

    def __repr__(self) -> str:
        return f"A chart: {self.title}"


def show(title: str, width: float, height: float, body: str, words: str) -> Chart:
    """Shows the chart in a notebook, as matplotlib does, and returns it. `body` is SVG that begins
    at y = 0; the title stands above it. `words` is its alternative text."""
    lines = wrap(title, LETTERS)
    top = LINE * len(lines) + 8
    head = "".join(
        f'<text x="8" y="{LINE * (i + 1) - 4}" font-size="{TITLE}" font-weight="bold">'
        f"{escape(line)}</text>"
        for i, line in enumerate(lines)
    )
    moved = f'<g transform="translate(0 {top})">{body}</g>'
    picture = svg(width, height + top, head + moved, words)
    if "IPython" in sys.modules and sys.modules["IPython"].get_ipython():  # else nobody sees it
        from IPython.display import HTML, display

        display(HTML(img(picture, words, least=LEAST)))
    return Chart(title, picture, words)


def text(
    x: float, y: float, words: str, anchor: str = "start", ink: str = "ink", bold: bool = False
) -> str:
    """An SVG text; `anchor` is "start", "middle" or "end", `ink` a name of the theme's colours."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="14" text-anchor="{anchor}"{weight} '
        f'fill="{FILL[ink]}">{escape(words)}</text>'
    )
