"""Says when a chart is drawn by c4lab itself: where there is no matplotlib, or no pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from c4lab.tables.plain_table import PlainTable
from c4lab.work.libraries import is_here

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from c4lab.pictures.chart import Chart


def draws_itself(table: Any = None) -> bool:
    """Whether c4lab has to draw: matplotlib is not here, or cannot read this table."""
    return isinstance(table, PlainTable) or not is_here("matplotlib")


def as_axes(chart: Chart) -> Axes:
    """The chart, for a function whose type promises matplotlib's axes, as it has them elsewhere."""
    return cast("Axes", chart)
