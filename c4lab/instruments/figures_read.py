"""Reads a chart of matplotlib back into words: its title, its axes, its bars and its lines."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from c4lab.pictures.chart_words import Point, as_text, curve, number, rows
from c4lab.pictures.chart_words import axes as said_of_axes

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    Text = tuple[Point, str]  # where it points to, and what it says

GIVEN: WeakKeyDictionary[Figure, str] = WeakKeyDictionary()
"""Words for charts whose marks alone do not say enough."""


def figure_words(figure: Figure) -> str:
    """The words in GIVEN, or else what the chart shows, in sentences."""
    if figure in GIVEN:
        return GIVEN[figure]
    sentences = [figure.get_suptitle()]
    for axes in figure.axes:
        sentences += [axes.get_title(loc) for loc in ("left", "center", "right")]
        sentences += said_of_axes(axes.get_xlabel(), axes.get_ylabel())
        sentences.append(_shown(axes))
    return as_text(sentences) or "A chart without words."


def _shown(axes: Axes) -> str:
    from matplotlib.ticker import FixedLocator

    texts = [(getattr(each, "xy", each.get_position()), each.get_text()) for each in axes.texts]
    if isinstance(axes.yaxis.get_major_locator(), FixedLocator):  # names, not numbers
        return rows(_rows(axes, texts))
    return "; ".join([*_bars(axes, texts), *_lines(axes, texts)])


def _rows(axes: Axes, texts: list[Text]) -> Iterator[tuple[str, str]]:
    """A row for each name at the left, and the names of groups, from the top."""
    names = {
        height: label.get_text()
        for height, label in zip(axes.get_yticks(), axes.get_yticklabels(), strict=True)
    }
    heights = sorted({*names, *(y for (_, y), _ in texts)})
    for height in heights:
        beside = " ".join(text for (_, y), text in texts if y == height)
        yield (names[height], beside) if height in names else (beside, "")


def _bars(axes: Axes, texts: list[Text]) -> Iterator[str]:
    """The heights of bars. A text above the middle one of some bars is their name."""
    for container in axes.containers:
        bars: list[Any] = list(getattr(container, "patches", ()))
        points = [(bar.get_x() + bar.get_width() / 2, bar.get_height()) for bar in bars]
        if points:
            middle = points[len(points) // 2][0]
            above = [
                text
                for (x, _), text in texts
                if isclose(x, middle, abs_tol=1e-9) and not _is_number(text)
            ]
            yield curve(_label(container) or (above[0] if above else ""), points)


def _lines(axes: Axes, texts: list[Text]) -> list[str]:
    """The points of lines. Lines without a name lead the eye, unless there is no other line."""
    found: list[tuple[str, list[Point]]] = []
    level = []
    for line in axes.lines:
        xs, ys = line.get_xdata(), line.get_ydata()
        points = [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]  # type: ignore[arg-type]
        if line.get_transform() != axes.transData:  # from edge to edge
            level.append(f"{_label(line) or 'a level line'}: {number(points[0][1])} everywhere")
        elif points:
            at_end = [text for at, text in texts if tuple(map(float, at)) == points[-1]]
            found.append((_label(line) or (at_end[0] if at_end else ""), points))
    named = [each for each in found if each[0]] or found
    return [*level, *(curve(name, points) for name, points in named)]


def _label(artist: Any) -> str:
    """The name that was given to it; matplotlib's own begin with an underscore."""
    label = str(artist.get_label())
    return "" if label.startswith("_") else label


def _is_number(text: str) -> bool:
    return text.replace(",", "").replace(".", "").isdigit()
