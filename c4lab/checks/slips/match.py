"""Without this module, no pattern of a slip would match any code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

ONE, MANY = "_one_", "_many_"
IGNORED = ("ctx", "type_comment", "kind", "annotation", "returns")
Bound = dict[str, Any]


@dataclass(frozen=True)
class Pattern:
    """A piece of code with variables: one expression, or a sequence of statements."""

    text: str
    expression: ast.expr | None
    statements: tuple[ast.stmt, ...]

    @classmethod
    def parse(cls, text: str) -> Pattern:
        """The pattern that a text stands for. Raises ValueError for text that is no Python."""
        plain = re.sub(r"\$(\w+)", rf"{ONE}\1", re.sub(r"\$\$(\w+)", rf"{MANY}\1", text))
        try:
            statements = tuple(ast.parse(plain).body)
        except SyntaxError as error:
            raise ValueError(f"This pattern is no Python code: {text!r}") from error
        if len(statements) == 1 and isinstance(statements[0], ast.Expr):
            return cls(text, statements[0].value, statements)
        return cls(text, None, statements)

    @classmethod
    def of_expression(cls, text: str) -> ast.expr:
        """The tree of a pattern that is one expression. Raises ValueError for any other."""
        expression = cls.parse(text).expression
        if expression is None:
            raise ValueError(f"This pattern is no expression: {text!r}")
        return expression

    @classmethod
    def alike(cls, *texts: str) -> list[Pattern]:
        """The patterns of the texts: expressions if all of them are, else statements."""
        patterns = [cls.parse(text) for text in texts]
        if all(pattern.expression is not None for pattern in patterns):
            return patterns
        return [cls(pattern.text, None, pattern.statements) for pattern in patterns]

    @property
    def variables(self) -> set[str]:
        """The names of its variables; those of `$$x` begin with MANY."""
        return {
            ("" if prefix == "$" else MANY) + name
            for prefix, name in re.findall(r"(\$\$?)(\w+)", self.text)
        }


def matches(pattern: Any, node: Any, bound: Bound) -> Iterator[Bound]:
    """Yields each way to bind the variables, beyond `bound`, so that the pattern is the code."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        if _is_expression_anywhere(node):
            yield from _bind(pattern.id.removeprefix(ONE), node, bound)
    elif isinstance(pattern, str) and pattern.startswith(ONE):
        if isinstance(node, str):
            yield from _bind(pattern.removeprefix(ONE), ast.Name(node), bound)
    elif isinstance(pattern, ast.AST):
        if type(pattern) is type(node):
            fields = [
                (getattr(pattern, name, None), getattr(node, name, None))
                for name in pattern._fields
                if name not in IGNORED
            ]
            # `$$rest` among the arguments also binds the keywords that the pattern does not name.
            if isinstance(pattern, ast.Call) and isinstance(node, ast.Call) and rest_of(pattern):
                named = {keyword.arg for keyword in pattern.keywords}
                kept = [keyword for keyword in node.keywords if keyword.arg in named]
                rest = [keyword for keyword in node.keywords if keyword.arg not in named]
                fields[-1] = (pattern.keywords, kept)
                bound = {**bound, rest_of(pattern): rest}
            yield from _match_fields(fields, bound)
    elif isinstance(pattern, list):
        if isinstance(node, list):
            for size, found in first_matches(pattern, node, bound):
                if size == len(node):
                    yield found
    elif pattern == node and type(pattern) is type(node):
        yield bound


def _is_expression_anywhere(node: Any) -> bool:
    """Whether a node stays an expression at any other place: no slice, nothing with a star."""
    parts = (ast.Slice, ast.Starred)
    if isinstance(node, ast.Tuple):
        return not any(isinstance(one, parts) for one in node.elts)
    return isinstance(node, ast.expr) and not isinstance(node, parts)


def _match_fields(fields: Sequence[tuple[Any, Any]], bound: Bound) -> Iterator[Bound]:
    if not fields:
        yield bound
        return
    for found in matches(*fields[0], bound):
        yield from _match_fields(fields[1:], found)


def first_matches(
    patterns: Sequence[Any], nodes: Sequence[Any], bound: Bound
) -> Iterator[tuple[int, Bound]]:
    """Yields each way to match the first nodes: how many of them, and the bound variables."""
    if not patterns:
        yield 0, bound
        return
    name = many(patterns[0])
    if name:
        for size in range(len(nodes) + 1):
            for found in _bind(MANY + name, list(nodes[:size]), bound):
                for more, last in first_matches(patterns[1:], nodes[size:], found):
                    yield size + more, last
    elif nodes:
        for found in matches(patterns[0], nodes[0], bound):
            for more, last in first_matches(patterns[1:], nodes[1:], found):
                yield 1 + more, last


def _bind(name: str, value: Any, bound: Bound) -> Iterator[Bound]:
    if name not in bound:
        yield {**bound, name: value}
    elif _code(bound[name]) == _code(value):
        yield bound


def _code(value: Any) -> str:
    return "\n".join(map(ast.unparse, value)) if isinstance(value, list) else ast.unparse(value)


def many(pattern: Any) -> str:
    """The name of the `$$variable` that a pattern consists of; "" for any other pattern."""
    if isinstance(pattern, ast.Expr):
        pattern = pattern.value
    if isinstance(pattern, ast.Name) and pattern.id.startswith(MANY):
        return pattern.id.removeprefix(MANY)
    return ""


def rest_of(call: ast.Call) -> str:
    """The name under which a call's `$$variable` binds keywords; "" for a call without one."""
    return next((f"{name}=" for name in map(many, call.args) if name), "")
