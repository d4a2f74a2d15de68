"""How charts look, on light and dark pages, and what they say to readers who do not see them.

A technique has the same colour in every lesson. For the words a chart's title, axes, bars and lines
are read back. JupyterLab shows a PNG without such words, so a notebook shows a chart as HTML: an
<img> element with both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from math import isclose
from typing import TYPE_CHECKING, Any, Literal
from weakref import WeakKeyDictionary

from c4lab.pictures.theme import GOOD, LIGHT, RED

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    Text = tuple[tuple[float, float], str]  # where it points to, and what it says

# A chart has a transparent background, on light and on dark pages. So colours have a contrast of
# at least 3:1 on white and on #111. Text has this grey: 4.3:1 on both, and no colour has more.
TEXT = "#797979"
# JupyterLab puts a white or dark box behind a chart if all its labels are darker than the middle
# grey, or all lighter. So the labels at the side are a little lighter than it.
OTHER_TEXT = "#808080"
AMBER, BLUE = "#B87A14", "#3A75A8"

TECHNIQUE = {
    "minimax": LIGHT["soft"],
    "alphabeta": BLUE,
    "negamax": GOOD,
    "bitmasks": "#7B5EA7",
    "table": AMBER,
    "withmemory": AMBER,
    "aspiration": "#2A9DC4",
    "pvs": "#A23B72",
    "deepening": "#6E7F2B",
    "mtd(f)from0": "#4C8C4A",
    "mtd(f)fromonebefore": "#7B5EA7",
    "mtd": "#B5651D",
    "ordering": RED,
    "symmetry": "#4C8C4A",
    "lefttoright": LIGHT["soft"],
    "centrefirst": BLUE,
    "bestfirst": AMBER,
    "previousbest": "#6E7F2B",
    "killer": "#B5651D",
    "history": "#A23B72",
    "yours": "#8A4FBF",
}
"""The colour of a contender whose name begins so, without hyphens, underscores and spaces."""

THOUSANDS = "{x:,.12g}"
"""How an axis writes its numbers: 20,000, and 0.05 as it is."""

SPARE = (RED, "#B5651D", "#4C8C4A", "#2A9DC4", "#A23B72", AMBER, "#7B5EA7")
"""Colours for other names; the one that looks most like that of `yours` comes last."""

RC: dict[Any, Any] = {
    "axes.edgecolor": TEXT,
    "axes.facecolor": "none",
    "axes.labelcolor": TEXT,
    "axes.prop_cycle": f"cycler('color', ['{BLUE}', '{RED}', '{GOOD}', '{AMBER}'])",
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlepad": 14,
    "axes.titlesize": 14,
    "axes.titleweight": "bold",
    "figure.facecolor": "none",
    "figure.constrained_layout.h_pad": 0.15,  # inches around the chart
    "figure.constrained_layout.w_pad": 0.15,
    "font.size": 12,
    "grid.alpha": 0.4,
    "grid.color": TEXT,
    "grid.linewidth": 0.6,
    "text.color": TEXT,
    "xtick.color": TEXT,
    "ytick.color": OTHER_TEXT,
}


@contextmanager
def look() -> Iterator[None]:
    """Context manager: charts made inside have this workbook's style, and, in a notebook, an
    alternative text."""
    from matplotlib import rcParams

    tell_charts()
    # Not matplotlib's rc_context: on exit it also undoes what a notebook sets up with its first
    # chart, and then no further chart is shown.
    before = {key: rcParams[key] for key in RC}
    rcParams.update(RC)
    try:
        yield
    finally:
        rcParams.update(before)


def finish(axes: Axes, title: str, grid: Literal["x", "y", "both"]) -> None:
    """Gives a chart its title, the finding, and a grid behind its marks."""
    axes.set_title(title, wrap=True)
    axes.grid(axis=grid)
    axes.set_axisbelow(True)


def name_rows(axes: Axes, heights: Sequence[float], names: Sequence[str]) -> None:
    """Writes the name of each row of a chart at its left, in place of an axis."""
    axes.set_yticks(heights, names)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def write_beside(axes: Axes, words: str, x: Any, y: Any, gap: int = 10) -> None:
    """Writes words at the right of the point (x, y), `gap` points from it."""
    axes.annotate(words, (x, y), (gap, 0), textcoords="offset points", va="center")


def colours(names: Iterable[str]) -> dict[str, str]:
    """A colour for each name: its technique's, unless a name before has it, or else a spare one."""
    names = list(dict.fromkeys(names))
    given: dict[str, str] = {}
    for name in names:
        colour = _technique_colour(name)
        if colour and colour not in given.values():
            given[name] = colour
    spare = [colour for colour in SPARE if colour not in given.values()] or list(SPARE)
    others = [name for name in names if name not in given]
    return given | {name: spare[i % len(spare)] for i, name in enumerate(others)}


