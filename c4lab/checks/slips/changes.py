"""Without this module, nobody could say where in a tree something changes, nor try the change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

Slot = tuple[ast.AST, str, Any]
"""A node, the name of one of its fields, and the new value of the field."""


@dataclass(frozen=True, eq=False)
class Site:
    """A node and its place: its parent, the parent's field, the index in that field (-1 if the
    field is no list), and the functions around the node."""

    node: Any
    parent: Any
    field: str
    index: int
    functions: tuple[Any, ...]  # innermost last

    @property
    def siblings(self) -> list[ast.stmt]:
        """The statements of the block that a statement stands in."""
        return list(getattr(self.parent, self.field))

    def put(self, *new: ast.AST) -> Slot:
        """The slot that puts `new` in the node's place: one node, or several in a list."""
        if self.index < 0:
            return self.parent, self.field, new[0]
        values = list(getattr(self.parent, self.field))
        values[self.index : self.index + 1] = new
        return self.parent, self.field, values


@dataclass(frozen=True, eq=False)
class Change:
    """New values for fields of nodes, before they are put in.

    `at` is the node whose line is told. An Edit shows `at` with `after` as its new text; if `after`
    is None, the smallest expression or statement around the first slot. `place`: see Edit. If
    `added`, the change adds a statement below `line`, or before `at` if `line` is None.
    """

    kind: str
    at: ast.AST
    slots: tuple[Slot, ...]
    place: str = ""
    after: str | None = None
    added: bool = False
    line: int | None = None


@contextmanager
def applied(change: Change) -> Iterator[None]:
    """Context manager: applies a change to the tree, and undoes it on exit."""
    old = [(node, name, getattr(node, name)) for node, name, _ in change.slots]
    try:
        for node, name, value in change.slots:
            setattr(node, name, value)
        yield
    finally:
        for node, name, value in old:
            setattr(node, name, value)
