"""One variable, attribute or function for another."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site

ALIKE = (
    ("min", "max"),
    ("any", "all"),
    ("sorted", "reversed", "list", "set", "tuple", "iter"),
    ("len", "sum", "max", "min"),
    ("int", "float", "str", "bool", "round"),
    ("enumerate", "range", "zip"),
    ("append", "extend", "insert", "add", "remove"),
    ("add", "update", "discard"),
    ("pop", "popleft", "remove"),
    ("keys", "values", "items"),
    ("upper", "lower", "title"),
    ("isalpha", "isdigit", "isalnum"),
    ("strip", "split", "lstrip", "rstrip"),
    ("index", "count", "find"),
    ("union", "intersection", "difference"),
    ("ceil", "floor"),
    ("sort", "reverse"),
    ("get", "pop", "setdefault"),
    ("startswith", "endswith"),
)


def functions(program: Program) -> Iterator[Change]:
    """`max` for `min`, `values` for `items`, a function of the program for another."""
    called = [site for site in program.sites if site.field == "func"]
    own = dict.fromkeys(
        site.node.name
        for site in program.of(ast.FunctionDef)
        if isinstance(site.node, ast.FunctionDef)
    )
    used = dict.fromkeys(site.node.id for site in called if isinstance(site.node, ast.Name))
    mentioned = [*program.of(ast.Name, ast.Attribute)]
    for site in mentioned:
        node = site.node
        if isinstance(node, ast.Attribute):
            for new in _alike(node.attr):
                yield Change("other-function", node, ((node, "attr", new),), node.attr)
        elif isinstance(node, ast.Name) and (site.field == "func" or _alike(node.id)):
            if isinstance(node.ctx, ast.Store):
                continue
            for new in dict.fromkeys((*_alike(node.id), *own, *used)):
                if new != node.id and (site.field == "func" or new in _alike(node.id)):
                    yield Change("other-function", node, ((node, "id", new),), node.id)


def attributes(program: Program) -> Iterator[Change]:
    sites = [*program.of(ast.Attribute)]
    used = dict.fromkeys(site.node.attr for site in sites if isinstance(site.node, ast.Attribute))
    for site in sites:
        node = site.node
        assert isinstance(node, ast.Attribute)
        for new in used:
            if new != node.attr:
                yield Change("other-attribute", node, ((node, "attr", new),), node.attr)


def variables(program: Program) -> Iterator[Change]:
    """A variable read for another one in scope, nearest first."""
    for site in program.of(ast.Name):
        node = site.node
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in program.imported:
                continue
            for new in _others(program, site, node.id):
                yield Change("other-variable", node, ((node, "id", new),), node.id)


def targets(program: Program) -> Iterator[Change]:
    """A variable written for another one in scope, or for one that is read and written nowhere."""
    nowhere = _read_only(program)
    for site in program.of(ast.Name):
        node = site.node
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            for new in (*nowhere, *_others(program, site, node.id)):
                yield Change("other-target", node, ((node, "id", new),), node.id)


def own(program: Program) -> Iterator[Change]:
    """`self.depth` for `depth`, and the reverse."""
    for site in program.of(ast.Name, ast.Attribute):
        node = site.node
        if site.field == "func" or "self" not in program.parameters(site):
            continue
        if isinstance(node, ast.Name) and node.id != "self":
            if node.id in program.names(site):
                member = ast.Attribute(ast.Name("self"), node.id)
                yield Change("own-attribute", node, (site.put(member),))
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
            yield Change("own-attribute", node, (site.put(ast.Name(node.attr)),))


def _read_only(program: Program) -> list[str]:
    """Names that the program reads and that nobody gives a value."""
    known = {*dir(builtins), *program.imported}
    read: dict[str, None] = {}
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read[node.id] = None
        known.add(getattr(node, "name", None) or getattr(node, "arg", None) or "")
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            known.add(node.id)
    return [name for name in read if name not in known]


def _others(program: Program, site: Site, name: str) -> list[str]:
    if site.field == "func":
        return []
    return [other for other in program.names(site) if other != name]


def _alike(name: str) -> list[str]:
    return [other for group in ALIKE if name in group for other in group if other != name]
