"""What the checks of classes share."""

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Script, Wrong


@contextmanager
def a_class(answer: Answer, *methods: str) -> Iterator[None]:
    """Raises Wrong unless the answer is a class with these methods. If a value is not found inside,
    because `self.` is missing, the error says so."""
    name = answer.name
    if not answer.ask(Script(f"isinstance({name}, type)")):
        raise Wrong("not-a-class", f"Pass the class itself, without parentheses: `{name}`.")
    for method in methods:
        if not answer.ask(Script(f"hasattr({name}, {method!r})")):
            spelt = "is it spelt so, and indented below the line that begins with `class`?"
            raise Wrong("no-method", f"{name} has no method `{method}`: {spelt}")
    try:
        yield
    except Wrong as wrong:
        found = re.search(r"(The name|has no attribute|local variable) '(\w+)'", wrong.message)
        bare = found is not None and found[1] != "has no attribute"
        if found and answer.tree and _lacks_self(found[2], bare, answer.tree):
            line = re.search(r" \(line \d+: `.*`\)", wrong.message)
            wrong.reason = "without-self"
            wrong.message = (
                f"Python finds no `{found[2]}`{line[0] if line else ''}: what the object keeps "
                f"is made in `__init__`, as `self.{found[2]} = ...`, and has `self.` in front "
                "wherever it is used."
            )
        raise


def _lacks_self(name: str, bare: bool, tree: ast.Module) -> bool:
    """Whether `name`, which Python does not find, `bare` or as an attribute, is kept as an
    attribute or gets its value as a variable in `__init__`."""
    nodes = list(ast.walk(tree))
    own = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == name]
    kept = any(isinstance(node.ctx, ast.Store) for node in own)
    if not bare:
        return not kept and not any(isinstance(n, ast.Call) and n.func in own for n in nodes)
    made = [n for n in nodes if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    return kept or any(name == getattr(n, "id", "") for each in made for n in ast.walk(each))
