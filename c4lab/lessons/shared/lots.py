"""Whether a learner's code leaves a choice to chance."""

import ast
from collections.abc import Iterable

from c4lab.checks.writing import uses

DRAWING = ("choice", "choices", "sample", "randint", "randrange")


def draws_lots(tree: ast.Module, names: Iterable[str] = DRAWING) -> bool:
    """Whether the code uses one of these names, which are functions of the module `random`."""
    return any(uses(name)(tree) for name in names)
