"""The charts of what the instruments measure, each with its finding as title.

matplotlib draws them. Without it, as in a browser tab, the call says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from c4lab.instruments.race_results import amount, finding
from c4lab.instruments.style import (
    BLUE,
    TEXT,
    THOUSANDS,
    colours,
    finish,
    look,
    name_rows,
    write_beside,
)
from c4lab.pictures.theme import GOOD

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from c4lab.instruments.growing import Growth

UNITS = {"nodes": "nodes", "seconds": "seconds, median"}
LOG_FROM = 30
"""If the largest number is more than this many times the smallest, the axis is logarithmic."""


def plot(table: pd.DataFrame, y: Literal["nodes", "seconds"] = "nodes") -> Axes:
    """Draws what `race` measured: each run as a line from the left to its number, by position.

    Runs without a number of `y` are left out. Raises ValueError if no run has a number.
    """
    if y not in UNITS:
        raise ValueError(f"There is no chart of {y!r}: choose 'nodes' or 'seconds'.")
    import matplotlib.pyplot as plt

    known = table.dropna(subset=[y]).astype({y: "float64"})
    if known.empty:
        raise ValueError(f"No run in this table has a number of {y} to draw.")
    groups = known["position"].nunique()
    logarithmic = known[y].max() > LOG_FROM * known[y].min() > 0
    with look():
        size = (8, 1.4 + 0.36 * len(known) + 0.3 * groups)
        _, axes = plt.subplots(figsize=size, layout="constrained")
        start = known[y].min() / 2 if logarithmic else 0.0
        _draw_rows(axes, known, y, start)
        if logarithmic:
            axes.set_xscale("log")
            axes.set_xlim(start, known[y].max() * (known[y].max() / start) ** 0.25)
        else:
            axes.set_xlim(0, known[y].max() * 1.25)
        axes.xaxis.set_major_formatter(THOUSANDS)
        axes.set_xlabel(UNITS[y] + (" (logarithmic axis)" if logarithmic else ""))
        finish(axes, finding(known, y), "x")
    return axes


def _draw_rows(axes: Axes, table: pd.DataFrame, y: str, start: float) -> None:
    """Draws the runs, those of a position below its name if there are several positions, and each
    with its depth if there are several depths."""
    colour = colours(table["contender"])
    several, by_depth = table["position"].nunique() > 1, table["depth"].nunique() > 1
    height, ticks, labels = 0.0, [], []
    for position, group in table.groupby("position", sort=False):
        if several:
            axes.annotate(
                str(position), (0, height), (0, 0), ("axes fraction", "data"), "offset points",
                weight="bold", va="center", ha="left",
            )  # fmt: skip
            height += 0.8
        for name, depth, number in zip(group["contender"], group["depth"], group[y], strict=True):
            axes.plot([start, number], [height, height], color=colour[name], linewidth=2)
            axes.plot([number], [height], "o", color=colour[name], markersize=9)
            words = f"{number:,.0f}" if y == "nodes" else amount(number, y)
            write_beside(axes, words, number, height)
            ticks.append(height)
            labels.append(f"{name}, depth {depth}" if by_depth else name)
            height += 1
        height += 0.3
    name_rows(axes, ticks, labels)
    axes.set_ylim(height - 0.5, -0.6)


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
    colour = colours(table["contender"])
    nodes = table.pivot_table(index="position", columns="contender", values="nodes", sort=False)
    shares = nodes.dropna().astype("float64")
    shares = shares.div(shares[first], axis="index").sort_values(others[-1])
    places = range(1, 1 + len(shares))
    fewer = (shares[others[-1]] < 1).sum()
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
        axes.figure.legend(frameon=False, loc="outside right center")
        won = f"{fewer} of {len(shares)} positions"
        finish(axes, f"Fewer nodes with {others[-1]} than with {first} in {won}", "y")
    return axes


def plot_counts(
    counts: Mapping[str, Mapping[int, int]], along: str, upwards: str, title: str
) -> Axes:
    """Draws a line for each name in `counts`: its counts, which are above 0, by whole numbers such
    as depths. `along` and `upwards` say what these numbers and the counts are."""
    import matplotlib.pyplot as plt

    colour = colours(counts)
    numbers = sorted({number for each in counts.values() for number in each})
    width = numbers[-1] - numbers[0]
    with look():
        _, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        for name, each in counts.items():
            axes.plot([*each], [*each.values()], "o-", color=colour[name])
            write_beside(axes, name, *[*each.items()][-1])
        axes.set(yscale="log", ylabel=f"{upwards} (logarithmic axis)")
        axes.set(xticks=numbers, xlabel=along)
        axes.set_xlim(numbers[0] - 0.04 * width, numbers[-1] + 0.38 * width)  # room for the names
        finish(axes, title, "y")
    return axes


def plot_growth(*measured: Growth) -> Axes:
    """Draws what `growth` measured: one line for each function, with the exponent at its end.

    Raises ValueError without a growth, or if some count steps and others seconds.
    """
    if len({each.by for each in measured}) != 1:
        raise ValueError("Draw at least one growth, and either all by steps or all by seconds.")
    import matplotlib.pyplot as plt

    colour = colours(each.name for each in measured)
    with look():
        _, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        axes.set(xscale="log", yscale="log")
        for each in measured:
            ends = each.sizes[0], each.sizes[-1]
            fitted = [each.fit.factor * n**each.exponent for n in ends]
            axes.plot(ends, fitted, color=colour[each.name], linewidth=2, alpha=0.6)
            axes.plot(each.sizes, each.costs, "o", color=colour[each.name], markersize=7)
            write_beside(axes, f"{each.name}: n^{each.exponent:z.2f}", ends[1], each.costs[-1])
        axes.margins(x=0.05, y=0.1)
        left, right = axes.get_xlim()
        axes.set_xlim(left, right * (right / left) ** 0.25)  # room for the names
        axes.set_xlabel("n (logarithmic axis)")
        axes.set_ylabel(f"{measured[0].by} (logarithmic axis)")
        finish(axes, _growth_finding(measured), "both")
    return axes


def plot_prediction(table: pd.DataFrame) -> Axes:
    """Draws a table from `prediction`, the best on top: a bar from 0.5 (guessing) to the AUC.

    Beside each bar stands its AUC, and the share of positions that the evaluation gives 0. Raises
    ValueError if the table is empty.
    """
    import matplotlib.pyplot as plt

    if table.empty:
        raise ValueError("There is no evaluation in this table to draw.")
    ranked = table.sort_values("auc", ascending=False, kind="stable")
    names, aucs, heights = list(ranked["evaluation"]), list(ranked["auc"]), range(len(ranked))
    with look():
        _, axes = plt.subplots(figsize=(8, 1.6 + 0.42 * len(ranked)), layout="constrained")
        colour = [GOOD if auc == aucs[0] else BLUE for auc in aucs]
        axes.barh(heights, [auc - 0.5 for auc in aucs], 0.62, left=0.5, color=colour)
        for height, auc, silent in zip(heights, aucs, ranked["silent"], strict=True):
            words = f"{auc:.3f}" + (f", silent on {100 * silent:.0f} %" if silent >= 0.005 else "")
            write_beside(axes, words, max(auc, 0.5), height, 8)
        axes.axvline(0.5, color=TEXT, linewidth=1)
        name_rows(axes, heights, names)
        axes.set_ylim(len(ranked) - 0.5, -0.5)
        axes.set_xlim(min(0.5, *aucs) - 0.02, 1.0)
        axes.set_xlabel("AUC: won positions rated above lost ones (0.5 is guessing, 1 is perfect)")
        finish(axes, _prediction_finding(names, aucs), "x")
    return axes


def _growth_finding(measured: tuple[Growth, ...]) -> str:
    """The title: which function grows most slowly, and which fastest."""
    if len(measured) == 1:
        (only,) = measured
        return f"{only.name} grows like n^{only.exponent:z.2f}"
    flat = min(measured, key=lambda each: each.exponent)
    steep = max(measured, key=lambda each: each.exponent)
    return (
        f"{flat.name} grows most slowly (n^{flat.exponent:z.2f}), "
        f"{steep.name} fastest (n^{steep.exponent:z.2f})"
    )


def _prediction_finding(names: list[str], aucs: list[float]) -> str:
    """The result as a sentence, about the first (best) evaluation and the last (worst)."""
    best = f"{names[0]} rates the won position above the lost one in {100 * aucs[0]:.0f} of 100"
    return best if len(names) == 1 else f"{best}; {names[-1]} in {100 * aucs[-1]:.0f}"
