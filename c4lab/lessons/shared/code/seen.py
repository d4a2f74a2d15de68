"""What checks of several lessons ask of a learner's code: each is a `seen` of a table."""

import ast
from collections.abc import Iterable

from c4lab.checks.writing import uses

DRAWING = ("choice", "choices", "sample", "randint", "randrange")


def draws_lots(tree: ast.Module, names: Iterable[str] = DRAWING) -> bool:
    """Whether the code uses one of these names, which are functions of the module `random`."""
    return any(uses(name)(tree) for name in names)


def returns_a(tree: ast.Module, *kinds: type[ast.AST]) -> bool:
    """Whether some `return` gives back an expression of these kinds."""
    values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
    return any(isinstance(value, kinds) for value in values)


def only_prints(tree: ast.Module) -> bool:
    """Whether some function prints, and each of its `return`s gives None or False."""
    return any(
        isinstance(function, ast.FunctionDef)
        and uses("print")(function)
        and all(
            isinstance(node.value, ast.Constant | None) and not getattr(node.value, "value", None)
            for node in ast.walk(function)
            if isinstance(node, ast.Return)
        )
        for function in ast.walk(tree)
    )
