"""The chart of lessons 11 and 17: what a null-window question costs, and how it is answered."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING

from c4lab.instruments.style import look

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = {"yes": "#00798C", "no": "#B5487F"}


def plot_costs_of_questions(
    nodes: Mapping[int, int], yes: Container[int], title: str, along: str, whole: int | None = None
) -> Axes:
    """Draws the nodes of each question, by the number that it asks about; those in `yes` are
    answered so. `whole` are the nodes of one search with the whole line, which is drawn across."""
    answered = {"yes": {a: n for a, n in nodes.items() if a in yes}}
    answered["no"] = {a: n for a, n in nodes.items() if a not in yes}
    import matplotlib.pyplot as plt
    from matplotlib.ticker import MaxNLocator

    highest = max((whole or 0, *nodes.values()))
    with look():
        _, axes = plt.subplots(figsize=(8, 3.4), layout="constrained")
        for said, each in answered.items():
            axes.bar([*each], [*each.values()], color=COLOURS[said])
            middle = [*each][len(each) // 2]
            below = max(n for a, n in each.items() if abs(a - middle) < 3)
            axes.annotate(f'"{said}"', (middle, below + 0.02 * highest), ha="center")
        if whole is not None:
            axes.axhline(whole, linestyle="--", color="#5F6368")
            axes.annotate("one search with the whole line", (min(nodes), 1.02 * whole))
        axes.set(xlabel=along, ylabel="nodes", ylim=(0, 1.15 * highest))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_title(title)
    return axes
