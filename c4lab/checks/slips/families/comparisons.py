"""Comparisons: strictness, direction, equality, membership."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from c4lab.checks.slips.tree import Change, Program

SYMBOLS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}
STRICT = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
DIRECTION = {
    ast.Lt: (ast.Gt, ast.GtE),
    ast.Gt: (ast.Lt, ast.LtE),
    ast.LtE: (ast.GtE, ast.Gt),
    ast.GtE: (ast.LtE, ast.Lt),
}
EQUALITY = {
    ast.Lt: (ast.NotEq, ast.Eq),
    ast.Gt: (ast.NotEq, ast.Eq),
    ast.LtE: (ast.Eq, ast.NotEq),
    ast.GtE: (ast.Eq, ast.NotEq),
    ast.Eq: (ast.GtE, ast.LtE, ast.In, ast.Is, ast.Gt, ast.Lt),
    ast.NotEq: (ast.Gt, ast.Lt, ast.NotIn, ast.IsNot, ast.GtE, ast.LtE),
    ast.Is: (ast.Eq,),
    ast.IsNot: (ast.NotEq,),
    ast.In: (ast.Eq,),
    ast.NotIn: (ast.NotEq,),
}


def strict(program: Program) -> Iterator[Change]:
    yield from _operators(
        program, "strict-comparison", {old: (new,) for old, new in STRICT.items()}
    )


def opposite(program: Program) -> Iterator[Change]:
    yield from _operators(
        program, "opposite-comparison", {old: (new,) for old, new in OPPOSITE.items()}
    )


def direction(program: Program) -> Iterator[Change]:
    yield from _operators(program, "comparison-direction", DIRECTION)


def other(program: Program) -> Iterator[Change]:
    yield from _operators(program, "other-comparison", EQUALITY)


def chains(program: Program) -> Iterator[Change]:
    """`a < b < c` loses an end, `b < c` gets 0 or 1 as one."""
    for site in program.of(ast.Compare):
        node = site.node
        assert isinstance(node, ast.Compare)
        everything = [node.left, *node.comparators]
        if len(node.ops) > 1:
            for operands, ops in (
                (everything[:-1], node.ops[:-1]),
                (everything[1:], node.ops[1:]),
            ):
                shorter = ast.Compare(operands[0], ops, operands[1:])
                yield Change("bound-removed", node, (site.put(shorter),))
        elif isinstance(node.ops[0], (ast.Lt, ast.LtE)):
            for op in (ast.LtE(), ast.Lt()):
                longer = ast.Compare(ast.Constant(0), [op, *node.ops], everything)
                yield Change("bound-added", node, (site.put(longer),))


def sides(program: Program) -> Iterator[Change]:
    """`a in b` for `b in a`."""
    for site in program.of(ast.Compare):
        node = site.node
        assert isinstance(node, ast.Compare)
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            slots = (node, "left", node.comparators[0]), (node, "comparators", [node.left])
            yield Change("sides-of-in", node, slots)


def _operators(
    program: Program,
    kind: str,
    table: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]],
) -> Iterator[Change]:
    for site in program.of(ast.Compare):
        node = site.node
        assert isinstance(node, ast.Compare)
        for index, op in enumerate(node.ops):
            at = node.left if index == 0 else node.comparators[index - 1]
            for new in table.get(type(op), ()):
                ops = [*node.ops[:index], new(), *node.ops[index + 1 :]]
                yield Change(kind, at, ((node, "ops", ops),), SYMBOLS[type(op)])
