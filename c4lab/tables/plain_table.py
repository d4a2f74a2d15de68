"""A table that needs no library, and answers to the names of pandas that the lessons use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from c4lab.tables.plain_column import Places, PlainColumn
from c4lab.tables.plain_groups import Groups, Labels
from c4lab.tables.table_texts import as_csv, as_html, as_text
from c4lab.tables.values import in_order, shown, unknown


class PlainTable:
    """Columns of equal length by their names; `index` has the labels of the rows.

    >>> table = PlainTable({"player": ["Ada", "Bob", "Ada"], "points": [1, 2, 4]})
    >>> dict(table.groupby("player")["points"].sum())
    {'Ada': 5, 'Bob': 2}
    """

    def __init__(self, data: Mapping[Any, Iterable[Any]], index: Iterable[Any] | None = None):
        self._data = {name: list(values) for name, values in data.items()}
        length = len(next(iter(self._data.values()), []))
        self.numbered = index is None
        self.index = list(range(length) if index is None else index)

    @property
    def columns(self) -> list[Any]:
        return list(self._data)

    @property
    def empty(self) -> bool:
        return not self.index

    def __len__(self) -> int:
        return len(self.index)

    def __getitem__(self, key: Any) -> Any:
        """A column by its name, a table of several columns by their names, or the rows for which
        a column of truths is true."""
        if isinstance(key, PlainColumn):
            return self.take([i for i, wanted in enumerate(key) if wanted])
        if isinstance(key, list):
            return self._like({name: self._data[name] for name in key})
        return Column(self._data[key], self.index, str(key))

    @property
    def iloc(self) -> Places:
        """Rows by their number, from 0 on: one as a dict, a slice as a table."""
        return Places(self, len(self), lambda number: self.rows()[number])

    @property
    def loc(self) -> Labels:
        """Rows by their labels."""
        return Labels(self)

    def rows(self) -> list[dict[Any, Any]]:
        """Each row as a dict; None where nothing is known."""
        return [
            {name: None if unknown(values[i]) else values[i] for name, values in self._data.items()}
            for i in range(len(self))
        ]

    def take(self, numbers: Sequence[int]) -> PlainTable:
        """The rows with these numbers, in this order."""
        data = {name: [values[i] for i in numbers] for name, values in self._data.items()}
        return PlainTable(data, [self.index[i] for i in numbers])

    def head(self, rows: int = 5) -> PlainTable:
        return self.take(range(min(rows, len(self))))

    def sort_values(self, by: Any, ascending: bool = True, **_: Any) -> PlainTable:
        names = by if isinstance(by, list) else [by]
        return self.take(in_order([self._data[name] for name in names], ascending))

    def dropna(self, subset: Sequence[Any] | None = None) -> PlainTable:
        names = self.columns if subset is None else subset
        known = [i for i in range(len(self)) if not any(unknown(self._data[n][i]) for n in names)]
        return self.take(known)

    def round(self, digits: int = 0) -> PlainTable:
        return self._changed(lambda column: column.round(digits))

    def astype(self, kind: Any) -> PlainTable:
        return self._changed(lambda column: column.astype(kind))

    def assign(self, **columns: Any) -> PlainTable:
        """The table with more columns: of one value each, or of values by the rows' labels."""
        data = dict(self._data)
        for name, values in columns.items():
            several = isinstance(values, PlainColumn)
            data[name] = [values[label] if several else values for label in self.index]
        return self._like(data)

    def groupby(self, by: Any, sort: bool = True) -> Groups:
        return Groups(self, by, sort)

    def pivot_table(
        self, values: Any, index: Any, columns: Any, aggfunc: str = "mean", sort: bool = True
    ) -> PlainTable:
        """A row for each value of `index`, a column for each of `columns`, and in the cells the
        mean or the sum of `values`."""
        whole = self.dropna([values])
        across = whole[columns].unique()
        data: dict[Any, list[Any]] = {name: [] for name in (sorted(across) if sort else across)}
        groups = dict(whole.groupby(index, sort))
        for group in groups.values():
            for name, cells in data.items():
                found = group[group[columns] == name][values]
                cells.append(getattr(found, aggfunc)() if len(found) else None)
        return PlainTable(data, groups)

    def sum(self) -> PlainColumn:
        """The sum of each column."""
        return Column([self[name].sum() for name in self._data], self.columns)

    def min(self, axis: int = 0) -> PlainColumn:
        """The least value of each column, or with `axis=1` of each row."""
        if axis == 0:
            return Column([self[name].min() for name in self._data], self.columns)
        return Column([PlainColumn(row.values()).min() for row in self.rows()], self.index)

    def eq(self, other: PlainColumn, axis: int = 0) -> PlainTable:
        """Where the table has the same value as `other` has for the row."""
        return self._changed(lambda column: column == other)

    def to_csv(self, index: bool = True) -> str:
        rows = zip(self.index, self.rows(), strict=True)
        named = [["", *self.columns], *([at, *row.values()] for at, row in rows)]
        return as_csv(named if index else [row[1:] for row in named])

    def _changed(self, change: Callable[[PlainColumn], PlainColumn]) -> PlainTable:
        return self._like({name: change(self[name]) for name in self._data})

    def _like(self, data: Mapping[Any, Iterable[Any]]) -> PlainTable:
        return PlainTable(data, None if self.numbered else self.index)

    def __repr__(self) -> str:
        return as_text(self._cells())

    def _repr_html_(self) -> str:
        return as_html(self._cells())

    def _cells(self) -> list[list[str]]:
        """The rows as texts, the columns' names first; labels that only count are left out."""
        numbered = self.index == list(range(len(self)))
        rows = zip(self.index, zip(*self._data.values(), strict=True), strict=True)
        return [
            [*([] if numbered else [""]), *map(str, self.columns)],
            *([*([] if numbered else [str(at)]), *map(shown, row)] for at, row in rows),
        ]


class Column(PlainColumn):
    """A column that can be made a table again."""

    def to_frame(self, name: str = "") -> PlainTable:
        """A table with this column alone."""
        return PlainTable({name or self.name: self.values}, self.index)
