"""Tables of measurements: pandas' frames or, where pandas is not here, plain lists of rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from c4lab.work.importing import NoAttribute, is_here, not_here

if TYPE_CHECKING:
    import pandas as pd


class Rows(list[dict[str, Any]]):
    """The rows of a table, each a dict with all `columns`. A notebook shows them as a table.

    By its name one gets a column, as a list. For whatever else a frame can do it says that pandas
    is needed.
    """

    def __init__(self, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        super().__init__(dict(zip(columns, row, strict=True)) for row in rows)
        self.columns = list(columns)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int | slice):
            return super().__getitem__(key)
        if key in self.columns:
            return [row[key] for row in self]
        raise not_here("pandas")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # Python and IPython ask what it can do
            raise AttributeError(name)
        raise not_here("pandas", NoAttribute)

    def __repr__(self) -> str:
        cells = [self.columns, *([_shown(value) for value in row.values()] for row in self)]
        wide = [max(map(len, column)) for column in zip(*cells, strict=True)]
        return "\n".join("  ".join(map(str.rjust, row, wide)) for row in cells)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        rows = (
            "".join(f"<td>{escape(_shown(value))}</td>" for value in row.values()) for row in self
        )
        body = "".join(f"<tr>{row}</tr>" for row in rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def table_of(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    kinds: Mapping[str, str] | None = None,
) -> pd.DataFrame:
    """A frame with these columns and rows. `kinds` are pandas' types of columns that have them.
    Without pandas it is Rows."""
    rows = list(rows)
    if not is_here("pandas"):
        return Rows(columns, rows)  # type: ignore[return-value]
    import pandas as pd

    return pd.DataFrame(rows, columns=list(columns)).astype(dict(kinds or {}))


def records(table: Any) -> list[dict[str, Any]]:
    """The rows of a frame, each a dict; None where nothing is known. A list of such rows is
    returned as it is."""
    if isinstance(table, list):
        return table
    plain = table.astype(object)
    found: list[dict[str, Any]] = plain.where(table.notna(), None).to_dict("records")
    return found


def _shown(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:,.6g}"
    return f"{value:,}" if type(value) is int else str(value)
