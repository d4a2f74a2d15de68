"""Without this module, wrong constants, and numbers one off, would not be found."""

import ast
from collections.abc import Iterator

from c4lab.checks.slips.changes import Change
from c4lab.checks.slips.tree import Program

COLLECTIONS = ("[]", "''", "{}", "set()")
TYPICAL = ("0", "1", "-1", "None", "True", "False", *COLLECTIONS, "2", "10")
SAME = {"list()": "[]", "dict()": "{}", "float('-inf')": "-float('inf')"}


def numbers(program: Program) -> Iterator[Change]:
    """Whole numbers, one more or one less."""
    for site in program.of(ast.Constant):
        if type(site.node.value) is int:
            negative = isinstance(site.parent, ast.UnaryOp) and isinstance(site.parent.op, ast.USub)
            whole = program.site(site.parent) if negative else site
            value = -site.node.value if negative else site.node.value
            for number in (value + 1, value - 1):
                new = ast.parse(str(number), mode="eval").body
                yield Change("off-by-one", whole.node, (whole.put(new),))


def one_of_several(program: Program) -> Iterator[Change]:
    """`x == 1 or 2` to `x in (1, 2)`, and `x != 1 and 2` to `x not in (1, 2)`."""
    for site in program.of(ast.BoolOp):
        first, *others = site.node.values
        wanted, made = (
            (ast.Eq, ast.In) if isinstance(site.node.op, ast.Or) else (ast.NotEq, ast.NotIn)
        )
        if (
            isinstance(first, ast.Compare)
            and [type(op) for op in first.ops] == [wanted]
            and all(isinstance(one, (ast.Constant, ast.Name)) for one in others)
        ):
            values = ast.Tuple([*first.comparators, *others])
            new = ast.Compare(first.left, [made()], [values])
            yield Change("one-of-several", site.node, (site.put(new),))


def constants(program: Program) -> Iterator[Change]:
    """One typical constant, such as 0, None or [], for another."""
    module = "math.inf" if "math" in program.imported else "float('inf')"
    infinity = "inf" if "inf" in program.imported else module
    texts = (*TYPICAL, infinity, f"-{infinity}")
    typical = {text: ast.parse(text, mode="eval").body for text in texts}
    types = (ast.Constant, ast.UnaryOp, ast.List, ast.Dict, ast.Call, ast.Name, ast.Attribute)
    for site in program.of(*types):
        node = site.node
        text = ast.unparse(node).replace('"', "'")
        text = SAME.get(text, text).replace(module, infinity)
        number = type(getattr(node, "value", None)) in (int, float)
        # Some versions of Python 3.12 end the format of an f-string with an empty text.
        part = isinstance(site.parent, (ast.UnaryOp, ast.Expr, ast.JoinedStr))
        if part or not (text in typical or number):
            continue
        for other, new in typical.items():
            # No collection stands for a number; None may stand for anything.
            alike = "None" in (text, other) or (text in COLLECTIONS) == (other in COLLECTIONS)
            truth = (number or text == "-1") and other in ("True", "False")
            if other != text and alike and not truth:
                yield Change(_kind(text, other), node, (site.put(new),))


def _kind(old: str, new: str) -> str:
    if {old, new} == {"True", "False"}:
        return "true-false"
    return "empty-collection" if {old, new} <= {*COLLECTIONS} else "other-constant"
