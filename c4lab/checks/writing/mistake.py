"""A wrong idea, as a function that has it."""

import ast
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from c4lab.checks.slips.pattern import Slip


@dataclass(frozen=True)
class Mistake:
    """A typical wrong idea: its reason id, what the learner reads, and a function that has it, or
    how our solution changes to have it: a slip, or "old => new", every `old` of its text replaced,
    with `\\n` for a new line. (Then the tests try it as an answer too.)

    A learner whose answers are those of `function` in every case tried reads `sentence`, which
    speaks of what the answer does. If it speaks of code too, `seen` says whether the learner's
    code, a syntax tree, is so; where it is not, this is not the mistake.
    """

    reason: str
    sentence: str
    function: Callable[..., Any] | Slip | str
    seen: Callable[[ast.Module], bool] | None = None


def has(*kinds: type[ast.AST]) -> Callable[[ast.Module], bool]:
    """A `seen` that asks for a node of one of these kinds.

    >>> has(ast.For)(ast.parse("for move in moves: pass"))
    True
    """
    return lambda tree: any(isinstance(node, kinds) for node in ast.walk(tree))


def lacks(*kinds: type[ast.AST]) -> Callable[[ast.Module], bool]:
    """A `seen` that asks for no node of these kinds.

    >>> lacks(ast.Break)(ast.parse("for move in moves: pass"))
    True
    """
    return lambda tree: not has(*kinds)(tree)


def uses(name: str) -> Callable[[ast.Module], bool]:
    """A `seen` that asks for a name, or an attribute of that name.

    >>> uses("left")(ast.parse("position.left"))
    True
    """
    return lambda tree: any(
        name == getattr(node, "id", None) or name == getattr(node, "attr", None)
        for node in ast.walk(tree)
    )


def operates(
    operator: type[ast.operator], *, left: Collection[str] = (), right: Collection[str] = ()
) -> Callable[[ast.Module], bool]:
    """A `seen` that asks for an operator, with one of these texts on its left and on its right;
    with anything where none is given.

    >>> operates(ast.LShift, right=["1"])(ast.parse("new = mask << 1"))
    True
    """
    return lambda tree: any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, operator)
        and (not left or ast.unparse(node.left) in left)
        and (not right or ast.unparse(node.right) in right)
        for node in ast.walk(tree)
    )


def returns_in_a_loop(tree: ast.Module) -> bool:
    """A `seen`: some loop has a `return` in it that is reached in its first turn, whatever happens.

    >>> returns_in_a_loop(ast.parse("for a in b:\\n    c = a\\n    return c"))
    True
    >>> returns_in_a_loop(ast.parse("for a in b:\\n    if a:\\n        return a"))
    False
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return any(_always_returns(loop.body) for loop in loops)


def _always_returns(body: list[ast.stmt]) -> bool:
    return any(
        isinstance(each, ast.Return)
        or (
            isinstance(each, ast.If)
            and bool(each.orelse)
            and _always_returns(each.body)
            and _always_returns(each.orelse)
        )
        for each in body
    )
