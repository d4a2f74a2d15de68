"""A picture of an exercise's mistakes: a bar for each reason, as long as it is frequent."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from c4lab.pictures.theme import FILL, svg

WIDTH, ROW, TOP, LEFT = 640, 40, 4, 4
LONGEST = 70  # characters of a line


def bars(counts: Sequence[tuple[str, int]], of: int, title: str) -> str:
    """A bar for each (words, how many) of `of`; "" for none."""
    if not counts or not of:
        return ""
    rows = []
    for number, (words, count) in enumerate(counts):
        y = TOP + ROW * number
        shown = words if len(words) <= LONGEST else f"{words[: LONGEST - 3]}..."
        rows.append(
            f'<text x="{LEFT}" y="{y + 14}" font-size="14">{count} of {of}: {escape(shown)}</text>'
            f'<rect x="{LEFT}" y="{y + 20}" width="{(WIDTH - 2 * LEFT) * count / of:.0f}" '
            f'height="12" rx="3" fill="{FILL["board"]}"/>'
        )
    values = "; ".join(f"{words}: {count} of {of}" for words, count in counts)
    return svg(WIDTH, 2 * TOP + ROW * len(counts), "".join(rows), f"{title}: {values}")
