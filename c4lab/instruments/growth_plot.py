"""A chart of growth: for each function points on logarithmic axes, and the line that fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from c4lab.instruments.own_charts import as_axes, draws_itself
from c4lab.instruments.style import TEXT, colours, look
from c4lab.pictures.lines import Along, Line, line_chart

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from c4lab.instruments.growing import Growth


def plot_growth(*measured: Growth) -> Axes:
    """Draws what `growth` measured: one line for each function, with the exponent at its end.

    Raises ValueError without a growth, or if some count steps and others seconds.
    """
    if len({each.by for each in measured}) != 1:
        raise ValueError("Draw at least one growth, and either all by steps or all by seconds.")
    colour = colours(each.name for each in measured)
    if draws_itself():
        return _own_chart(measured, colour)
    import matplotlib.pyplot as plt

    with look():
        _, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        axes.set(xscale="log", yscale="log")
        for each in measured:
            _draw(axes, each, colour[each.name])
        axes.margins(x=0.05, y=0.1)
        left, right = axes.get_xlim()
        axes.set_xlim(left, right * (right / left) ** 0.25)  # room for the names
        axes.set_xlabel("n (logarithmic axis)")
        axes.set_ylabel(f"{measured[0].by} (logarithmic axis)")
        axes.set_title(_finding(measured), wrap=True)
        axes.grid(axis="both")
        axes.set_axisbelow(True)
    return axes


def _fitted(each: Growth) -> list[tuple[float, float]]:
    """The ends of the line that fits."""
    return [(n, each.fit.factor * n**each.exponent) for n in (each.sizes[0], each.sizes[-1])]


def _own_chart(measured: tuple[Growth, ...], colour: Mapping[str, str]) -> Axes:
    lines = [
        Line(
            f"{each.name}: n^{each.exponent:z.2f}",
            colour[each.name],
            list(zip(each.sizes, each.costs, strict=True)),
            _fitted(each),
        )
        for each in measured
    ]
    return as_axes(line_chart(_finding(measured), lines, Along("n", 10), Along(measured[0].by, 10)))


def _draw(axes: Axes, each: Growth, colour: str) -> None:
    ends = each.sizes[0], each.sizes[-1]
    axes.plot(*zip(*_fitted(each), strict=True), color=colour, linewidth=2, alpha=0.6)
    axes.plot(each.sizes, each.costs, "o", color=colour, markersize=7)
    axes.annotate(
        f"{each.name}: n^{each.exponent:z.2f}", (ends[1], each.costs[-1]), (10, 0),
        textcoords="offset points", va="center", color=TEXT,
    )  # fmt: skip


def _finding(measured: tuple[Growth, ...]) -> str:
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
