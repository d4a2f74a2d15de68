"""Rows of a plain table that belong together: by the value of a column, or by their labels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from c4lab.tables.plain_column import PlainColumn


class Groups:
    """The rows of a table by the value of a column: iterate, or take a column and its sum."""

    def __init__(self, table: Any, by: Any, sort: bool) -> None:
        labels = table[by].unique()
        self._by, self._table = by, table
        self._labels = sorted(labels) if sort else labels

    def __iter__(self) -> Iterator[tuple[Any, Any]]:
        for label in self._labels:
            yield label, self._table[self._table[self._by] == label]

    def __getitem__(self, name: Any) -> GroupedColumn:
        return GroupedColumn({label: group[name] for label, group in self})


class GroupedColumn:
    """A column of each group."""

    def __init__(self, columns: Mapping[Any, PlainColumn]) -> None:
        self._columns = columns

    def sum(self) -> PlainColumn:
        return PlainColumn([each.sum() for each in self._columns.values()], self._columns)

    def mean(self) -> PlainColumn:
        return PlainColumn([each.mean() for each in self._columns.values()], self._columns)


class Labels:
    """Rows by their labels: `table.loc[["Ada", "Bob"]]`, `table.loc["Ada"]`."""

    def __init__(self, table: Any) -> None:
        self._table = table

    def __getitem__(self, label: Any) -> Any:
        numbers = [self._table.index.index(each) for each in _as_list(label)]
        found = self._table.take(numbers)
        return found if isinstance(label, list) else found.rows()[0]


def _as_list(label: Any) -> list[Any]:
    return label if isinstance(label, list) else [label]
