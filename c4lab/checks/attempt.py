"""Telling an answer from a starter that nobody has worked on yet."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

from c4lab.checks.show import show

Steps = tuple[tuple[str, Any], ...]
NOTHING = {"RESUME", "NOP", "CACHE", "PRECALL", "PUSH_NULL"}


def not_attempted(answer: Any, given: str = "") -> str | None:
    """Why `answer` is no attempt, as a sentence; None if it is one.

    No attempt are None, `...`, a dict with `...` in it, a function or class without a body, and
    one that is the very code of `given`, the source that the exercise hands out.
    """
    if answer is None or answer is ...:
        return (
            "There is no answer yet: it is None."
            if answer is None
            else "There is no answer yet: the `...` is still in its place."
        )
    if isinstance(answer, dict):
        open_keys = [key for key, value in answer.items() if value is ...]
        if open_keys:
            return f"Still to be answered: {', '.join(map(show, open_keys))}."
    steps = list(_functions(answer))
    if steps and all(map(_is_stub, steps)):
        return "There is nothing in it yet: write your code in its place, and run the cell."
    if steps and steps in _defined(given):
        return "It is still as it was given: change it first, and run the cell."
    return None


def _functions(answer: Any) -> Iterator[Steps]:
    """The code of a function, or of each method of a class."""
    if isinstance(answer, FunctionType):
        yield _steps(answer.__code__, answer.__name__)
    elif isinstance(answer, type):
        for member in vars(answer).values():
            yield from _functions(getattr(member, "__func__", member))


def _defined(source: str) -> Iterator[list[Steps]]:
    """The code of each function in `source`, or of each method of a class there."""
    for code in _within(compile(source, "<given>", "exec")):
        methods = [_steps(each, each.co_name) for each in _within(code)]
        yield methods if "__qualname__" in code.co_names else [_steps(code, code.co_name)]


def _within(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _steps(code: CodeType, name: str) -> Steps:
    """What `code` does, step by step, the same wherever it was written and whatever `name` it
    calls itself by."""
    return tuple(
        (step.opname, _argument(step.argval, name))
        for step in dis.get_instructions(code)
        if step.opname not in NOTHING
    )


def _argument(value: Any, name: str) -> Any:
    if isinstance(value, CodeType):
        return _steps(value, name)
    # The type too: 1, 1.0 and True are equal but not the same code.
    return "itself" if value == name else (type(value).__name__, value)


def _is_stub(steps: Steps) -> bool:
    """Whether the body is nothing, `pass`, `return ...` or `raise NotImplementedError`."""
    does = [(operation, argument) for operation, argument in steps]
    if len(does) > 6:
        return False
    if any(argument == ("str", "NotImplementedError") for _, argument in does):
        return does[-1][0] == "RAISE_VARARGS"
    values = [argument for operation, argument in does if "CONST" in operation]
    returns_nothing = values in ([("NoneType", None)], [("ellipsis", ...)])
    return returns_nothing and all(
        operation in ("LOAD_CONST", "RETURN_VALUE", "RETURN_CONST") for operation, _ in does
    )
