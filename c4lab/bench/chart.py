"""The cost of one evaluation as a table and a chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from c4lab.instruments.measuring import amount
from c4lab.instruments.style import BLUE, THOUSANDS, finish, look, name_rows, write_beside
from c4lab.pictures.theme import GOOD
from c4lab.tables import table_of

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


def cost_table(boards: int = 400, repeats: int = 7) -> pd.DataFrame:
    """Measures now: a row for each way, with `way`, `microseconds` an evaluation and `speedup`.

    `speedup` is over the first way. Takes a few seconds. Raises ValueError for other numbers.
    """
    from c4lab.bench.evaluation import Cost, costs

    if not all(isinstance(number, int) and number > 0 for number in (boards, repeats)):
        raise ValueError(f"Give whole numbers from 1 on; not {boards!r} boards, {repeats!r} times.")
    return table_of(Cost._fields, costs(boards, repeats))


def plot_costs(table: pd.DataFrame) -> Axes:
    """Draws a `cost_table`: a bar for each way. The title is about the last one, which is green."""
    import matplotlib.pyplot as plt

    times = table["microseconds"]
    first, last = table.iloc[0], table.iloc[-1]
    with look():
        _, axes = plt.subplots(figsize=(8, 1.6 + 0.42 * len(table)), layout="constrained")
        colours = [BLUE] * (len(table) - 1) + [GOOD]
        axes.barh(range(len(table)), times, color=colours, height=0.62)
        for height, (time, speedup) in enumerate(zip(times, table["speedup"], strict=True)):
            label = amount(time * 1e-6) + (f"  ({speedup:,.3g} times as fast)" if height else "")
            write_beside(axes, label, time, height, 8)
        name_rows(axes, range(len(table)), list(table["way"]))
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.minorticks_off()
        axes.set_xlim(times.min() / 4, times.max() * 8)
        axes.xaxis.set_major_formatter(THOUSANDS)
        axes.set_xlabel("microseconds for one evaluation, median (logarithmic axis)")
        finish(axes, _finding(first, last), "x")
    return axes


def _finding(first: Any, last: Any) -> str:
    way = str(last["way"]).capitalize()
    return f"{way}: {last['speedup']:,.0f} times as fast as {first['way']}"
