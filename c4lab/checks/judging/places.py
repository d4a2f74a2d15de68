"""Finds the learner's line that has the mistake, where it is the line that ours would have."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from c4lab.checks.judging.sources import Program
from c4lab.checks.writing.python_text import CANNOT_PARSE


def place_of(solution: str, mistaken: str, program: Program) -> int:
    """The line of the cell that looks, names aside, as the lines that `mistaken` has in place of
    lines of `solution`; 0 if there is none, or more than one."""
    before, after = (Counter(shape for shape, _ in shapes(text)) for text in (solution, mistaken))
    new = after - before
    found = {line for shape, line in shapes(program.text) if shape in new}
    return program.line(found.pop()) if len(found) == 1 else 0


def shapes(text: str) -> Iterator[tuple[str, int]]:
    """Each statement's form, without the names of variables, and its line; of a statement with a
    body the first line only."""
    try:
        tree = ast.parse(text)
    except CANNOT_PARSE:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            parts = [
                ast.dump(_Nameless().visit(ast.parse(ast.unparse(value))))
                for name, value in ast.iter_fields(node)
                if isinstance(value, ast.expr) and name != "annotation"
            ]
            yield f"{type(node).__name__} {parts}", node.lineno


class _Nameless(ast.NodeTransformer):
    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("_", ast.Load())
