"""A chart of a race, with the result as its title."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Literal

from c4lab.instruments.own_charts import draws_itself
from c4lab.instruments.own_race_chart import LOG_FROM, UNITS, race_chart
from c4lab.instruments.race_finding import amount, finding
from c4lab.instruments.style import colours, look

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

LINE_OF_TEXT = 0.07  # of the height of the axes


def plot(table: pd.DataFrame, y: Literal["nodes", "seconds"] = "nodes") -> Axes:
    """Draws what `race` measured: one line for each contender and position, or curves over depth.

    Tables of races to several depths, joined with `pandas.concat`, give one curve for each
    contender: the sums over the positions. Runs without a number of `y` are left out. Without
    matplotlib it is a chart of c4lab's own. Raises ValueError if no run has a number.
    """
    if y not in UNITS:
        raise ValueError(f"There is no chart of {y!r}: choose 'nodes' or 'seconds'.")
    if draws_itself(table):
        return race_chart(table, y)
    import matplotlib.pyplot as plt

    known = table.dropna(subset=[y]).astype({y: "float64"})
    if known.empty:
        raise ValueError(f"No run in this table has a number of {y} to draw.")
    with look():
        by_depth = known["depth"].nunique() > 1
        lines = len(known.groupby(["position", "contender"]))
        size = (8, 4.5) if by_depth else (8, 1.4 + 0.36 * lines + 0.3 * known["position"].nunique())
        _, axes = plt.subplots(figsize=size, layout="constrained")
        logarithmic = known[y].max() > LOG_FROM * known[y].min() > 0
        (_curves if by_depth else _rows)(axes, known, y, logarithmic)
        axes.set_title(finding(known, y), wrap=True)
    return axes


def _rows(axes: Axes, table: pd.DataFrame, y: str, logarithmic: bool) -> None:
    """Draws each run as a line from the left to its number, grouped by position."""
    colour = colours(table["contender"])
    start = table[y].min() / 2 if logarithmic else 0.0
    height, ticks, labels = 0.0, [], []
    several = table["position"].nunique() > 1
    for position, group in table.groupby("position", sort=False):
        if several:
            axes.annotate(
                str(position), (0, height), (0, 0), ("axes fraction", "data"), "offset points",
                weight="bold", va="center", ha="left",
            )  # fmt: skip
            height += 0.8
        for name, number in zip(group["contender"], group[y], strict=True):
            axes.plot([start, number], [height, height], color=colour[name], linewidth=2)
            axes.plot([number], [height], "o", color=colour[name], markersize=9)
            _write_beside(
                axes, f"{number:,.0f}" if y == "nodes" else amount(number, y), number, height
            )
            ticks.append(height)
            labels.append(name)
            height += 1
        height += 0.3
    axes.set_yticks(ticks, labels)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(height - 0.5, -0.6)
    if logarithmic:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:,.12g}")
        axes.set_xlim(start, table[y].max() * (table[y].max() / start) ** 0.25)
    else:
        axes.set_xlim(0, table[y].max() * 1.25)
    axes.set_xlabel(UNITS[y] + (" (logarithmic axis)" if logarithmic else ""))
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_axisbelow(True)


def _curves(axes: Axes, table: pd.DataFrame, y: str, logarithmic: bool) -> None:
    """Draws a curve over depth for each contender, with the name at its end."""
    colour = colours(table["contender"])
    ends = {}
    for name, group in table.groupby("contender", sort=False):
        by_depth = group.groupby("depth")[y].sum()
        axes.plot(
            by_depth.index, by_depth.to_numpy(), "o-", color=colour[str(name)], linewidth=2,
            label=name,
        )  # fmt: skip
        ends[str(name)] = by_depth.index[-1], by_depth.iloc[-1]
    if logarithmic:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter("{x:,.12g}")
    else:
        axes.set_ylim(bottom=0)
    depths = sorted(table["depth"].unique())
    axes.set_xticks(depths)
    axes.set_xlim(depths[0] - 0.3, depths[-1] + (depths[-1] - depths[0]) * 0.25 + 0.3)
    axes.set_xlabel("depth in moves")
    axes.set_ylabel(UNITS[y] + (" (logarithmic axis)" if logarithmic else ""))
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    _name_ends(axes, ends)


def _name_ends(axes: Axes, ends: dict[str, tuple[Any, Any]]) -> None:
    """Writes each curve's name at its end; names of close ends are one line of text apart."""
    axes.autoscale_view()
    to_share = axes.transScale + axes.transLimits  # 0 at the bottom of the axes, 1 at the top
    shares = {name: to_share.transform(end)[1] for name, end in ends.items()}
    above = inf
    for name in sorted(shares, key=shares.__getitem__, reverse=True):
        above = min(shares[name], above - LINE_OF_TEXT)
        axes.annotate(
            name, (ends[name][0], above), (10, 0), ("data", "axes fraction"), "offset points",
            va="center",
        )  # fmt: skip


def _write_beside(axes: Axes, text: str, x: Any, y: Any) -> None:
    axes.annotate(text, (x, y), (10, 0), textcoords="offset points", va="center")
