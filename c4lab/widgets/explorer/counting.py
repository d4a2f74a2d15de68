"""The terms of an evaluation as rows to read: in red's view, similar terms in one group."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from c4lab.evaluation import Term
from c4lab.games.connect_four import NAMES
from c4lab.games.grid import Cell, cell_name
from c4lab.pictures.marked_boards import Shares
from c4lab.widgets.parts.wording import signed

A_CELL = re.compile(r"( at)? ?\b[a-z]\d\b")


class Row(NamedTuple):
    """One term, or a group of similar terms: then `parts` are the single ones.

    `value` is in red's view. `side` is the side that the row counts for: +1 or -1.
    """

    name: str
    cells: tuple[Cell, ...]
    value: float
    note: str = ""
    parts: tuple[Row, ...] = ()

    @property
    def side(self) -> int:
        return +1 if self.value > 0 else -1

    @property
    def key(self) -> str:
        return f"{self.side}:{self.name}"

    @property
    def title(self) -> str:
        return f"{len(self.parts)} × {self.name}" if self.parts else self.name

    def to_page(self, prefix: str = "") -> dict[str, Any]:
        """The row, as explorer.js reads it; its key begins with `prefix`."""
        key = f"{prefix}{self.key}"
        return {
            "key": key,
            "side": self.side,
            "name": self.title,
            "amount": signed(self.value),
            "note": self.note,
            "cells": [cell_name(cell) for cell in self.cells],
            "parts": [part.to_page(f"{key}/") for part in self.parts],
        }


def rows(terms: Iterable[Term], player: int) -> list[Row]:
    """The terms of an evaluation as rows in red's view, those that count most first.

    `terms` are in the view of `player`, the side to move. Terms with the same name and the same
    cells become one row, also if each side counts one of them.
    """
    values: dict[tuple[str, tuple[Cell, ...]], list[float]] = {}
    for term in terms:
        if term.value:
            values.setdefault((term.name, term.cells), []).append(player * term.value)
    kinds: dict[tuple[str, int], list[Row]] = {}
    for (name, cells), amounts in values.items():
        if value := sum(amounts):
            row = Row(name, cells, value, _note(amounts))
            kinds.setdefault((_kind(name), row.side), []).append(row)
    grouped = [_group(kind, side, alike) for (kind, side), alike in kinds.items()]
    return sorted(grouped, key=lambda row: (-abs(row.value), -row.side))


def shares(counted: Sequence[Row]) -> Shares:
    """How much each cell counts for each side: a row's value is shared among its cells."""
    amounts: dict[Cell, dict[int, float]] = {}
    for row in counted:
        for part in row.parts or (row,):
            for cell in part.cells:
                sides = amounts.setdefault(cell, {})
                sides[part.side] = sides.get(part.side, 0) + abs(part.value) / len(part.cells)
    return amounts


def total(counted: Iterable[Row], side: int) -> str:
    """The sum of the rows that count for `side`, in red's view, with its sign."""
    return signed(sum(row.value for row in counted if row.side == side))


def find(counted: Iterable[Row], key: str) -> Row | None:
    """The row or part with this key of the page; None if there is none."""
    for row in counted:
        if row.key == key:
            return row
        for part in row.parts:
            if f"{row.key}/{part.key}" == key:
                return part
    return None


def as_lines(counted: Iterable[Row]) -> list[str]:
    """The rows as lines of text."""
    return [f"{signed(row.value)} {row.title}, for {NAMES[row.side]}" for row in counted]


def _note(amounts: Sequence[float]) -> str:
    """A note on a row that the scores of both sides count; "" if only one does."""
    if len(amounts) < 2:
        return ""
    return f"{' and '.join(map(signed, amounts))}: both sides' scores count it"


def _kind(name: str) -> str:
    """The name of a term's group: "red's two of four, a1-d1, ..." is in "red's two of four"."""
    kind = A_CELL.sub("", name.split(",")[0]).strip()
    return f"disc {kind}" if kind.startswith("in ") else kind


def _group(kind: str, side: int, alike: Sequence[Row]) -> Row:
    own = f"{NAMES[side]}'s "  # left out: the page already says for which side the row counts
    if len(alike) == 1:
        return alike[0]._replace(name=alike[0].name.removeprefix(own))
    parts = tuple(
        row._replace(name=row.name.removeprefix(f"{kind}, ").removeprefix(own)) for row in alike
    )
    cells = tuple(dict.fromkeys(cell for row in alike for cell in row.cells))
    value = sum(row.value for row in alike)
    return Row(kind.removeprefix(own), cells, value, "", parts)
