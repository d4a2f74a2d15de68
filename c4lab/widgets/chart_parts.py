"""What the charts of several widgets share."""

from html import escape

from c4lab.pictures.theme import FILL


def label(x: float, y: float, text: str, anchor: str) -> str:
    """An SVG text at (x, y); `anchor` is "start", "middle" or "end"."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="14" text-anchor="{anchor}" '
        f'fill="{FILL["soft"]}">{escape(text)}</text>'
    )
