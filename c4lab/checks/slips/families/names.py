"""Without this module, misspelt and mistaken names would not be found."""

import ast
import builtins
from collections.abc import Iterator
from difflib import get_close_matches

from c4lab.checks.slips.changes import Change
from c4lab.checks.slips.tree import Program

NEAREST = 3
SPECIAL = ("__init__", "__call__", "__eq__", "__hash__", "__len__", "__repr__", "__str__")
ALIKE = [
    group.split()
    for group in (
        "min max len sum", "any all", "sorted reversed list set tuple iter", "ceil floor",
        "int float str bool round", "enumerate range zip", "append extend insert add remove",
        "add update discard", "pop popleft remove", "keys values items", "upper lower title",
        "isalpha isdigit isalnum", "strip split lstrip rstrip", "index count find",
        "union intersection difference", "sort reverse", "get pop setdefault",
        "startswith endswith",
    )
]  # fmt: skip


def functions(program: Program) -> Iterator[Change]:
    """`max` for `min`, `values` for `items`, one function of the program for another."""
    called = (site.node.id for site in program.of(ast.Name) if site.field == "func")
    own = [name for name in (*program.functions, *called) if not _alike(name)]
    for site in program.of(ast.Name, ast.Attribute):
        node, field = site.node, "id" if isinstance(site.node, ast.Name) else "attr"
        old = getattr(node, field)
        more = own if field == "id" and site.field == "func" and not _alike(old) else ()
        for new in dict.fromkeys((*_alike(old), *more)):
            if new != old and not isinstance(node.ctx, ast.Store):
                yield Change("other-function", node, ((node, field, new),), old)


def variables(program: Program) -> Iterator[Change]:
    """Another variable in scope for the variable that is read, nearest first."""
    for site in program.of(ast.Name):
        read = isinstance(site.node.ctx, ast.Load) and site.field != "func"
        if read and site.node.id not in program.imported:
            for new in program.names(site):
                if new != site.node.id:
                    slot = (site.node, "id", new)
                    yield Change("other-variable", site.node, (slot,), site.node.id)


def misspelt(program: Program) -> Iterator[Change]:
    """The nearest defined name for a name that nothing defines, at all places at once; the nearest
    special method, such as `__init__`, for a method with a similar name."""
    bound: dict[str, list[tuple[ast.AST, str]]] = {}
    for site in program.sites:
        match site.node:
            case ast.Name(id=name, ctx=ast.Store()):
                bound.setdefault(name, []).append((site.node, "id"))
            case ast.arg(arg=name):
                bound.setdefault(name, []).append((site.node, "arg"))
    known = [*bound, *program.functions, *program.imported, *dir(builtins)]
    known += [site.node.name for site in program.of(ast.ClassDef)]
    read: dict[str, list[ast.Name]] = {}
    for site in program.of(ast.Name):
        if not isinstance(site.node.ctx, ast.Store):
            read.setdefault(site.node.id, []).append(site.node)
    for name, nodes in read.items():
        if name in known:
            continue
        near = get_close_matches(name, known, NEAREST)
        near += [word for word in ("True", "False", "None") if word == name.capitalize()]
        for new in near:
            yield Change("misspelt", nodes[0], tuple((node, "id", new) for node in nodes), name)
        for old in get_close_matches(name, [old for old in bound if old not in read], NEAREST):
            slots = tuple((node, field, name) for node, field in bound[old])
            yield Change("misspelt", bound[old][0][0], slots, old)
    for site in program.of(ast.FunctionDef):
        if isinstance(site.parent, ast.ClassDef) and site.node.name not in SPECIAL:
            for new in get_close_matches(site.node.name, SPECIAL, 1, cutoff=0.7):
                slot = (site.node, "name", new)
                yield Change("misspelt", site.node, (slot,), site.node.name)


def _alike(name: str) -> list[str]:
    return [other for group in ALIKE if name in group for other in group]
