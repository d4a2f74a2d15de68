"""Values in a plain table: what is unknown, how they are sorted and shown."""

from collections.abc import Sequence
from math import isnan
from typing import Any


def in_order(columns: Sequence[Sequence[Any]], ascending: bool) -> list[int]:
    """The numbers of the rows, sorted by these columns; rows with nothing known come last."""
    rows = range(len(columns[0]) if columns else 0)
    known = [i for i in rows if not any(unknown(column[i]) for column in columns)]
    known.sort(key=lambda i: tuple(column[i] for column in columns), reverse=not ascending)
    return [*known, *(i for i in rows if i not in set(known))]


def unknown(value: Any) -> bool:
    """Whether nothing is known: None, or not a number."""
    return value is None or (isinstance(value, float) and isnan(value))


def shown(value: Any) -> str:
    """A value as a table shows it: "" for None, and NaN for what is no number."""
    if value is None:
        return ""
    if unknown(value):
        return "NaN"
    if is_real(value):
        return f"{value:,.6g}"
    return f"{value:,}" if type(value) is int else str(value)


def is_real(value: Any) -> bool:
    return isinstance(value, float)