def _technique_colour(name: str) -> str | None:
    plain = name.lower().replace("-", "").replace(" ", "").replace("_", "").removeprefix("+")
    return next((c for word, c in TECHNIQUE.items() if plain.startswith(word)), None)


Point = tuple[float, float]
FEW = 20  # points, that are all told; of more only the first, last, lowest and highest

GIVEN: WeakKeyDictionary[Figure, str] = WeakKeyDictionary()
"""Words for charts whose marks alone do not say enough."""


def tell_charts() -> None:
    """From now on, charts of this notebook have an alternative text. Elsewhere it does nothing."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is not None:
        formatter = shell.display_formatter.ipython_display_formatter
        formatter.for_type_by_name("matplotlib.figure", "Figure", _show)


def _show(figure: Figure) -> None:
    """Raises NotImplementedError where charts are no PNG: IPython then shows them its own way."""
    from IPython import get_ipython
    from IPython.display import display

    shell: Any = get_ipython()
    found = shell.display_formatter.formatters["image/png"](figure)
    if not found:
        raise NotImplementedError
    picture = found[0] if isinstance(found, tuple) else found
    width = f' width="{found[1]["width"]}"' if isinstance(found, tuple) else ""
    words = figure_words(figure)
    html = (
        f'<img alt="{escape(words)}" src="data:image/png;base64,{picture.strip()}"{width} '
        'style="max-width:100%">'
    )
    display({"text/html": html, "text/plain": words}, raw=True)


def figure_words(figure: Figure) -> str:
    """The words in GIVEN, or else what the chart shows, in sentences."""
    if figure in GIVEN:
        return GIVEN[figure]
    sentences = [figure.get_suptitle()]
    for axes in figure.axes:
        sentences += [axes.get_title(loc) for loc in ("left", "center", "right")]
        sentences += _said_of_axes(axes.get_xlabel(), axes.get_ylabel())
        sentences.append(_shown(axes))
    return as_text(sentences) or "A chart without words."


def _shown(axes: Axes) -> str:
    from matplotlib.ticker import FixedLocator

    texts = [(getattr(each, "xy", each.get_position()), each.get_text()) for each in axes.texts]
    if isinstance(axes.yaxis.get_major_locator(), FixedLocator):  # names, not numbers
        return _told_rows(_rows(axes, texts))
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
            yield _curve(_label(container) or (above[0] if above else ""), points)


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
    return [*level, *(_curve(name, points) for name, points in named)]


def _label(artist: Any) -> str:
    """The name that was given to it; matplotlib's own begin with an underscore."""
    label = str(artist.get_label())
    return "" if label.startswith("_") else label


def _is_number(text: str) -> bool:
    return text.replace(",", "").replace(".", "").isdigit()


def number(value: float) -> str:
    """A number as one reads it out, with three digits if it is no whole number.

    >>> number(55942.0), number(0.04567), number(1234.5)
    ('55,942', '0.0457', '1,234')
    """
    whole = value == int(value) or abs(value) >= 1000
    return f"{value:,.0f}" if whole else f"{value:.3g}"


def _curve(name: str, points: Sequence[Point]) -> str:
    """What a line or a row of bars shows.

    >>> _curve("mixed", [(16, 55942), (32, 38190)])
    'mixed: 55,942 at 16, 38,190 at 32'
    """
    told = ", ".join(f"{number(y)} at {number(x)}" for x, y in points)
    if len(points) > FEW:
        low, high = (most(points, key=lambda point: point[1]) for most in (min, max))
        ends = {"first": points[0], "last": points[-1], "lowest": low, "highest": high}
        told = f"{len(points)} points, " + ", ".join(
            f"the {which} {number(y)} at {number(x)}" for which, (x, y) in ends.items()
        )
    return f"{name}: {told}" if name else told


def _told_rows(named: Iterable[tuple[str, str]]) -> str:
    """Rows of a chart, each a name and its number; where there is no number it is a group's name.

    >>> _told_rows([("late", ""), ("minimax", "157"), ("alphabeta", "36")])
    'late: minimax 157; alphabeta 36'
    """
    told = (f"{name} {words}; " if words else f"{name}: " for name, words in named)
    return "".join(told).removesuffix("; ")


def _said_of_axes(along: str, upwards: str = "") -> list[str]:
    """What the axes say, a sentence for each that says something.

    >>> _said_of_axes("slots (logarithmic axis)", "nodes")
    ['Upwards: nodes', 'Across: slots']
    """
    said = {"Upwards": upwards, "Across": along}
    return [f"{way}: {words.split(' (log')[0]}" for way, words in said.items() if words]


def as_text(sentences: Iterable[str]) -> str:
    """The sentences, each with its full stop; empty ones are left out."""
    return " ".join(each if each.endswith((".", "?")) else f"{each}." for each in sentences if each)
