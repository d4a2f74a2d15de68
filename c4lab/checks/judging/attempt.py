"""Recognises an exercise that nobody has begun: without it a starter would count as wrong."""

import ast
from typing import Any

from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.sources import parsed
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import show


def not_attempted(exercise: Exercise, packed: Packed) -> str | None:
    """A sentence that says why this is no attempt, such as an empty body; None if it is one."""
    empty = why_empty(packed.value)
    if empty:
        return empty
    own = [unit.text for unit in packed.units if unit.name == packed.name]
    body = _body(own[-1], packed.name) if own else None
    if body is None:
        return None
    if _is_stub(body):
        return "There is nothing in it yet: write your code in its place, and run the cell."
    if _is_as_given(exercise, packed, body):
        return "It is still as it was given: change it first, and run the cell."
    return None


def _is_as_given(exercise: Exercise, packed: Packed, body: ast.Module) -> bool:
    """Whether no code is changed: neither the answer's nor that of a function it came with."""
    code = exercise.text.given
    given = _body(code, exercise.name)
    if given is None or ast.dump(given) != ast.dump(body):
        return False
    for unit in packed.units:
        own, handed_out = _body(unit.text, unit.name), _body(code, unit.name)
        changed = own and handed_out and ast.dump(own) != ast.dump(handed_out)
        if changed and unit.name != exercise.name:
            return False
    return True


def why_empty(value: Any) -> str | None:
    """A sentence that says why plain data is no attempt; None if it is an attempt."""
    if value is None:
        return "There is no answer yet: it is None."
    if value is ...:
        return "There is no answer yet: the `...` is still in its place."
    if isinstance(value, dict):
        open_keys = [key for key, each in value.items() if _is_open(each)]
        if open_keys:
            return f"Still to be answered: {', '.join(map(show, open_keys))}."
    return None


def _is_open(value: Any) -> bool:
    """Whether `value` is `...`, or a pair or list with `...` in it."""
    parts = value if isinstance(value, (tuple, list)) else (value,)
    return any(part is ... for part in parts)


def _body(text: str, name: str) -> ast.Module | None:
    """The function or class `name` in `text`, without docstrings; None if it is not there."""
    tree = parsed(text)
    for node in tree.body if tree else ():
        if getattr(node, "name", None) == name:
            for inner in ast.walk(node):
                if (
                    isinstance(inner, (ast.FunctionDef, ast.ClassDef))
                    and len(inner.body) > 1
                    and ast.get_docstring(inner, clean=False) is not None
                ):
                    inner.body.pop(0)
            return ast.Module([node], [])
    return None


def _is_stub(tree: ast.Module) -> bool:
    """Whether all functions have bodies of `...`, `pass` or `raise NotImplementedError` only."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bodies = [node.body for node in functions] or [tree.body[0].body]  # type: ignore[attr-defined]
    return all(all(map(_does_nothing, body)) for body in bodies)


def _does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Pass() | ast.Expr(ast.Constant()) | ast.Return(None | ast.Constant(None)):
            return True
        case ast.Return(value=ast.Constant(value=value)):
            return value is ...
        case ast.Raise(exc=error):
            return error is not None and "NotImplementedError" in ast.dump(error)
    return False
