"""Code with variables in it: with it a `seen` asks whether a learner's code has such a form."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

ONE, MANY = "_one_", "_many_"
IGNORED = ("ctx", "type_comment", "kind", "annotation", "returns")
Bound = dict[str, Any]


def expression(text: str) -> ast.expr:
    """The tree of a pattern, in which `$x` stands for any expression or name, the same at each
    place, and `$$x` for any arguments, those with names as well. Raises ValueError for text that is
    no expression."""
    plain = re.sub(r"\$(\w+)", rf"{ONE}\1", re.sub(r"\$\$(\w+)", rf"{MANY}\1", text))
    try:
        return ast.parse(plain, mode="eval").body
    except SyntaxError:
        raise ValueError(f"This pattern is no expression: {text!r}") from None


def matches(pattern: Any, node: Any, bound: Bound) -> Iterator[Bound]:
    """Yields each way to bind the variables, beyond `bound`, so that the pattern is the code."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(ONE):
        if isinstance(node, ast.expr) and not isinstance(node, (ast.Slice, ast.Starred)):
            yield from _bind(pattern.id, node, bound)
    elif isinstance(pattern, str) and pattern.startswith(ONE):
        if isinstance(node, str):
            yield from _bind(pattern, ast.Name(node), bound)
    elif isinstance(pattern, ast.AST):
        if type(pattern) is type(node):
            fields: dict[str, tuple[Any, Any]] = {
                name: (getattr(pattern, name, None), getattr(node, name, None))
                for name in pattern._fields
                if name not in IGNORED
            }
            if isinstance(node, ast.Call) and any(map(_is_many, fields["args"][0])):
                named = {keyword.arg for keyword in fields["keywords"][0]}
                kept = [keyword for keyword in node.keywords if keyword.arg in named]
                fields["keywords"] = (fields["keywords"][0], kept)
            yield from _all_match(list(fields.values()), bound)
    elif isinstance(pattern, list):
        if isinstance(node, list):
            yield from _lists_match(pattern, node, bound)
    elif pattern == node and type(pattern) is type(node):
        yield bound


def _all_match(pairs: list[tuple[Any, Any]], bound: Bound) -> Iterator[Bound]:
    if not pairs:
        yield bound
        return
    for found in matches(*pairs[0], bound):
        yield from _all_match(pairs[1:], found)


def _lists_match(patterns: list[Any], nodes: list[Any], bound: Bound) -> Iterator[Bound]:
    if not patterns:
        if not nodes:
            yield bound
    elif _is_many(patterns[0]):
        for size in range(len(nodes) + 1):
            yield from _lists_match(patterns[1:], nodes[size:], bound)
    elif nodes:
        for found in matches(patterns[0], nodes[0], bound):
            yield from _lists_match(patterns[1:], nodes[1:], found)


def _is_many(pattern: Any) -> bool:
    return isinstance(pattern, ast.Name) and pattern.id.startswith(MANY)


def _bind(name: str, value: ast.expr, bound: Bound) -> Iterator[Bound]:
    if name not in bound:
        yield {**bound, name: value}
    elif ast.unparse(bound[name]) == ast.unparse(value):
        yield bound
