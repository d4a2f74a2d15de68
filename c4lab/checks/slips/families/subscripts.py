"""Subscripts, slices, and what is asked of a dictionary."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.roles import counters, holders
from c4lab.checks.slips.tree import Change, Program

VIEWS = ("items", "keys", "values")
EMPTY = ("0", "[]", "1", "''", "None", "set()")


def order(program: Program) -> Iterator[Change]:
    """`a[c][r]` for `a[r][c]`."""
    for site in program.of(ast.Subscript):
        node = site.node
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            slots = (node, "slice", node.value.slice), (node.value, "slice", node.slice)
            yield Change("index-order", node, slots)


def ends(program: Program) -> Iterator[Change]:
    """An end of a slice left out, or given."""
    for site in program.of(ast.Slice):
        node = site.node
        assert isinstance(node, ast.Slice)
        for end in ("lower", "upper", "step"):
            value = getattr(node, end)
            if value is not None:
                yield Change("slice-end", value, ((node, end, None),))
        for moved, to in (("lower", "upper"), ("upper", "lower")):
            value = getattr(node, moved)
            if value is not None and getattr(node, to) is None:
                yield Change("slice-end", value, ((node, moved, None), (node, to, value)))
        names: list[ast.expr] = [ast.Name(name) for name in program.names(site)]
        texts = {"lower": ("1", "2"), "upper": ("-1", "1"), "step": ("-1", "2")}
        for end, numbers in texts.items():
            if getattr(node, end) is None:
                more = names if end != "step" else []
                for new in (*(ast.parse(n, mode="eval").body for n in numbers), *more):
                    yield Change("slice-end", site.parent, ((node, end, new),))


def cuts(program: Program) -> Iterator[Change]:
    """`a[:k]` or `a[1:]` for `a`."""
    for site in program.of(ast.Name, ast.Call, ast.ListComp):
        node = site.node
        if not isinstance(node, ast.expr) or site.field not in ("value", "iter", "args"):
            continue
        if isinstance(site.parent, (ast.Attribute, ast.Subscript, ast.Expr, ast.AugAssign)):
            continue
        if isinstance(node, ast.Name) and node.id not in holders(program):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        bounds = [
            name
            for name in program.names(site)
            if name in counters(program) or name in program.parameters(site)
        ]
        for end in ("1:", ":-1", *(f":{name}" for name in bounds), "::-1"):
            if ast.unparse(node) != end[1:]:
                index = ast.parse(f"_[{end}]", mode="eval").body
                assert isinstance(index, ast.Subscript)
                new = ast.Subscript(node, index.slice)
                yield Change("slice-added", node, (site.put(new),))


def indices(program: Program) -> Iterator[Change]:
    """`a` for `a[0]`, and `a[0]` or `a[i]` for `a`."""
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            yield Change("index-removed", node, (site.put(node.value),))
            if isinstance(node.value, ast.Name) and isinstance(node.slice, ast.Name):
                yield Change("index-removed", node, (site.put(node.slice),))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if site.field in ("func", "slice") or isinstance(site.parent, ast.Subscript):
                continue
            if node.id not in program.names(site):
                continue
            if node.id not in holders(program) and node.id not in program.parameters(site):
                continue
            named = [name for name in program.names(site) if name in counters(program)]
            for index in ("0", "1", "-1", *named):
                if index != node.id:
                    new = ast.Subscript(node, ast.parse(index, mode="eval").body)
                    yield Change("index-added", node, (site.put(new),))


def of_name(program: Program) -> Iterator[Change]:
    """`items[i]` for `i`."""
    for site in program.of(ast.Name):
        node = site.node
        if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load):
            continue
        names = program.names(site)
        if site.field in ("func", "slice") or node.id not in names:
            continue
        if node.id not in counters(program):
            continue
        for owner in names:
            if (
                owner != node.id
                and owner in holders(program)
                and not isinstance(site.parent, ast.Subscript)
            ):
                new = ast.Subscript(ast.Name(owner), node)
                yield Change("index-added", node, (site.put(new),))


def gets(program: Program) -> Iterator[Change]:
    """`d[k]` for `d.get(k, 0)`, and a default for `get`."""
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "get" and node.args:
                plain = ast.Subscript(node.func.value, node.args[0])
                yield Change("plain-index", node, (site.put(plain),))
                if len(node.args) == 1:
                    for text in EMPTY:
                        default = ast.parse(text, mode="eval").body
                        args = [*node.args, default]
                        yield Change("default-added", node, ((node, "args", args),))
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            for text in () if isinstance(node.slice, (ast.Slice, ast.Tuple)) else EMPTY:
                default = ast.parse(text, mode="eval").body
                method = ast.Attribute(node.value, "get")
                new = ast.Call(method, [node.slice, default], [])
                yield Change("default-added", node, (site.put(new),))


def views(program: Program) -> Iterator[Change]:
    """`d` for `d.items()`, and back."""
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in VIEWS:
                yield Change("view-removed", node, (site.put(node.func.value),))
        elif isinstance(node, (ast.Name, ast.Attribute)) and (
            site.field == "iter" or (isinstance(site.parent, ast.Call) and site.field == "args")
        ):
            for view in VIEWS:
                new = ast.Call(ast.Attribute(node, view), [], [])
                yield Change("view-added", node, (site.put(new),))
