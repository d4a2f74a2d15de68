"""A column of a plain table: its values, each with the label of its row."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from statistics import fmean, median
from typing import Any, Self

from c4lab.tables.values import in_order, is_real, shown, unknown


class PlainColumn:
    """Values with labels, by names that pandas' Series has. Where nothing is known there is None.

    >>> points = PlainColumn([3, 1], ["Ada", "Bob"])
    >>> points["Bob"], points.sum(), dict(points)
    (1, 4, {'Ada': 3, 'Bob': 1})
    """

    def __init__(
        self, values: Iterable[Any], index: Iterable[Any] | None = None, name: str = ""
    ) -> None:
        self.values = list(values)
        self.index = list(range(len(self.values)) if index is None else index)
        self.name = name

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, label: Any) -> Any:
        """The value with this label. Raises KeyError if no row has it."""
        if isinstance(label, PlainColumn):
            return self.take([i for i, wanted in enumerate(label) if wanted])
        if label not in self.index:
            raise KeyError(label)
        return self.values[self.index.index(label)]

    def keys(self) -> list[Any]:
        return self.index

    def items(self) -> Iterator[tuple[Any, Any]]:
        return zip(self.index, self.values, strict=True)

    @property
    def iloc(self) -> Places:
        """The same by the number of the row, from 0 on."""
        return Places(self, len(self), lambda number: self.values[number])

    def take(self, numbers: Sequence[int]) -> Self:
        """The rows with these numbers, in this order."""
        values = [self.values[i] for i in numbers]
        return type(self)(values, [self.index[i] for i in numbers], self.name)

    def dropna(self) -> Self:
        return self.take([i for i, value in enumerate(self.values) if not unknown(value)])

    def sum(self) -> Any:
        return sum(self.dropna())

    def min(self) -> Any:
        return min(self.dropna())

    def max(self) -> Any:
        return max(self.dropna())

    def mean(self) -> float:
        return fmean(self.dropna())

    def median(self) -> float:
        return float(median(self.dropna()))

    def unique(self) -> list[Any]:
        """The different values, in the order in which they come."""
        return list(dict.fromkeys(self.values))

    def tolist(self) -> list[Any]:
        return list(self.values)

    def round(self, digits: int = 0) -> Self:
        return self._each(lambda value: round(value, digits) if is_real(value) else value)

    def astype(self, kind: Any) -> Self:
        """The values as numbers or texts of this kind; names of pandas' own kinds do nothing."""
        return self._each(kind) if kind in (int, float, str) else self

    def sort_values(self, ascending: bool = True) -> Self:
        return self.take(in_order([self.values], ascending))

    def __add__(self, other: Any) -> Self:
        return self._with(operator.add, other)

    def __sub__(self, other: Any) -> Self:
        return self._with(operator.sub, other)

    def __mul__(self, other: Any) -> Self:
        return self._with(operator.mul, other)

    def __truediv__(self, other: Any) -> Self:
        return self._with(operator.truediv, other)

    def __lt__(self, other: Any) -> Self:
        return self._with(operator.lt, other)

    def __gt__(self, other: Any) -> Self:
        return self._with(operator.gt, other)

    def __eq__(self, other: object) -> Self:  # type: ignore[override]
        return self._with(operator.eq, other)

    __hash__ = None  # type: ignore[assignment]

    def _with(self, operate: Callable[[Any, Any], Any], other: Any) -> Self:
        others = other.values if isinstance(other, PlainColumn) else [other] * len(self)
        values = [
            None if unknown(a) or unknown(b) else operate(a, b)
            for a, b in zip(self.values, others, strict=True)
        ]
        return type(self)(values, self.index, self.name)

    def _each(self, change: Callable[[Any], Any]) -> Self:
        values = [None if unknown(value) else change(value) for value in self.values]
        return type(self)(values, self.index, self.name)

    def __repr__(self) -> str:
        wide = max((len(str(label)) for label in self.index), default=0)
        return "\n".join(f"{label!s:{wide}}  {shown(value)}" for label, value in self.items())

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{escape(str(label))}</th><td>{escape(shown(value))}</td></tr>"
            for label, value in self.items()
        )
        return f"<table><tbody>{rows}</tbody></table>"


class Places:
    """Rows by their number: `column.iloc[0]`, `table.iloc[:3]`."""

    def __init__(self, owner: Any, length: int, at: Callable[[int], Any]) -> None:
        self._owner, self._length, self._at = owner, length, at

    def __getitem__(self, number: int | slice) -> Any:
        if isinstance(number, slice):
            return self._owner.take(range(*number.indices(self._length)))
        return self._at(number)
