"""Arithmetic, bit and logical operators, signs and negations."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site

SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Div: "/",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
NUMERIC = tuple(SYMBOLS)[:7]
BITS = (*tuple(SYMBOLS)[7:], ast.Add, ast.Sub)
ORDERED = (ast.Sub, ast.FloorDiv, ast.Div, ast.Mod, ast.LShift, ast.RShift, ast.Pow)
VALUES = (ast.Name, ast.Call, ast.Attribute, ast.Subscript)
SIGNED = {"value", "values", "args", "elt", "elts", "left", "right", "body", "orelse", "defaults"}


def arithmetic(program: Program) -> Iterator[Change]:
    for site in program.of(ast.BinOp, ast.AugAssign):
        node = site.node
        assert isinstance(node, (ast.BinOp, ast.AugAssign))
        old = type(node.op)
        group = NUMERIC if old in NUMERIC else ()
        more = BITS if old in BITS else ()
        for new in dict.fromkeys((*group, *more)):
            if new is not old:
                at = node.left if isinstance(node, ast.BinOp) else node
                symbol = SYMBOLS[old] + ("=" if isinstance(node, ast.AugAssign) else "")
                yield Change("other-operator", at, ((node, "op", new()),), symbol)


def order(program: Program) -> Iterator[Change]:
    for site in program.of(ast.BinOp):
        node = site.node
        if isinstance(node, ast.BinOp) and (isinstance(node.op, (*ORDERED, ast.Add))):
            swapped = (node, "left", node.right), (node, "right", node.left)
            yield Change("operand-order", node, swapped, SYMBOLS[type(node.op)])


def logic(program: Program) -> Iterator[Change]:
    for site in program.of(ast.BoolOp):
        node = site.node
        assert isinstance(node, ast.BoolOp)
        new, old = (ast.Or(), "and") if isinstance(node.op, ast.And) else (ast.And(), "or")
        yield Change("and-or", node.values[0], ((node, "op", new),), old)
        if len(node.values) == 2:
            bits = ast.BitAnd() if old == "and" else ast.BitOr()
            by_bits = ast.BinOp(node.values[0], bits, node.values[1])
            yield Change("other-operator", node.values[0], (site.put(by_bits),), old)
    for site in program.of(ast.BinOp):
        node = site.node
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            word = ast.And() if isinstance(node.op, ast.BitAnd) else ast.Or()
            by_words = ast.BoolOp(word, [node.left, node.right])
            symbol = SYMBOLS[type(node.op)]
            yield Change("other-operator", node.left, (site.put(by_words),), symbol)


def parts(program: Program) -> Iterator[Change]:
    """One part less of a condition with `and` or `or`."""
    for site in program.of(ast.BoolOp):
        node = site.node
        assert isinstance(node, ast.BoolOp)
        for index, part in enumerate(node.values):
            rest = [*node.values[:index], *node.values[index + 1 :]]
            slot = site.put(rest[0]) if len(rest) == 1 else (node, "values", rest)
            yield Change("part-removed", part, (slot,))


def signs(program: Program) -> Iterator[Change]:
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield Change("sign", node, (site.put(node.operand),), "-")
        elif isinstance(node, VALUES) and site.field in SIGNED and _may_be_number(site):
            yield Change("sign", node, (site.put(ast.UnaryOp(ast.USub(), node)),))


def negations(program: Program) -> Iterator[Change]:
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Change("negated-condition", node, (site.put(node.operand),), "not")
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            continue  # its operator has an opposite
        elif isinstance(node, ast.expr) and _is_condition(site):
            yield Change("negated-condition", node, (site.put(ast.UnaryOp(ast.Not(), node)),))


def flags(program: Program) -> Iterator[Change]:
    """`not` before an argument that is tested elsewhere; `is not None` for what is tested bare."""
    tested = {
        site.node.id
        for site in program.of(ast.Name)
        if site.field == "test" and isinstance(site.node, ast.Name)
    }
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Name) and node.id in tested and site.field == "args":
            yield Change("negated-condition", node, (site.put(ast.UnaryOp(ast.Not(), node)),))
        if site.field not in ("test", "values", "operand"):
            continue
        if isinstance(node, VALUES):
            compared = ast.Compare(node, [ast.IsNot()], [ast.Constant(None)])
            yield Change("none-test", node, (site.put(compared),))
        elif isinstance(node, ast.Compare) and ast.unparse(node).endswith(" is not None"):
            yield Change("none-test", node, (site.put(node.left),))


def _may_be_number(site: Site) -> bool:
    parent = site.parent
    if isinstance(parent, (ast.Attribute, ast.Subscript, ast.Expr, ast.Starred, ast.UnaryOp)):
        return False
    if isinstance(parent, (ast.BinOp, ast.AugAssign)):
        return isinstance(parent.op, (ast.Add, ast.Mult, ast.Sub))
    return isinstance(getattr(site.node, "ctx", ast.Load()), ast.Load)


def _is_condition(site: Site) -> bool:
    if site.field in ("test", "ifs"):
        return True
    if isinstance(site.parent, ast.BoolOp):
        return True
    logical = isinstance(site.node, (ast.Compare, ast.BoolOp, ast.Call, ast.Name))
    if site.field == "args" and isinstance(site.parent, ast.Call):
        return isinstance(site.node, (ast.Compare, ast.BoolOp))
    return (
        logical
        and site.field in ("value", "elt")
        and not isinstance(site.parent, ast.Expr)
        and (isinstance(site.parent, (ast.Return, ast.Assign, ast.GeneratorExp, ast.ListComp)))
    )
