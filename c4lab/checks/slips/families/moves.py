"""Statements that stand at another place: in or out of a block, before or after another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from c4lab.checks.slips.tree import Change, Program, Slot, header

LOOPS = (ast.For, ast.While)
Slots = tuple[Slot, ...]
COMPOUND = (*LOOPS, ast.If, ast.With)


def out(program: Program) -> Iterator[Change]:
    """The last statement of a block comes after it: one level out, or two."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            for inner, field in _tails(statement):
                *body, last = getattr(inner, field)
                after = (owner, name, [*block[: index + 1], last, *block[index + 1 :]])
                rest = body or [ast.Pass()] * (field == "body")
                yield _moved("moved-out", last, (inner, field, rest), after)
                if isinstance(last, COMPOUND) and len(last.body) > 1:
                    moved = last.body[-1]
                    after = (owner, name, [*block[: index + 1], moved, *block[index + 1 :]])
                    yield _moved("moved-out", moved, (last, "body", last.body[:-1]), after)


def into(program: Program) -> Iterator[Change]:
    """The statement after a block becomes its last one."""
    for owner, name, block in program.blocks:
        for index in range(1, len(block)):
            moved = block[index]
            rest = (owner, name, [*block[:index], *block[index + 1 :]])
            for inner, field in _ends(block[index - 1]):
                old = [one for one in getattr(inner, field) if not isinstance(one, ast.Pass)]
                yield _moved("moved-in", moved, rest, (inner, field, [*old, moved]))


def first(program: Program) -> Iterator[Change]:
    """An initialisation before the loop and not in it, and the reverse."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            if not isinstance(statement, (*LOOPS, ast.If)):
                continue
            moved, *body = statement.body
            if body:
                outer = (owner, name, [*block[:index], moved, *block[index:]])
                yield _moved("moved-before", moved, outer, (statement, "body", body))
            for at in range(index - 1, -1, -1):
                moved = block[at]
                if isinstance(moved, (ast.Assign, ast.Expr, ast.AugAssign)):
                    rest = (owner, name, [*block[:at], *block[at + 1 :]])
                    body = [moved, *statement.body]
                    yield _moved("moved-inside", moved, rest, (statement, "body", body))


def swapped(program: Program) -> Iterator[Change]:
    kept = (ast.FunctionDef, ast.Import, ast.ImportFrom)
    for owner, name, block in program.blocks:
        for index, (one, two) in enumerate(pairwise(block)):
            if not isinstance(one, kept) and not isinstance(two, kept):
                values = [*block[:index], two, one, *block[index + 2 :]]
                yield _moved("statement-order", two, (owner, name, values))


def deleted(program: Program) -> Iterator[Change]:
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            before, after = block[:index], block[index + 1 :]
            rest = [*before, *after] or [ast.Pass()] * (name == "body")
            if owner is not program.tree:
                yield Change("statement-removed", statement, ((owner, name, rest),), after="")
            if isinstance(statement, COMPOUND):
                slot = (owner, name, [*before, *statement.body, *after])
                yield Change("header-removed", statement, (slot,), after="")


def branches(program: Program) -> Iterator[Change]:
    """The two branches of an `if` or of a conditional expression swapped."""
    for site in program.of(ast.If, ast.IfExp):
        node = site.node
        if node.orelse:
            slots = (node, "body", node.orelse), (node, "orelse", node.body)
            after = None if isinstance(node, ast.IfExp) else "the two branches swapped"
            yield Change("swapped-branches", node.test, slots, after=after)


def ladder(program: Program) -> Iterator[Change]:
    """`if` for `elif`, and `elif` for `if`."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            if not isinstance(statement, ast.If):
                continue
            before, after = block[: index + 1], block[index + 1 :]
            # The rung at which the ladder is cut, or to which the next `if` is joined.
            rung: Any = statement
            while _is_elif(rung):
                inner = rung.orelse[0]
                slots: Slots = (owner, name, [*before, inner, *after]), (rung, "orelse", [])
                text = f"if {ast.unparse(inner.test)}:"
                yield Change("if-not-elif", inner, slots, "elif", text)
                rung = inner
            if after and isinstance(after[0], ast.If) and not rung.orelse:
                slots = (owner, name, [*before, *after[1:]]), (rung, "orelse", after[:1])
                text = f"elif {ast.unparse(after[0].test)}:"
                yield Change("elif-not-if", after[0], slots, "if", text)


def orelse(program: Program) -> Iterator[Change]:
    """What follows a loop or an `if` becomes its `else`, and the reverse."""
    for owner, name, block in program.blocks:
        for index, statement in enumerate(block):
            if not isinstance(statement, (*LOOPS, ast.If)):
                continue
            before, after, under = block[: index + 1], block[index + 1 :], statement.orelse
            if under and not _is_elif(statement):
                slots: Slots = (owner, name, [*before, *under, *after]), (statement, "orelse", [])
                yield Change("else-removed", under[0], slots, "else", "no else")
            for count in dict.fromkeys((1, len(after))) if after and not under else ():
                slots = (owner, name, [*before, *after[count:]]), (
                    statement, "orelse", after[:count],
                )  # fmt: skip
                text = f"else: {header(after[0])}"
                yield Change("else-added", after[0], slots, after=text)


def _moved(kind: str, statement: ast.stmt, *slots: Slot) -> Change:
    return Change(kind, statement, slots, after=header(statement))


def _is_elif(statement: Any) -> bool:
    return (
        isinstance(statement, ast.If)
        and len(statement.orelse) == 1
        and isinstance(statement.orelse[0], ast.If)
    )


def _tails(statement: Any) -> Iterator[tuple[ast.stmt, str]]:
    """The blocks of a statement, with those of the rungs of its `elif` ladder."""
    if type(statement) in COMPOUND:
        yield statement, "body"
        if _is_elif(statement):
            yield from _tails(statement.orelse[0])
        elif getattr(statement, "orelse", []):
            yield statement, "orelse"


def _ends(statement: ast.stmt) -> Iterator[tuple[ast.stmt, str]]:
    """The blocks that a statement below could belong to, outermost first."""
    for inner, field in _tails(statement):
        yield inner, field
        yield from _ends(getattr(inner, field)[-1])
