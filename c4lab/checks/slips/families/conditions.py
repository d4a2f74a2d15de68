"""`if`, `elif`, `else`, `while`: which branch runs, and how often."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program, Slot


def branches(program: Program) -> Iterator[Change]:
    """The two branches of an `if` or of a conditional expression swapped."""
    for site in program.of(ast.If, ast.IfExp):
        node = site.node
        assert isinstance(node, (ast.If, ast.IfExp))
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
            before, after = block[:index], block[index + 1 :]
            # The rung at which the ladder is cut, or to which the next `if` is joined.
            rung = statement
            while True:
                inner = rung.orelse[0] if len(rung.orelse) == 1 else None
                if not isinstance(inner, ast.If):
                    break
                slots: tuple[Slot, ...] = (
                    (owner, name, [*before, statement, inner, *after]),
                    (rung, "orelse", []),
                )
                yield Change("if-not-elif", inner, slots, "elif", f"if {ast.unparse(inner.test)}:")
                rung = inner
            following = after[0] if after else None
            if isinstance(following, ast.If) and not rung.orelse:
                slots = (
                    (owner, name, [*before, statement, *after[1:]]),
                    (rung, "orelse", [following]),
                )
                text = f"elif {ast.unparse(following.test)}:"
                yield Change("elif-not-if", following, slots, "if", text)


def repeated(program: Program) -> Iterator[Change]:
    """`if` for `while`, and back."""
    for site in program.of(ast.If, ast.While):
        node = site.node
        new: ast.stmt
        if isinstance(node, ast.If) and not node.orelse:
            new = ast.While(node.test, node.body, [])
        elif isinstance(node, ast.While):
            new = ast.If(node.test, node.body, node.orelse)
        else:
            continue
        words = "while" if isinstance(new, ast.While) else "if"
        yield Change(
            f"{words}-needed", node, (site.put(new),), after=f"{words} {ast.unparse(node.test)}:"
        )
