"""Makes a table: a DataFrame if pandas is here, otherwise a table of c4lab's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from c4lab.tables.plain_table import PlainTable

if TYPE_CHECKING:
    import pandas as pd


def table_of(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    kinds: Mapping[str, str] | None = None,
) -> pd.DataFrame:
    """A table with these columns and rows. `kinds` are pandas' types of columns that have them.

    Without pandas it is a PlainTable, which knows the part of pandas that the lessons use.
    """
    rows = list(rows)
    try:
        import pandas as pd
    except ImportError:
        return PlainTable({name: [row[i] for row in rows] for i, name in enumerate(columns)})  # type: ignore[return-value]
    return pd.DataFrame(rows, columns=list(columns)).astype(dict(kinds or {}))


def joined(tables: Sequence[Any]) -> pd.DataFrame:
    """One table of the rows of several, which have the same columns."""
    if any(isinstance(table, PlainTable) for table in tables):
        found = [row for table in tables for row in records(table)]
        return PlainTable({name: [row[name] for row in found] for name in tables[0].columns})  # type: ignore[return-value]
    import pandas as pd

    whole: pd.DataFrame = pd.concat(tables)
    return whole


def records(table: Any) -> list[dict[str, Any]]:
    """The rows of a table of either kind, each a dict; None where nothing is known. A list of
    such rows is returned as it is."""
    if isinstance(table, list):
        return table
    if isinstance(table, PlainTable):
        return table.rows()
    plain = table.astype(object)
    found: list[dict[str, Any]] = plain.where(table.notna(), None).to_dict("records")
    return found
