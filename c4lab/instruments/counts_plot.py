"""A chart of counts that grow: a line for each kind, on a logarithmic axis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from c4lab.instruments.own_charts import as_axes, draws_itself
from c4lab.instruments.style import TEXT, colours, look
from c4lab.pictures.lines import Along, Line, line_chart

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def plot_counts(
    counts: Mapping[str, Mapping[int, int]], along: str, upwards: str, title: str
) -> Axes:
    """Draws a line for each name in `counts`: its counts, which are above 0, by whole numbers such
    as depths. `along` and `upwards` say what these numbers and the counts are."""
    colour = colours(counts)
    if draws_itself():
        lines = [Line(name, colour[name], [*each.items()]) for name, each in counts.items()]
        return as_axes(line_chart(title, lines, Along(along), Along(upwards, 10)))
    import matplotlib.pyplot as plt

    numbers = sorted({number for each in counts.values() for number in each})
    width = numbers[-1] - numbers[0]
    with look():
        _, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        for name, each in counts.items():
            axes.plot([*each], [*each.values()], "o-", color=colour[name])
            axes.annotate(
                name, [*each.items()][-1], (10, 0),
                textcoords="offset points", va="center", color=TEXT,
            )  # fmt: skip
        axes.set(yscale="log", ylabel=f"{upwards} (logarithmic axis)")
        axes.set(xticks=numbers, xlabel=along)
        axes.set_xlim(numbers[0] - 0.04 * width, numbers[-1] + 0.38 * width)  # room for the names
        axes.set_title(title, wrap=True)
        axes.grid(axis="y")
        axes.set_axisbelow(True)
    return axes
