"""Numbers that are one off, and one typical constant for another."""

import ast
from collections.abc import Iterator

from c4lab.checks.slips.tree import Change, Program

COLLECTIONS = ("[]", "''", "{}", "set()")
TYPICAL = ("0", "1", "-1", "None", "True", "False", *COLLECTIONS, "2", "10")
SAME = {"list()": "[]", "dict()": "{}", "float('-inf')": "-float('inf')"}


def numbers(program: Program) -> Iterator[Change]:
    """Whole numbers, one more or one less."""
    for site in program.of(ast.Constant):
        if type(site.node.value) is int:
            for value in (site.node.value + 1, site.node.value - 1):
                new = ast.parse(str(value), mode="eval").body
                yield Change("off-by-one", site.node, (site.put(new),))


def constants(program: Program) -> Iterator[Change]:
    module = "math.inf" if "math" in program.imported else "float('inf')"
    infinity = "inf" if "inf" in program.imported else module
    texts = (*TYPICAL, infinity, f"-{infinity}")
    typical = {text: ast.parse(text, mode="eval").body for text in texts}
    types = (ast.Constant, ast.UnaryOp, ast.List, ast.Dict, ast.Call, ast.Name, ast.Attribute)
    for site in program.of(*types):
        text = ast.unparse(site.node).replace('"', "'")
        text = SAME.get(text, text).replace(module, infinity)
        number = type(getattr(site.node, "value", None)) in (int, float)
        if isinstance(site.parent, (ast.UnaryOp, ast.Expr)) or not (text in typical or number):
            continue
        for other, new in typical.items():
            # No collection stands for a number; None may stand for anything.
            alike = "None" in (text, other) or (text in COLLECTIONS) == (other in COLLECTIONS)
            if other != text and alike:
                yield Change(_kind(text, other), site.node, (site.put(new),))


def _kind(old: str, new: str) -> str:
    if {old, new} == {"True", "False"}:
        return "true-false"
    return "empty-collection" if {old, new} <= {*COLLECTIONS} else "other-constant"
