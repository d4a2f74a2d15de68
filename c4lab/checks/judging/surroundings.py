"""Gives an edited answer its imports and globals: without it no edited version would run."""

import ast
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

from c4lab.checks.judging.sources import functions_of
from c4lab.checks.writing.python_text import NAME


def namespace_for(source: str, setup: str, answer: Any) -> dict[str, Any]:
    """The globals for an edited version of the answer: what `setup`, the notebook's imports, bind,
    and copies of the answer's own lists, dicts and sets, so that none of the notebook's changes."""
    names = _importable(setup) & set(NAME.findall(source))
    namespace = dict(_imported(setup, names))
    for function in functions_of(getattr(answer, "__wrapped__", answer)):
        for name, value in function.__globals__.items():
            if name.startswith("__"):
                continue
            copied = value
            if isinstance(value, (list, dict, set)):
                with suppress(Exception):
                    copied = deepcopy(value)
            namespace[name] = copied
    return namespace


@cache
def _imported(setup: str, names: frozenset[str]) -> dict[str, Any]:
    """What the imports in `setup` bind to these names: others, such as widgets, take seconds."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    body: list[ast.stmt] = []
    for node in ast.parse(setup).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            node.names = [each for each in node.names if _bound(each) in names | {"*"}]
            body += [node] * bool(node.names)
    with suppress(Exception):
        exec(compile(ast.Module(body, []), "<setup>", "exec"), namespace)
    return namespace


@cache
def _importable(setup: str) -> frozenset[str]:
    """The names that the imports in `setup` bind."""
    return frozenset(
        _bound(each)
        for node in ast.parse(setup).body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for each in node.names
    )


def _bound(alias: ast.alias) -> str:
    return (alias.asname or alias.name).partition(".")[0]
