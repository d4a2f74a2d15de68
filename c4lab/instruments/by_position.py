"""A chart of a race over many positions: where each contender wins, and by how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.instruments.style import TEXT, colours, look

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
    import matplotlib.pyplot as plt

    first, *others = table["contender"].unique()
    if not others:
        raise ValueError("There is nothing to compare: race two searches or more.")
    nodes = table.pivot_table(index="position", columns="contender", values="nodes", sort=False)
    shares = nodes.dropna().astype("float64")
    shares = shares.div(shares[first], axis="index").sort_values(others[-1])
    places = range(1, 1 + len(shares))
    colour = colours(table["contender"])
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
        axes.set_title(finding(shares[others[-1]], first))
        axes.figure.legend(frameon=False, loc="outside right center")
        axes.grid(axis="y")
        axes.set_axisbelow(True)
    return axes


def finding(shares: pd.Series[float], first: str) -> str:
    """The result as a sentence, from one contender's shares of the first one's nodes."""
    fewer = int((shares < 1).sum())
    return f"{shares.name} looks at fewer nodes than {first} in {fewer} of {len(shares)} positions"
