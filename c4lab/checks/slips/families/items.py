"""Lists in the tree: an item less, or two of them in the other order."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program

SWAPPED = {
    (ast.Call, "args"): "swapped-arguments",
    (ast.Tuple, "elts"): "tuple-order",
    (ast.arguments, "args"): "swapped-parameters",
    (ast.arguments, "defaults"): "swapped-defaults",
    (ast.ListComp, "generators"): "nested-order",
    (ast.SetComp, "generators"): "nested-order",
    (ast.GeneratorExp, "generators"): "nested-order",
}
DROPPED = {
    (ast.Call, "args"): "argument-removed",
    (ast.Call, "keywords"): "argument-removed",
    (ast.comprehension, "ifs"): "condition-removed",
    (ast.BoolOp, "values"): "part-removed",
}


def swapped(program: Program) -> Iterator[Change]:
    for (owner, field), kind in SWAPPED.items():
        for site in program.of(owner):
            items = getattr(site.node, field)
            for first in range(len(items)):
                for second in range(first + 1, len(items) if owner is ast.Call else first + 2):
                    if second < len(items):
                        new = list(items)
                        new[first], new[second] = new[second], new[first]
                        at = site.node if kind == "nested-order" else items[first]
                        yield Change(kind, at, ((site.node, field, new),))


def dropped(program: Program) -> Iterator[Change]:
    for (owner, field), kind in DROPPED.items():
        for site in program.of(owner):
            items = getattr(site.node, field)
            for index in range(len(items) - 1, -1, -1):
                rest = [*items[:index], *items[index + 1 :]]
                alone = owner is ast.BoolOp and len(rest) == 1
                slot = site.put(rest[0]) if alone else (site.node, field, rest)
                item = items[index]
                place = f"{item.arg}=" if isinstance(item, ast.keyword) else ""
                yield Change(kind, getattr(item, "value", item) if place else item, (slot,), place)


def bounds(program: Program) -> Iterator[Change]:
    """`a < b < c` loses an end."""
    for site in program.of(ast.Compare):
        node = site.node
        left, *more = operands = [node.left, *node.comparators]
        if len(node.ops) > 1:
            first = ast.Compare(left, node.ops[:-1], more[:-1])
            second = ast.Compare(more[0], node.ops[1:], operands[2:])
            for shorter in (first, second):
                yield Change("bound-removed", node, (site.put(shorter),))
