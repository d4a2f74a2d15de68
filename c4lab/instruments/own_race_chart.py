"""A chart of a race, of c4lab's own: a bar for each run, or curves over depth."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from c4lab.instruments.own_charts import as_axes
from c4lab.instruments.race_finding import Row, amount, finding
from c4lab.instruments.style import colours
from c4lab.pictures.bars import Bar, bar_chart
from c4lab.pictures.lines import Along, Line, line_chart
from c4lab.tables import records

if TYPE_CHECKING:
    from matplotlib.axes import Axes

UNITS = {"nodes": "positions looked at", "seconds": "seconds, median"}
LOG_FROM = 30
"""If the largest number is more than this many times the smallest, the axis is logarithmic."""


def race_chart(table: Any, y: str) -> Axes:
    """Shows the runs that have a number of `y`. Raises ValueError if none has."""
    rows = [row for row in records(table) if row[y] is not None]
    if not rows:
        raise ValueError(f"No run in this table has a number of {y} to draw.")
    numbers = [row[y] for row in rows]
    base = 10 if max(numbers) > LOG_FROM * min(numbers) > 0 else 0
    colour = colours(row["contender"] for row in rows)
    if len({row["depth"] for row in rows}) > 1:
        return _curves(rows, y, base, colour)
    several = len({row["position"] for row in rows}) > 1
    bars = [
        Bar(
            row["contender"], row[y], f"{row[y]:,.0f}" if y == "nodes" else amount(row[y], y),
            colour[row["contender"]], row["position"] if several else "",
        )
        for row in sorted(rows, key=lambda row: list(_positions(rows)).index(row["position"]))
    ]  # fmt: skip
    start = None if base else 0.0
    return as_axes(bar_chart(finding(rows, y), bars, UNITS[y], base, start))


def _curves(rows: list[Row], y: str, base: int, colour: dict[str, str]) -> Axes:
    sums: dict[str, dict[float, float]] = defaultdict(lambda: defaultdict(float))
    for row in rows:
        sums[row["contender"]][row["depth"]] += row[y]
    lines = [Line(name, colour[name], sorted(by.items())) for name, by in sums.items()]
    from_zero = not base
    upwards = Along(UNITS[y], base, from_zero)
    return as_axes(line_chart(finding(rows, y), lines, Along("depth in moves"), upwards))


def _positions(rows: list[Row]) -> dict[str, None]:
    return dict.fromkeys(row["position"] for row in rows)
