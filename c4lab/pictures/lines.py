"""A chart of points, joined by lines or not, with each line's name at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from c4lab.pictures.axis import Axis, around, number_text
from c4lab.pictures.chart import Chart, show, text
from c4lab.pictures.chart_words import as_text, axes, curve
from c4lab.pictures.label_places import spread
from c4lab.pictures.theme import FILL

WIDTH, HEIGHT = 760.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 76.0, 560.0, 36.0, 344.0
GAP = 20.0  # between two names
MARKS = "osD^v"  # a circle, a square, a diamond and two triangles


class Line(NamedTuple):
    """Points, a line through `through` (else through the points, unless `joined` is False), and a
    mark, one of MARKS."""

    name: str
    colour: str
    points: Sequence[tuple[float, float]]
    through: Sequence[tuple[float, float]] = ()
    joined: bool = True
    mark: str = "o"


class Along(NamedTuple):
    """What an axis says, and how it is: `base` is 0 or that of a logarithmic one."""

    words: str
    base: int = 0
    from_zero: bool = False


def line_chart(
    title: str, lines: Sequence[Line], along: Along, upwards: Along, level: float | None = None
) -> Chart:
    """Shows the lines; `level` is drawn as a horizontal line."""
    points = [point for line in lines for point in (*line.points, *line.through)]
    x = around([a for a, _ in points], LEFT, RIGHT, along.base, from_zero=along.from_zero)
    heights = [b for _, b in points] + ([] if level is None else [level])
    y = around(heights, BOTTOM, TOP, upwards.base, from_zero=upwards.from_zero)
    across = (
        ""
        if level is None
        else f'<path d="M{LEFT} {y(level):.1f}H{RIGHT}" stroke="{FILL["ink"]}"/>'
    )
    drawn = [_line(line, x, y) for line in lines]
    body = [*_frame(x, y, along, upwards), across, *drawn, *_names(lines, x, y)]
    told = "; ".join(curve(line.name, line.points) for line in lines if line.points)
    words = as_text([title, *axes(along.words, upwards.words), told])
    return show(title, WIDTH, HEIGHT, "".join(body), words)


def mark(shape: str, x: float, y: float, colour: str) -> str:
    """A mark of about 10 units at (x, y)."""
    paths = {"s": "m-5-5h10v10h-10z", "D": "m0-7l7 7l-7 7l-7-7z", "^": "m0-6l6 11h-12z"}
    paths["v"] = "m0 6l6-11h-12z"
    if shape in paths:
        return f'<path d="M{x:.1f} {y:.1f}{paths[shape]}" fill="{colour}"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'


def _line(line: Line, x: Axis, y: Axis) -> str:
    path = line.through or (line.points if line.joined else ())
    drawn = ""
    if path:
        ends = "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in path)
        drawn = f'<path d="M{ends}" fill="none" stroke="{line.colour}" stroke-width="2.5"/>'
    return drawn + "".join(mark(line.mark, x(a), y(b), line.colour) for a, b in line.points)


def _frame(x: Axis, y: Axis, along: Along, upwards: Along) -> list[str]:
    parts = [
        f'<path d="M{LEFT:g} {y(tick):.1f}H{RIGHT:g}" stroke="{FILL["line"]}"/>'
        + text(LEFT - 8, y(tick) + 5, number_text(tick), "end", "soft")
        for tick in y.ticks()
    ]
    parts += [
        f'<path d="M{x(tick):.1f} {BOTTOM:g}v6" stroke="{FILL["soft"]}"/>'
        + text(x(tick), BOTTOM + 22, number_text(tick), "middle", "soft")
        for tick in x.ticks()
    ]
    middle = (LEFT + RIGHT) / 2
    parts.append(text(middle, HEIGHT - 10, _said(along), "middle", "soft"))
    parts.append(text(8, TOP - 18, _said(upwards), "start", "soft"))
    return parts


def _said(axis: Along) -> str:
    return f"{axis.words} (logarithmic axis)" if axis.base else axis.words


def _names(lines: Sequence[Line], x: Axis, y: Axis) -> list[str]:
    """The names at the right, one below the other, with a thin line to each line's last point."""
    ends = sorted(
        ((y(line.points[-1][1]), x(line.points[-1][0]), line) for line in lines if line.points),
        key=lambda end: end[0],
    )
    places = spread((at for at, _, _ in ends), GAP, BOTTOM)
    return [
        f'<path d="M{right:.1f} {at:.1f}L{RIGHT + 16:g} {place:.1f}h6" fill="none" '
        f'stroke="{line.colour}"/>' + text(RIGHT + 28, place + 5, line.name)
        for (at, right, line), place in zip(ends, places, strict=True)
    ]
