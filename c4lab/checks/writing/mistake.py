"""A mistake is a wrong program, and code is asked for its form: without it none would be named."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from c4lab.checks.writing.patterns import expression, matches


@dataclass(frozen=True)
class Mistake:
    """A typical mistake, given as a function that makes it.

    `function` may also be a change that makes it in our solution, "old => new" (see
    `exercises.replaced`); the tests then try the changed solution as an answer too. A learner whose
    answer gives the same values as `function` in every case tried reads `sentence`, which speaks of
    what the answer does. If it speaks of code too, `seen` says whether the learner's code, a syntax
    tree, is so; if it is not, the learner did not make this mistake.
    """

    reason: str
    sentence: str
    function: Callable[..., Any] | str
    seen: Callable[[ast.Module], bool] | None = None

    def is_true_of(self, tree: ast.Module | None) -> bool:
        """Whether the sentence may be said of this code; None is code that is not known."""
        return self.seen is None or (tree is not None and self.seen(tree))

    @property
    def change(self) -> str:
        """The change of our solution that makes it; "" for a function."""
        return self.function if isinstance(self.function, str) else ""


Seen = Callable[[ast.AST], bool]
"""Whether code, as a syntax tree, has some form."""


def has(*kinds: type[ast.AST]) -> Seen:
    """A `seen` that asks for a node of one of these kinds.

    >>> has(ast.For)(ast.parse("for move in moves: pass"))
    True
    """
    return lambda tree: any(isinstance(node, kinds) for node in ast.walk(tree))


def uses(name: str) -> Seen:
    """A `seen` that asks for a name, or an attribute of that name.

    >>> uses("left")(ast.parse("position.left"))
    True
    """
    return lambda tree: any(
        name == getattr(node, "id", None) or name == getattr(node, "attr", None)
        for node in ast.walk(tree)
    )


def contains(*patterns: str) -> Seen:
    """A `seen` that asks for an expression that matches one of these patterns, in which `$x` stands
    for any expression, and `$$x` for any arguments. Raises ValueError for what is no expression.

    >>> contains("$bits << 1")(ast.parse("new = mask << 1"))
    True
    """
    expressions = [expression(text) for text in patterns]
    return lambda tree: any(
        True
        for node in ast.walk(tree)
        for pattern in expressions
        for _ in matches(pattern, node, {})
    )


def returns_in_a_loop(tree: ast.AST) -> bool:
    """A `seen`: some loop reaches a `return` in its first round, whatever happens.

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
