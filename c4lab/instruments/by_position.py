"""A chart of a race over many positions: where each contender wins, and by how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any

from c4lab.instruments.own_charts import as_axes, draws_itself
from c4lab.instruments.style import TEXT, colours, look
from c4lab.pictures.lines import Along, Line, line_chart
from c4lab.tables import records

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


def plot_by_position(table: pd.DataFrame) -> Axes:
    """Draws what `race` counted: each contender's nodes divided by the first contender's.

    There is a column for each position, sorted by the last contender's share; the axis is
    logarithmic. Above the line at 1 a contender looks at more positions than the first one, below
    it at fewer. Positions that some contender has no count for are left out. Raises ValueError if
    there is only one contender.
    """
    first, *others = table["contender"].unique()
    if not others:
        raise ValueError("There is nothing to compare: race two searches or more.")
    colour = colours(table["contender"])
    if draws_itself(table):
        return _own_chart(records(table), first, others, colour)
    import matplotlib.pyplot as plt

    nodes = table.pivot_table(index="position", columns="contender", values="nodes", sort=False)
    shares = nodes.dropna().astype("float64")
    shares = shares.div(shares[first], axis="index").sort_values(others[-1])
    places = range(1, 1 + len(shares))
    with look():
        _, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        axes.axhline(1, color=colour[first], linewidth=2, label=first)
        for name, marker in zip(others, "s^Dv", strict=False):
            axes.plot(places, shares[name], color=TEXT, linewidth=0.3)
            axes.plot(places, shares[name], marker, color=colour[name], label=name, markersize=6)
        axes.set_yscale("log", base=2)
        axes.yaxis.set_major_formatter("{x:g}")
        axes.set_xlabel(f"{len(shares)} positions, the best for {others[-1]} first")
        axes.set_ylabel(f"nodes, where {first} has 1 (logarithmic axis)")
        axes.set_title(finding(list(shares[others[-1]]), others[-1], first))
        axes.figure.legend(frameon=False, loc="outside right center")
        axes.grid(axis="y")
        axes.set_axisbelow(True)
    return axes


def finding(shares: Sequence[float], name: str, first: str) -> str:
    """The result as a sentence, from the contender's shares of the first one's nodes."""
    fewer = sum(share < 1 for share in shares)
    return f"{name} looks at fewer nodes than {first} in {fewer} of {len(shares)} positions"


def _own_chart(
    rows: list[dict[str, Any]], first: str, others: Sequence[str], colour: Mapping[str, str]
) -> Axes:
    nodes: dict[str, dict[str, list[float]]] = {}
    for row in rows:
        if row["nodes"] is not None:
            nodes.setdefault(row["position"], {}).setdefault(row["contender"], []).append(
                row["nodes"]
            )
    means = [
        {name: fmean(found) for name, found in by_name.items()}
        for by_name in nodes.values()
        if by_name.keys() >= {first, *others}
    ]
    shares = [{name: each[name] / each[first] for name in others} for each in means]
    shares.sort(key=lambda each: each[others[-1]])
    lines = [
        Line(
            name,
            colour[name],
            [(place, each[name]) for place, each in enumerate(shares, 1)],
            joined=False,
            mark=mark,
        )
        for name, mark in zip(others, "s^Dv", strict=False)
    ]
    along = Along(f"{len(shares)} positions, the best for {others[-1]} first")
    upwards = Along(f"nodes, where {first} has 1", 2)
    title = finding([each[others[-1]] for each in shares], others[-1], first)
    return as_axes(line_chart(title, lines, along, upwards, level=1.0))
