"""Without this module, parts of a program could not be written as people write them."""

import ast


def header(node: ast.AST) -> str:
    """A node's text; of a statement with a body only the first line."""
    if not hasattr(node, "body") or not isinstance(node, ast.stmt):
        return ast.unparse(node)
    fields = {name: getattr(node, name) for name in node._fields if hasattr(node, name)}
    fields["body"] = [ast.Pass()]
    fields |= {name: [] for name in ("orelse", "finalbody", "decorator_list") if name in fields}
    if isinstance(node, ast.Try):
        return "try:"
    text = ast.unparse(type(node)(**fields, lineno=node.lineno))
    return text[: text.rindex("\n")]


def shown(node: ast.AST) -> str:
    """A node's header as people write it: `a, b = b, a` without parentheses."""
    if isinstance(node, (ast.Assign, ast.Return)) and isinstance(node.value, ast.Tuple):
        text = ast.unparse(node)
        values = ast.unparse(node.value)
        return text.removesuffix(values) + values[1:-1] if len(node.value.elts) > 1 else text
    return header(node)


def is_text(statement: ast.AST) -> bool:
    """Whether a statement is a docstring, or `...`."""
    value = getattr(statement, "value", None) if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and (value.value is ... or type(value.value) is str)
