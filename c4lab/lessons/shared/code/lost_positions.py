"""Notices that the position after a move is thrown away, or takes the place of the one before."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Wrong

LOST = (
    "`position.play(move)` does not change `position`: it gives a new one, which is thrown away "
    "here. Use what the call gives."
)

OVERWRITTEN = (
    "`{}` puts the position after the move in the place of the one before it, so the next round of "
    "the loop plays its move on the wrong one. Give the position after a move a name of its own."
)


@contextmanager
def telling_lost_positions(answer: Answer) -> Iterator[None]:
    """Context manager: says it first, of a Wrong from inside, if a line only calls `play`, or if a
    loop over a position's moves puts the position after a move in its place."""
    try:
        yield
    except Wrong as wrong:
        if answer.tree is not None and loses_a_position(answer.tree):
            wrong.reason, wrong.message = "play-forgotten", f"{LOST} {wrong.message}"
        elif answer.tree is not None and (line := overwritten(answer.tree)):
            wrong.reason = "position-overwritten"
            wrong.message = f"{OVERWRITTEN.format(line)} {wrong.message}"
        raise


def loses_a_position(tree: ast.AST) -> bool:
    """Whether some statement is a call of `play` and nothing else.

    >>> loses_a_position(ast.parse("position.play(3)"))
    True
    >>> loses_a_position(ast.parse("after = position.play(3)"))
    False
    """
    return any(
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "attr", "") == "play"
        for node in ast.walk(tree)
    )


def overwritten(tree: ast.AST) -> str:
    """The statement that gives a position a new value in a loop over its own moves, or "".

    >>> overwritten(ast.parse("for m in p.moves():\\n    p = p.play(m)"))
    'p = p.play(m)'
    >>> overwritten(ast.parse("for m in p.moves():\\n    q = p.play(m)"))
    ''
    """
    for loop in ast.walk(tree):
        if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Call):
            for node in ast.walk(loop):
                if (
                    isinstance(node, ast.Assign)
                    and ast.unparse(loop.iter) == f"{ast.unparse(node.targets[0])}.moves()"
                    and ast.unparse(node.value).startswith(f"{ast.unparse(node.targets[0])}.play(")
                ):
                    return ast.unparse(node)
    return ""
