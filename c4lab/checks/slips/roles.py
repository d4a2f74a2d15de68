"""What variables are used for: to count, or to hold items. Guessed from the code around them."""

from __future__ import annotations

import ast
from functools import lru_cache

from c4lab.checks.slips.tree import Program

TAKES_ITEMS = (
    "len",
    "sum",
    "sorted",
    "reversed",
    "enumerate",
    "any",
    "all",
    "list",
    "set",
    "tuple",
)
MAKES_ITEMS = ("list", "set", "dict", "sorted", "tuple", "range", "copy", "deepcopy")
DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.Subscript)


@lru_cache(maxsize=4)
def holders(program: Program) -> frozenset[str]:
    """Variables that are iterated over, indexed, measured, or set to a collection."""
    found = set()
    for site in program.sites:
        node, parent = site.node, site.parent
        if isinstance(node, ast.Name):
            called = getattr(parent.func, "id", "") if isinstance(parent, ast.Call) else ""
            if (
                site.field == "iter"
                or (isinstance(parent, ast.Subscript) and site.field == "value")
                or (isinstance(parent, ast.Compare) and site.field == "comparators" and _in(parent))
                or (site.field == "args" and called in TAKES_ITEMS)
                or (isinstance(parent, ast.Assign) and _makes_items(parent.value))
                or (
                    isinstance(parent, ast.Attribute) and parent.attr in ("append", "add", "remove")
                )
            ):
                found.add(node.id)
    return frozenset(found)


@lru_cache(maxsize=4)
def counters(program: Program) -> frozenset[str]:
    """Variables that are added to, set to a number, or run over items or a range."""
    found = set()
    for site in program.sites:
        node = site.node
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign) and _is_number(node.value):
            targets = node.targets
        elif isinstance(node, (ast.For, ast.comprehension, ast.AugAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Subscript):
            targets = [node.slice]
        for target in targets:
            found |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    return frozenset(found)


def _in(node: ast.Compare) -> bool:
    return any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops)


def _makes_items(value: ast.expr) -> bool:
    made = getattr(value.func, "id", "") if isinstance(value, ast.Call) else ""
    return isinstance(value, DISPLAYS) or made in MAKES_ITEMS


def _is_number(value: ast.expr) -> bool:
    if isinstance(value, ast.Tuple):
        return any(map(_is_number, value.elts))
    if isinstance(value, ast.Call):
        return getattr(value.func, "id", "") in ("len", "int", "sum", "max", "min", "abs")
    return isinstance(value, ast.BinOp) or (
        isinstance(value, ast.Constant) and type(value.value) is int
    )
