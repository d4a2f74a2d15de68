"""Notices that the position after a move is thrown away."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Wrong

LOST = (
    "`position.play(move)` does not change `position`: it gives a new one, which is thrown away "
    "here. Use what the call gives."
)


@contextmanager
def telling_lost_positions(answer: Answer) -> Iterator[None]:
    """Context manager: says it first, of a Wrong from inside, if a line only calls `play`."""
    try:
        yield
    except Wrong as wrong:
        if answer.tree is not None and loses_a_position(answer.tree):
            wrong.reason, wrong.message = "play-forgotten", f"{LOST} {wrong.message}"
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
