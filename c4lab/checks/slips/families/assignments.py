"""Assignments: `=` and `+=`, results that are kept or lost, copies, the order of a tuple."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site

COPIES = ("list({})", "{}[:]", "{}.copy()", "[row[:] for row in {}]")
COPIED = (ast.Name, ast.Attribute, ast.Subscript)


def augmented(program: Program) -> Iterator[Change]:
    """`=` for `+=` and back."""
    for site in program.of(ast.AugAssign, ast.Assign):
        node = site.node
        new: ast.stmt
        if isinstance(node, ast.AugAssign):
            new = ast.Assign([node.target], node.value, lineno=node.lineno)
            yield _statement(site, "assigned-not-added", new)
        elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Tuple):
            for op in (ast.Add(), ast.Sub(), ast.Mult(), ast.FloorDiv()):
                new = ast.AugAssign(node.targets[0], op, node.value)  # type: ignore[arg-type]
                yield _statement(site, "added-not-assigned", new)
            value = node.value
            if isinstance(value, ast.BinOp):
                new = ast.AugAssign(node.targets[0], value.op, value.right)  # type: ignore[arg-type]
                yield _statement(site, "added-not-assigned", new)


def best(program: Program) -> Iterator[Change]:
    """`best = value` for `best = max(best, value)`."""
    for site in program.of(ast.Assign):
        node = site.node
        assert isinstance(node, ast.Assign)
        target = node.targets[0]
        if isinstance(target, ast.Name):
            for name in ("max", "min"):
                call = ast.Call(ast.Name(name), [target, node.value], [])
                yield Change("keep-the-best", node.value, ((node, "value", call),))


def kept(program: Program) -> Iterator[Change]:
    """The result of a call is given a name: `position = position.play(move)`."""
    for site in program.of(ast.Expr):
        node = site.node
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            inside = [n.id for n in ast.walk(node.value) if isinstance(n, ast.Name)]
            names = program.names(site)
            for name in dict.fromkeys([*(n for n in inside if n in names), *names]):
                new = ast.Assign([ast.Name(name)], node.value, lineno=node.lineno)
                yield _statement(site, "result-kept", new)
            if isinstance(node.value, ast.BinOp):
                left = node.value.left
                if isinstance(left, COPIED):
                    made = ast.AugAssign(left, node.value.op, node.value.right)
                    yield _statement(site, "result-kept", made)


def dropped(program: Program) -> Iterator[Change]:
    """`moves.sort()` for `moves = moves.sort()`."""
    for site in program.of(ast.Assign):
        node = site.node
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            yield _statement(site, "result-dropped", ast.Expr(node.value))


def sorting(program: Program) -> Iterator[Change]:
    """`sorted(x)` for `x.sort()`, `x.append(v)` for `x += v`, and back."""
    for site in program.of(ast.Call):
        call = site.node
        assert isinstance(call, ast.Call)
        if isinstance(call.func, ast.Attribute) and call.func.attr == "sort":
            new = ast.Call(ast.Name("sorted"), [call.func.value], call.keywords)
            yield Change("sort-or-sorted", call, (site.put(new),))
        elif isinstance(call.func, ast.Name) and call.func.id == "sorted" and call.args:
            new = ast.Call(ast.Attribute(call.args[0], "sort"), [], call.keywords)
            yield Change("sort-or-sorted", call, (site.put(new),))
    for site in program.of(ast.AugAssign, ast.Expr):
        node = site.node
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
            for name in ("append", "add"):
                method = ast.Attribute(node.target, name)
                yield _statement(site, "appended", ast.Expr(ast.Call(method, [node.value], [])))


def copies(program: Program) -> Iterator[Change]:
    for site in program.sites:
        node = site.node
        if not isinstance(node, ast.expr):
            continue
        inner = _copied(node)
        if inner is not None:
            yield Change("copy-removed", node, (site.put(inner),))
            deep = ast.parse(COPIES[-1].format(ast.unparse(inner)), mode="eval").body
            yield Change("copy-missing", node, (site.put(deep),))
        elif isinstance(node, COPIED) and isinstance(node.ctx, ast.Load) and _may_be_copied(site):
            for form in COPIES:
                new = ast.parse(form.format(ast.unparse(node)), mode="eval").body
                yield Change("copy-missing", node, (site.put(new),))


def tuples(program: Program) -> Iterator[Change]:
    """`b, a` for `a, b`; one assignment of two, or two one after the other."""
    for site in program.of(ast.Tuple):
        node = site.node
        assert isinstance(node, ast.Tuple)
        for index in range(len(node.elts) - 1):
            elements = list(node.elts)
            elements[index : index + 2] = elements[index + 1], elements[index]
            yield Change("tuple-order", node, ((node, "elts", elements),))
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            for new in _at_once(block[index : index + 2]):
                slot = (owner, name, [*block[:index], new, *block[index + 2 :]])
                yield Change("at-once", statement, (slot,), after=ast.unparse(new))
            parts = _one_by_one(statement)
            if parts:
                slot = (owner, name, [*block[:index], *parts, *block[index + 1 :]])
                after = "; ".join(map(ast.unparse, parts))
                yield Change("one-by-one", statement, (slot,), after=after)


def _statement(site: Site, kind: str, new: ast.stmt) -> Change:
    return Change(kind, site.node, (site.put(new),), after=ast.unparse(new))


def _copied(node: ast.expr) -> ast.expr | None:
    """What a node is a copy of."""
    if isinstance(node, ast.Call) and not node.keywords:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not node.args:
            return node.func.value
        if isinstance(node.func, ast.Name) and node.func.id in ("copy", "deepcopy"):
            return node.args[0] if len(node.args) == 1 else None
    if isinstance(node, ast.Subscript) and ast.unparse(node.slice) == ":":
        return node.value
    if isinstance(node, ast.ListComp) and len(node.generators) == 1:
        element, target = ast.unparse(node.elt), ast.unparse(node.generators[0].target)
        if element in (f"{target}[:]", f"{target}.copy()", f"list({target})"):
            return node.generators[0].iter
    return None


def _may_be_copied(site: Site) -> bool:
    parent = site.parent
    if isinstance(parent, ast.Call):
        return site.field == "args" and isinstance(parent.func, ast.Attribute)
    if isinstance(parent, (ast.For, ast.comprehension)):
        return site.field == "iter"
    return isinstance(parent, (ast.Assign, ast.Return)) and site.field == "value"


def _at_once(pair: list[ast.stmt]) -> Iterator[ast.stmt]:
    if len(pair) == 2:
        first, second = pair
        if isinstance(first, ast.Assign) and isinstance(second, ast.Assign):
            targets = [*first.targets[:1], *second.targets[:1]]
            if not any(isinstance(target, ast.Tuple) for target in targets):
                values = [first.value, second.value]
                yield ast.Assign([ast.Tuple(targets)], ast.Tuple(values), lineno=first.lineno)


def _one_by_one(statement: ast.stmt) -> list[ast.stmt]:
    if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Tuple):
        target = statement.targets[0]
        if isinstance(target, ast.Tuple) and len(target.elts) == len(statement.value.elts):
            return [
                ast.Assign([one], value, lineno=statement.lineno)
                for one, value in zip(target.elts, statement.value.elts, strict=True)
            ]
    return []
