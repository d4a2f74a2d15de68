"""Comprehensions: their condition, their element, their order, their brackets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program

KINDS = (ast.ListComp, ast.SetComp, ast.GeneratorExp)


def conditions(program: Program) -> Iterator[Change]:
    for site in program.of(ast.comprehension):
        node = site.node
        assert isinstance(node, ast.comprehension)
        for index, condition in enumerate(node.ifs):
            rest = [*node.ifs[:index], *node.ifs[index + 1 :]]
            yield Change("condition-removed", condition, ((node, "ifs", rest),))


def elements(program: Program) -> Iterator[Change]:
    """The variable itself for what is made of it."""
    for site in program.of(*KINDS):
        node = site.node
        if isinstance(node, KINDS):
            target = node.generators[-1].target
            if isinstance(target, ast.Name) and not isinstance(node.elt, ast.Name):
                yield Change("element", node.elt, ((node, "elt", ast.Name(target.id)),))


def order(program: Program) -> Iterator[Change]:
    for site in program.of(*KINDS, ast.DictComp):
        node = site.node
        if isinstance(node, (*KINDS, ast.DictComp)) and len(node.generators) > 1:
            swapped = list(reversed(node.generators))
            yield Change("nested-order", node, ((node, "generators", swapped),))
        if isinstance(node, ast.DictComp):
            slots = (node, "key", node.value), (node, "value", node.key)
            yield Change("key-and-value", node, slots)


def brackets(program: Program) -> Iterator[Change]:
    for site in program.of(*KINDS):
        node = site.node
        assert isinstance(node, KINDS)
        for new in KINDS:
            if not isinstance(node, new):
                made = new(node.elt, node.generators)
                yield Change("brackets", node, (site.put(made),))
