"""Without this module, arguments or items in a wrong order would not be found."""

import ast
from collections.abc import Iterator
from itertools import combinations

from c4lab.checks.slips.changes import Change
from c4lab.checks.slips.tree import Program

SWAPPED = {
    (ast.Call, "args"): "swapped-arguments",
    (ast.Tuple, "elts"): "tuple-order",
    (ast.arguments, "args"): "swapped-parameters",
    (ast.ListComp, "generators"): "nested-order",
    (ast.SetComp, "generators"): "nested-order",
    (ast.GeneratorExp, "generators"): "nested-order",
}


def swapped(program: Program) -> Iterator[Change]:
    """Two arguments, items of a tuple, parameters, or loops of a comprehension exchanged."""
    for (owner, field), kind in SWAPPED.items():
        for site in program.of(owner):
            items = getattr(site.node, field)
            for first, second in combinations(range(len(items)), 2):
                new = [*items]
                new[first], new[second] = items[second], items[first]
                at = site.node if kind == "nested-order" else items[first]
                yield Change(kind, at, ((site.node, field, new),))
