"""Finds an answer whose function has the right parameters in another order."""

import ast
import inspect
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Wrong


@contextmanager
def parameters_in_order(answer: Answer) -> Iterator[None]:
    """Context manager: a Wrong from inside names the order of parameters, if that is the reason."""
    try:
        yield
    except Wrong as wrong:
        wanted = list(inspect.signature(answer.solution).parameters)
        found = _parameters(answer.tree, answer.name) if answer.tree else wanted
        if found != wanted and sorted(found) == sorted(wanted):
            wrong.reason = "parameters-exchanged"
            wrong.message = (
                f"Your function takes `({', '.join(found)})`. It is called with "
                f"`({', '.join(wanted)})`: keep the parameters in this order."
            )
        raise


def _parameters(tree: ast.Module, name: str) -> list[str]:
    """The names of the parameters of the last function with that name."""
    found = [
        [each.arg for each in node.args.args]
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    return found[-1] if found else []
