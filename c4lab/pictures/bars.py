"""A chart of bars that lie one below the other, each with its name and its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from c4lab.pictures.axis import Axis, around, number_text
from c4lab.pictures.chart import Chart, show, text
from c4lab.pictures.chart_words import as_text, axes, rows
from c4lab.pictures.theme import FILL

WIDTH, RIGHT = 760.0, 560.0
LETTER, LONGEST = 7.8, 32  # units of width, on an average; letters of a name
ROW, GROUP = 30.0, 28.0


class Bar(NamedTuple):
    """A bar from `start`, or from the edge, to `value`; `words` stand at its end."""

    name: str
    value: float
    words: str
    colour: str
    group: str = ""


def bar_chart(
    title: str, bars: Sequence[Bar], along: str, base: int = 0, start: float | None = None,
    end: float | None = None,
) -> Chart:  # fmt: skip
    """Shows the bars, on a logarithmic axis with a `base`. Groups have their name above them. Bars
    begin at `start`, or at the axis's edge; the axis ends at `end`, or behind the longest."""
    ends = [bar.value for bar in bars] + [each for each in (start, end) if each is not None]
    left = 20 + LETTER * max(len(_short(bar.name)) for bar in bars)
    x = around(ends, left, RIGHT, base, from_zero=start is None)
    if end is not None:
        x = Axis(x.low, end, left, RIGHT, base)
    parts, y, group = [], 8.0, ""
    for bar in bars:
        if bar.group != group:
            group = bar.group
            parts.append(text(8, y + 18, group, bold=True))
            y += GROUP
        first, last = sorted((x(x.low if start is None else start), x(bar.value)))
        parts.append(
            text(left - 12, y + 19, _short(bar.name), "end")
            + f'<rect x="{first:.1f}" y="{y + 5:.1f}" width="{max(last - first, 1):.1f}" '
            f'height="18" rx="3" fill="{bar.colour}"/>' + text(last + 8, y + 19, bar.words)
        )
        y += ROW
    body = "".join([*_frame(x, y, along), *parts])
    words = as_text([title, *axes(along), rows(_rows(bars))])
    return show(title, WIDTH, y + 56, body, words)


def _rows(bars: Sequence[Bar]) -> Iterator[tuple[str, str]]:
    group = ""
    for bar in bars:
        if bar.group != group:
            group = bar.group
            yield group, ""
        yield bar.name, bar.words


def _frame(x: Axis, bottom: float, along: str) -> list[str]:
    lines = [
        f'<path d="M{x(tick):.1f} 0V{bottom:.1f}" stroke="{FILL["line"]}"/>'
        + text(x(tick), bottom + 18, number_text(tick), "middle", "soft")
        for tick in x.ticks()
    ]
    words = f"{along} (logarithmic axis)" if x.base else along
    return [*lines, text((x.start + RIGHT) / 2, bottom + 44, words, "middle", "soft")]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
