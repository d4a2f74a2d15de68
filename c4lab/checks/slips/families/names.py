"""One variable, attribute or function for another."""

import ast
import builtins
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Site

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
    """`max` for `min`, `values` for `items`, a function of the program for another."""
    called = (site.node.id for site in program.of(ast.Name) if site.field == "func")
    own = [name for name in (*program.functions, *called) if not _alike(name)]
    for site in program.of(ast.Name, ast.Attribute):
        node, field = site.node, "id" if isinstance(site.node, ast.Name) else "attr"
        old = getattr(node, field)
        more = own if field == "id" and site.field == "func" and not _alike(old) else ()
        for new in dict.fromkeys((*_alike(old), *more)):
            if new != old and not isinstance(node.ctx, ast.Store):
                yield Change("other-function", node, ((node, field, new),), old)


def attributes(program: Program) -> Iterator[Change]:
    used = list(dict.fromkeys(site.node.attr for site in program.of(ast.Attribute)))
    for site in program.of(ast.Attribute):
        yield from _others("other-attribute", site, used, "attr")


def variables(program: Program) -> Iterator[Change]:
    """A variable read for another one in scope, nearest first."""
    for site in program.of(ast.Name):
        read = isinstance(site.node.ctx, ast.Load) and site.field != "func"
        if read and site.node.id not in program.imported:
            yield from _others("other-variable", site, program.names(site))


def targets(program: Program) -> Iterator[Change]:
    """A variable written for another one in scope, or for one that is read and written nowhere."""
    known = {*dir(builtins), *program.imported}
    for site in program.sites:
        known.add(getattr(site.node, "name", None) or getattr(site.node, "arg", None) or "")
    names = [site.node for site in program.of(ast.Name)]
    known |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    nowhere = dict.fromkeys(node.id for node in names if node.id not in known)
    for site in program.of(ast.Name):
        if isinstance(site.node.ctx, ast.Store):
            yield from _others("other-target", site, [*nowhere, *program.names(site)])


def own(program: Program) -> Iterator[Change]:
    """`self.depth` for `depth`, and the reverse."""
    for site in program.of(ast.Name, ast.Attribute):
        node = site.node
        if site.field == "func" or "self" not in program.parameters(site):
            continue
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
            yield Change("own-attribute", node, (site.put(ast.Name(node.attr)),))
        elif isinstance(node, ast.Name) and node.id != "self" and node.id in program.names(site):
            member = ast.Attribute(ast.Name("self"), node.id)
            yield Change("own-attribute", node, (site.put(member),))


def _others(kind: str, site: Site, names: list[str], field: str = "id") -> Iterator[Change]:
    old = getattr(site.node, field)
    for new in names:
        if new != old:
            yield Change(kind, site.node, ((site.node, field, new),), old)


def _alike(name: str) -> list[str]:
    return [other for group in ALIKE if name in group for other in group]
