"""The names of a module: the statements that make each name, and the names that these use."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

MUTATING = {"append", "extend", "update", "add", "insert", "setdefault"}
FOR_CLASSES = {"ClassVar", "InitVar"}  # dataclasses look for these in annotations
WAY_OUT = "Kaggle's referee runs the file with Python alone"


class CannotGoIn(ValueError):
    """The engine needs something that cannot go into the file; the message names it."""


class Imported(NamedTuple):
    """What an import takes: a `name` of a `module`, or the module itself if `name` is ""."""

    module: str
    name: str


class Module:
    """The statements of a module's text. `made_by` has the numbers of the statements that make each
    name, `imports` the imported names.

    `values` has the values of a notebook's names, because its text may not have all of them.
    """

    def __init__(self, name: str, text: str, values: Mapping[str, Any] | None = None) -> None:
        self.name, self.text, self.values = name, text, values or {}
        self.statements = ast.parse(text).body
        self.made_by: dict[str, list[int]] = {}
        self.imports: dict[str, Imported] = {}
        for number, statement in enumerate(self.statements):
            if isinstance(statement, ast.Import | ast.ImportFrom):
                self.imports.update(imported(statement))
                continue
            for made in names_made(statement):
                if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                    self.made_by[made] = []  # of a notebook's cells only the last one counts
                self.made_by.setdefault(made, []).append(number)


def imported(statement: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, Imported]]:
    """(name, what is imported) for each name that an import makes. Raises CannotGoIn for `*`."""
    for each in statement.names:
        if isinstance(statement, ast.Import):
            module = each.name if each.asname else each.name.partition(".")[0]
            yield each.asname or module, Imported(module, "")
        else:
            if statement.level or each.name == "*":
                raise CannotGoIn(
                    f"`{ast.unparse(statement)}` cannot be followed: name the module in full, and "
                    "each name that you take from it."
                )
            yield each.asname or each.name, Imported(statement.module or "", each.name)


def names_made(statement: ast.stmt) -> set[str]:
    """The names that a statement at the top level makes, or whose values it changes."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
        return {statement.name}
    if isinstance(statement, ast.Expr):
        return _filled(statement.value) if isinstance(statement.value, ast.Call) else set()
    if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
        return set()
    found: set[str] = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            found |= {node.value.id} if isinstance(node.value, ast.Name) else set()
        elif isinstance(node, ast.Call):
            found |= _filled(node)
    return found


def _filled(call: ast.Call) -> set[str]:
    """{name} for `name.append(...)` and other calls that change `name`, else the empty set."""
    match call.func:
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if attr in MUTATING:
            return {name}
    return set()


def names_used(statement: ast.AST) -> Iterator[str]:
    """The names that a statement uses, also inside functions, but not in annotations."""
    match statement:
        case ast.Name(id=name, ctx=ast.Load()):
            yield name
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            arguments = statement.args
            parts: list[ast.AST | None] = [
                *statement.decorator_list, *arguments.defaults, *arguments.kw_defaults,
                *statement.body,
            ]  # fmt: skip
            for part in parts:
                if part is not None:
                    yield from names_used(part)
        case ast.AnnAssign():
            for node in ast.walk(statement.annotation):
                if isinstance(node, ast.Name) and node.id in FOR_CLASSES:
                    yield node.id
            for each in (statement.target, statement.value):
                if each is not None:
                    yield from names_used(each)
        case _:
            for child in ast.iter_child_nodes(statement):
                yield from names_used(child)


def is_standard(module: str) -> bool:
    """Whether a module belongs to Python's standard library."""
    return module.partition(".")[0] in sys.stdlib_module_names


def file_of(module: str) -> Path | None:
    """The file of a module of c4lab or of the learner; None for packages and for anything else."""
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.origin or not spec.origin.endswith(".py"):
        return None
    path = Path(spec.origin)
    top = module.partition(".")[0]
    return path if top == "c4lab" or top not in _installed() else None


@cache
def _installed() -> frozenset[str]:
    """The names of all installed packages."""
    return frozenset(packages_distributions())
