"""Finds what an answer uses outside itself: helpers have to travel with it, a lock cannot."""

from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from c4lab.checks.judging.sources import functions_of
from c4lab.checks.working.failures import is_learners_file
from c4lab.checks.working.looking import (
    attribute,
    bases_of,
    class_module,
    class_name,
    members_of,
    own_name,
)

ATOMS = (type(None), bool, int, float, complex, str)


def values_used_by(answer: Any) -> Iterator[tuple[str, Any]]:
    """The names and values that the code of `answer` uses, directly or through other functions and
    classes of the learner's; each value once, `answer` itself first."""
    waiting: list[tuple[str, Any]] = [(own_name(answer) or "your answer", answer)]
    seen: set[int] = set()
    while waiting:
        name, value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, (staticmethod, classmethod)):
            value = value.__func__
        yield name, value
        if isinstance(value, MethodType):
            waiting.append((name, value.__func__))
        if isinstance(value, _lru_cache_wrapper):
            waiting.append((name, value.__wrapped__))
        if isinstance(value, FunctionType) and is_learners_file(value.__code__.co_filename):
            waiting += [
                (used, value.__globals__[used])
                for used in sorted(_names(value.__code__))
                if used in value.__globals__
            ]
            cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=False)
            waiting += [(used, cell.cell_contents) for used, cell in cells if _is_filled(cell)]
        elif isinstance(value, type) and class_module(value) == "__main__":
            waiting += _members(value)
            waiting += [(class_name(base), base) for base in bases_of(value)]


def data_used_by(answer: Any) -> dict[str, Any]:
    """The values of `values_used_by` that are neither code nor a single number or text."""
    code = (FunctionType, MethodType, ModuleType, type, _lru_cache_wrapper, staticmethod, property)
    return {
        name: value
        for name, value in values_used_by(answer)
        if value is not answer and not isinstance(value, (*code, *ATOMS))
    }


def sentence_about_obstacle(
    answer: Any, error: BaseException, can_travel: Callable[[Any], bool]
) -> str:
    """A sentence that names the value that cannot be packed, or tells `error` if none is found."""
    for name, value in values_used_by(answer):
        if value is answer or isinstance(value, (FunctionType, type)) or is_cached(value):
            continue  # the values that it uses come later
        if not can_travel(value):
            return (
                f"Your answer uses `{name}` from outside itself, {_kind_of(value)}, which cannot "
                "leave this notebook: use a parameter instead, or make it inside your function or "
                "class."
            )
    return (
        f"Your answer cannot leave this notebook ({class_name(type(error))}: {error!s:.200}): does "
        "it hold an open file, a widget or a thread?"
    )


def is_learners_own(value: Any) -> bool:
    """Whether the learner wrote this function or class."""
    if isinstance(value, type) and class_module(value) == "__main__":
        return True
    return any(is_learners_file(each.__code__.co_filename) for each in functions_of(value))


def is_cached(value: Any) -> bool:
    """Whether `value` is a function of the learner's with a cache."""
    return isinstance(value, _lru_cache_wrapper) and is_learners_own(value.__wrapped__)


def _kind_of(value: Any) -> str:
    if isinstance(value, MethodType):
        return f"a method of a {class_name(type(value.__self__))}"
    if isinstance(value, _lru_cache_wrapper):
        return "a function with a cache"
    return f"a {class_name(type(value))}"


def _members(value: type) -> list[tuple[str, Any]]:
    members = members_of(value).items()
    return [item for item in members if callable(attribute(item[1], "__func__") or item[1])]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _is_filled(cell: Any) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return False
    return True
