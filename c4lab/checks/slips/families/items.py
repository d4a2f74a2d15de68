"""Without this module, arguments in a wrong order, or one too many, would not be found."""

import ast
from collections.abc import Iterator
from itertools import combinations

from c4lab.checks.slips.roles import is_kept
from c4lab.checks.slips.tree import Change, Program

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


def dropped(program: Program) -> Iterator[Change]:
    """A call without one of its arguments."""
    for site in program.of(ast.Call):
        for field in ("args", "keywords"):
            items = getattr(site.node, field)
            for index in range(len(items) - 1, -1, -1):
                rest = [*items[:index], *items[index + 1 :]]
                item = items[index]
                named = isinstance(item, ast.keyword)
                at, place = (item.value, f"{item.arg}=") if named else (item, "")
                yield Change("argument-removed", at, ((site.node, field, rest),), place)


def first_ones(program: Program) -> Iterator[Change]:
    """The first `k` items of a collection in place of the collection."""
    for site in program.of(ast.Name, ast.Call, ast.ListComp, ast.Subscript):
        for name in program.names(site) if is_kept(program, site) else ():
            part = ast.Subscript(site.node, ast.Slice(upper=ast.Name(name)))
            yield Change("slice-added", site.node, (site.put(part),))
