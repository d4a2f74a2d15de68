"""Numbers that are one off, and one typical constant for another."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site

TYPICAL = ("0", "1", "-1", "None", "True", "False", "[]", "''", "{}", "set()", "2", "10")
COLLECTIONS = ("[]", "''", "{}", "set()")


def one_off(program: Program) -> Iterator[Change]:
    """Whole numbers, and expressions where a number is counted with, one more or one less."""
    for site in program.sites:
        node = site.node
        if isinstance(node, ast.Constant) and type(node.value) is int:
            for new in (node.value + 1, node.value - 1):
                yield Change("off-by-one", node, (site.put(_number(new)),))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            if isinstance(node.right, ast.Constant) and node.right.value == 1:
                yield Change("off-by-one", node, (site.put(node.left),))
            elif _counts(site):
                yield from _around(site)
        elif isinstance(node, (ast.Name, ast.Call, ast.Attribute)) and _counts(site):
            yield from _around(site)


def truths(program: Program) -> Iterator[Change]:
    for site in program.of(ast.Constant):
        node = site.node
        if isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield Change("true-false", node, (site.put(ast.Constant(not node.value)),))


def constants(program: Program) -> Iterator[Change]:
    infinity = _infinity(program)
    texts = (*TYPICAL, infinity, f"-{infinity}")
    typical = {text: ast.parse(text, mode="eval").body for text in texts}
    for site in program.sites:
        node = site.node
        if not isinstance(node, ast.expr) or not isinstance(
            node, (ast.Constant, ast.UnaryOp, ast.List, ast.Dict, ast.Call, ast.Name, ast.Attribute)
        ):
            continue
        if isinstance(node, ast.Name) and node.id != "inf":
            continue
        if isinstance(site.parent, (ast.UnaryOp, ast.Expr)):
            continue
        text = ast.unparse(node).replace('"', "'")
        if text in ("float('inf')", "math.inf", "inf"):
            text = infinity
        elif text in ("-float('inf')", "-math.inf", "float('-inf')"):
            text = f"-{infinity}"
        elif text in ("list()", "dict()"):
            text = {"list()": "[]", "dict()": "{}"}[text]
        if text not in typical and not (isinstance(node, ast.Constant) and _is_key(node)):
            continue
        for other, new in typical.items():
            if other != text and _alike(text, other):
                yield Change(_kind(text, other), node, (site.put(new),))


def _infinity(program: Program) -> str:
    if "inf" in program.imported:
        return "inf"
    return "math.inf" if "math" in program.imported else "float('inf')"


def _kind(old: str, new: str) -> str:
    if {old, new} == {"True", "False"}:
        return "true-false"
    if {old, new} <= {*COLLECTIONS}:
        return "empty-collection"
    return "other-constant"


def _alike(old: str, new: str) -> bool:
    """No collection stands for a number; None may stand for anything."""
    return "None" in (old, new) or (old in COLLECTIONS) == (new in COLLECTIONS)


def _is_key(node: ast.Constant) -> bool:
    return type(node.value) in (int, float)


def _number(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def _around(site: Site) -> Iterator[Change]:
    assert isinstance(site.node, ast.expr)
    for op in (ast.Sub(), ast.Add()):
        changed = ast.BinOp(site.node, op, ast.Constant(1))
        yield Change("off-by-one", site.node, (site.put(changed),))


def _counts(site: Site) -> bool:
    """Whether the value at a site is used as a count, an index or a bound."""
    parent = site.parent
    if isinstance(parent, ast.Call):
        return site.field == "args"
    if isinstance(parent, ast.Return):
        return True
    if isinstance(parent, ast.Subscript):
        return site.field == "slice"
    if isinstance(parent, ast.Assign):
        return site.field == "value"
    if isinstance(parent, ast.Compare):
        operands = [parent.left, *parent.comparators]
        ordered = all(
            isinstance(op, (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq)) for op in parent.ops
        )
        return ordered and not any(isinstance(one, ast.Constant) for one in operands)
    return isinstance(parent, ast.Slice)
