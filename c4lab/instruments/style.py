"""How charts look: a technique has the same colour in every lesson, on light and dark pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal

from c4lab.instruments.figures_read import tell_charts
from c4lab.pictures.theme import GOOD, LIGHT, RED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

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
