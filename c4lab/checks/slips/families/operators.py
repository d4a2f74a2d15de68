"""Without this module, wrong comparisons and other wrong operators would not be found."""

import ast
from collections.abc import Iterator

from c4lab.checks.slips.changes import Change, Slot
from c4lab.checks.slips.tree import Program

TYPES: dict[str, type[ast.AST]] = {
    "<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE, "==": ast.Eq, "!=": ast.NotEq,
    "is": ast.Is, "is not": ast.IsNot, "in": ast.In, "not in": ast.NotIn,
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "//": ast.FloorDiv, "/": ast.Div, "%": ast.Mod,
    "**": ast.Pow, "<<": ast.LShift, ">>": ast.RShift, "&": ast.BitAnd, "|": ast.BitOr,
    "^": ast.BitXor, "and": ast.And, "or": ast.Or,
}  # fmt: skip
SYMBOLS = {node: text for text, node in TYPES.items()}
# For each kind and symbol, the symbols that learners confuse it with, likeliest first.
TAKEN: dict[str, dict[str, list[str]]] = {
    "strict-comparison": {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"]},
    "opposite-comparison": {
        "==": ["!="], "!=": ["=="], "is": ["is not"], "is not": ["is"], "in": ["not in"],
        "not in": ["in"],
    },
    "comparison-direction": {
        "<": [">", ">="], ">": ["<", "<="], "<=": [">=", ">"], ">=": ["<=", "<"]
    },
    "other-comparison": {
        "<": ["!=", "=="], ">": ["!=", "=="], "<=": ["==", "!="], ">=": ["==", "!="],
        "==": [">=", "<=", "in", "is", ">", "<"],
        "!=": [">", "<", "not in", "is not", ">=", "<="],
        "is": ["=="], "is not": ["!="], "in": ["=="], "not in": ["!="],
    },
    "and-or": {"and": ["or"], "or": ["and"]},
    "other-operator": {
        "+": ["-", "*", "|"], "-": ["+", "^"], "*": ["+", "**", "<<"], "/": ["//", "%"],
        "//": ["/", "%", ">>"], "%": ["//", "/"], "**": ["*", "<<"], "<<": [">>", "*"],
        ">>": ["<<", "//"], "&": ["|", "^", "%"], "|": ["&", "^", "+"],
        "^": ["&", "|", "**", "-"],
    },
}  # fmt: skip


def symbols(program: Program, kind: str) -> Iterator[Change]:
    """Yields the changes of a kind that is in TAKEN; no changes for any other kind."""
    taken = TAKEN.get(kind, {})
    for site in program.of(ast.Compare, ast.BinOp, ast.AugAssign, ast.BoolOp) if taken else ():
        node = site.node
        parts = [getattr(node, "left", node), *getattr(node, "comparators", ())]
        for index, old in enumerate(getattr(node, "ops", None) or [node.op]):
            text = SYMBOLS.get(type(old), "")
            for new in taken.get(text, ()):
                if new != text:
                    made = TYPES[new]()
                    slot: Slot = (node, "op", made)
                    if isinstance(node, ast.Compare):
                        ops = [*node.ops[:index], made, *node.ops[index + 1 :]]
                        slot = (node, "ops", ops)
                    place = text + "=" * isinstance(node, ast.AugAssign)
                    at = node.values[0] if isinstance(node, ast.BoolOp) else parts[index]
                    yield Change(kind, at, (slot,), place)
