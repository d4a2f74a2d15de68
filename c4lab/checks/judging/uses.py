"""What the code of an answer uses from outside itself: functions, classes and other values."""

from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import CellType, CodeType, FunctionType, MethodType
from typing import Any

from c4lab.checks.judging.sources import functions_of
from c4lab.checks.working.looking import (
    attribute,
    bases_of,
    class_module,
    class_name,
    is_learners_file,
    members_of,
    own_name,
)


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


def is_learners_own(value: Any) -> bool:
    if isinstance(value, type) and class_module(value) == "__main__":
        return True
    return any(is_learners_file(each.__code__.co_filename) for each in functions_of(value))


def is_cached(value: Any) -> bool:
    return isinstance(value, _lru_cache_wrapper) and is_learners_own(value.__wrapped__)


def _members(value: type) -> list[tuple[str, Any]]:
    members = members_of(value).items()
    return [item for item in members if callable(attribute(item[1], "__func__") or item[1])]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _is_filled(cell: CellType) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False
