"""Without this module, wrong indentation, and a wrong order of lines, would not be found."""

import ast
from collections.abc import Iterator
from typing import Any

from c4lab.checks.slips.changes import Change, Site, Slot
from c4lab.checks.slips.node_text import header
from c4lab.checks.slips.tree import Program

LOOPS = (ast.For, ast.While)
Slots = tuple[Slot, Slot]
COMPOUND = (*LOOPS, ast.If, ast.With)


def out(program: Program) -> Iterator[Change]:
    """The last statement of a block comes after the block: one level out, or two."""
    for site in program.statements:
        for inner, field in _tails(site.node):
            *body, last = getattr(inner, field)
            rest = body or [ast.Pass()] * (field == "body")
            yield _moved("moved-out", last, (inner, field, rest), site.put(site.node, last))
            if isinstance(last, COMPOUND) and len(last.body) > 1:
                *body, moved = last.body
                yield _moved("moved-out", moved, (last, "body", body), site.put(site.node, moved))


def into(program: Program) -> Iterator[Change]:
    """The statement after a block becomes its last one."""
    for above, site in _neighbours(program):
        for inner, field in _ends(above):
            old = [one for one in getattr(inner, field) if not isinstance(one, ast.Pass)]
            yield _moved("moved-in", site.node, site.put(), (inner, field, [*old, site.node]))


def first(program: Program) -> Iterator[Change]:
    """The first line of a block before the block, and a line above a block as its first line."""
    for site in program.statements:
        loop = site.node
        if not isinstance(loop, (*LOOPS, ast.If)):
            continue
        moved, *body = loop.body
        if body:
            yield _moved("moved-before", moved, site.put(moved, loop), (loop, "body", body))
        for above in reversed(site.siblings[: site.index]):
            if isinstance(above, (ast.Assign, ast.Expr, ast.AugAssign)):
                body = [above, *loop.body]
                rest = program.site(above).put()
                yield _moved("moved-inside", above, rest, (loop, "body", body))


def swapped(program: Program) -> Iterator[Change]:
    """A statement before the one above it."""
    kept = (ast.FunctionDef, ast.Import, ast.ImportFrom)
    for above, site in _neighbours(program):
        if not isinstance(above, kept) and not isinstance(site.node, kept):
            owner, name, values = site.put(above)
            values[site.index - 1] = site.node
            yield _moved("statement-order", site.node, (owner, name, values))


def deleted(program: Program) -> Iterator[Change]:
    """One statement less."""
    for site in program.statements:
        owner, name, rest = site.put()
        if owner is not program.tree:
            slot = (owner, name, rest or [ast.Pass()] * (name == "body"))
            yield Change("statement-removed", site.node, (slot,), after="")


def ladder(program: Program) -> Iterator[Change]:
    """`if` for `elif`, and `elif` for `if`."""
    for site in program.statements:
        if not isinstance(site.node, ast.If):
            continue
        # The `if` or `elif` after which the chain is cut, or to which the next `if` is joined.
        rung: Any = site.node
        while _is_elif(rung):
            (inner,) = rung.orelse
            slots: Slots = site.put(site.node, inner), (rung, "orelse", [])
            text = f"if {ast.unparse(inner.test)}:"
            yield Change("if-not-elif", inner, slots, "elif", text)
            rung = inner
        for below in site.siblings[site.index + 1 :][:1]:
            if isinstance(below, ast.If) and not rung.orelse:
                slots = program.site(below).put(), (rung, "orelse", [below])
                text = f"elif {ast.unparse(below.test)}:"
                yield Change("elif-not-if", below, slots, "if", text)


def orelse(program: Program) -> Iterator[Change]:
    """The statements below a loop or an `if` become its `else`."""
    for site in program.statements:
        node = site.node
        upto, after = site.siblings[: site.index + 1], site.siblings[site.index + 1 :]
        if isinstance(node, (*LOOPS, ast.If)) and after and not node.orelse:
            for count in dict.fromkeys((1, len(after))):
                rest: Slot = (site.parent, site.field, [*upto, *after[count:]])
                slots = rest, (node, "orelse", after[:count])
                yield Change("else-added", after[0], slots, after=f"else: {header(after[0])}")


def _neighbours(program: Program) -> Iterator[tuple[ast.stmt, Site]]:
    """Yields each pair of neighbours in a block: the upper statement, the site of the lower one."""
    for site in program.statements:
        if site.index:
            yield site.siblings[site.index - 1], site


def _moved(kind: str, statement: ast.stmt, *slots: Slot) -> Change:
    return Change(kind, statement, slots, after=header(statement))


def _is_elif(statement: Any) -> bool:
    return (
        isinstance(statement, ast.If)
        and len(statement.orelse) == 1
        and isinstance(statement.orelse[0], ast.If)
    )


def _tails(statement: Any) -> Iterator[tuple[ast.stmt, str]]:
    """Yields the blocks of a statement, each `elif` included: their owner and its field."""
    if type(statement) in COMPOUND:
        yield statement, "body"
        if _is_elif(statement):
            yield from _tails(statement.orelse[0])
        elif getattr(statement, "orelse", []):
            yield statement, "orelse"


def _ends(statement: ast.stmt) -> Iterator[tuple[ast.stmt, str]]:
    """Yields the blocks that the next statement could belong to, outermost first."""
    for inner, field in _tails(statement):
        yield inner, field
        yield from _ends(getattr(inner, field)[-1])
