"""A chart of predictions: a bar for each evaluation, from guessing to perfect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.instruments.own_charts import as_axes, draws_itself
from c4lab.instruments.style import BLUE, TEXT, look
from c4lab.pictures.bars import Bar, bar_chart
from c4lab.pictures.theme import GOOD

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

ALONG = "AUC: won positions rated above lost ones (0.5 is guessing, 1 is perfect)"


def plot_prediction(table: pd.DataFrame) -> Axes:
    """Draws a table from `prediction`, the best on top: a bar from 0.5 (guessing) to the AUC.

    Beside each bar stands its AUC, and the share of positions that the evaluation gives 0. Raises
    ValueError if the table is empty.
    """
    if table.empty:
        raise ValueError("There is no evaluation in this table to draw.")
    ranked = table.sort_values("auc", ascending=False, kind="stable")
    names, aucs, heights = list(ranked["evaluation"]), list(ranked["auc"]), range(len(ranked))
    if draws_itself(table):
        return _own_chart(names, aucs, list(ranked["silent"]))
    import matplotlib.pyplot as plt

    with look():
        _, axes = plt.subplots(figsize=(8, 1.6 + 0.42 * len(ranked)), layout="constrained")
        colour = [GOOD if auc == aucs[0] else BLUE for auc in aucs]
        axes.barh(heights, [auc - 0.5 for auc in aucs], 0.62, left=0.5, color=colour)
        for height, auc, silent in zip(heights, aucs, ranked["silent"], strict=True):
            axes.annotate(
                _words(auc, silent), (max(auc, 0.5), height), (8, 0), textcoords="offset points",
                va="center",
            )  # fmt: skip
        axes.axvline(0.5, color=TEXT, linewidth=1)
        axes.set_yticks(heights, names)
        axes.tick_params(axis="y", length=0)
        axes.set_ylim(len(ranked) - 0.5, -0.5)
        axes.set_xlim(min(0.5, *aucs) - 0.02, 1.0)
        axes.set_xlabel(ALONG)
        axes.set_title(finding(names, aucs), wrap=True)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="x")
        axes.set_axisbelow(True)
    return axes


def _words(auc: float, silent: float) -> str:
    return f"{auc:.3f}" + (f", silent on {100 * silent:.0f} %" if silent >= 0.005 else "")


def _own_chart(names: list[str], aucs: list[float], silences: list[float]) -> Axes:
    bars = [
        Bar(name, auc, _words(auc, silent), GOOD if auc == aucs[0] else BLUE)
        for name, auc, silent in zip(names, aucs, silences, strict=True)
    ]
    return as_axes(bar_chart(finding(names, aucs), bars, ALONG, start=0.5, end=1.0))


def finding(names: list[str], aucs: list[float]) -> str:
    """The result as a sentence, about the first (best) evaluation and the last (worst)."""
    best = f"{names[0]} rates the won position above the lost one in {100 * aucs[0]:.0f} of 100"
    return best if len(names) == 1 else f"{best}; {names[-1]} in {100 * aucs[-1]:.0f}"
