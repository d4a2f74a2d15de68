"""Carrying an answer to the worker: the code by value, and its source for messages."""

from __future__ import annotations

import builtins
import linecache
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import _lru_cache_wrapper, lru_cache
from io import BytesIO
from types import CodeType, FunctionType, ModuleType
from typing import Any

import cloudpickle

from c4lab.checks.calls import is_learners


class CannotCarry(Exception):
    """The answer uses something that exists only in this kernel. Says what, in a sentence."""


def pack(exercise_id: str, answer: Any) -> bytes:
    """What the worker needs, as bytes. Raises CannotCarry."""
    module = _own_module(answer)
    try:
        if module:
            cloudpickle.register_pickle_by_value(module)
        code = _dumps(answer)
    except Exception as error:  # pickling runs the code of whatever object it meets
        raise CannotCarry(_what_cannot(answer, error)) from None
    finally:
        if module:
            cloudpickle.unregister_pickle_by_value(module)
    sources = {name: linecache.getlines(name) for name in _filenames(answer)}
    packed: bytes = cloudpickle.dumps((exercise_id, sources, code))
    return packed


class _Pickler(cloudpickle.Pickler):  # type: ignore[misc]
    def reducer_override(self, obj: Any) -> Any:
        if type(obj).__name__ == "ZMQExitAutocall":  # a notebook's exit and quit hold the kernel
            return getattr, (builtins, "exit")
        if isinstance(obj, _lru_cache_wrapper) and is_learners(_filename(obj.__wrapped__)):
            return _cached, (obj.__wrapped__, obj.cache_parameters())  # pickle knows only its name
        return super().reducer_override(obj)


def _cached(function: Callable[..., Any], settings: Mapping[str, Any]) -> Any:
    """`function` with a cache again, an empty one."""
    return lru_cache(**settings)(function)


def _filename(function: Any) -> str:
    code = getattr(function, "__code__", None)
    return code.co_filename if code else "<frozen>"


def _dumps(value: Any) -> bytes:
    buffer = BytesIO()
    _Pickler(buffer).dump(value)
    return buffer.getvalue()


def _own_module(answer: Any) -> ModuleType | None:
    """The learner's own .py file that `answer` comes from: carried as it is in the kernel now, not
    as the worker would read it."""
    module = sys.modules.get(getattr(answer, "__module__", None) or "")
    file = getattr(module, "__file__", None)  # built-in modules have none
    own = file and answer.__module__ != "__main__" and is_learners(file)
    return module if own else None


def _filenames(answer: Any) -> set[str]:
    functions = [answer, *(value for _, value in _uses(answer))]
    return {f.__code__.co_filename for f in functions if isinstance(f, FunctionType)}


def _what_cannot(answer: Any, error: Exception) -> str:
    for name, value in _uses(answer):
        if isinstance(value, (FunctionType, _lru_cache_wrapper)):
            continue  # what it uses comes in its own turn
        try:
            _dumps(value)
        except Exception:
            return (
                f"Your answer uses {name!r}, a {type(value).__name__}, which cannot leave this "
                "notebook: pass what is needed as an argument, or make it inside the function."
            )
    return (
        f"Your answer cannot leave this notebook ({type(error).__name__}: {error}): does it hold "
        "an open file, a widget or a thread?"
    )


def _uses(answer: Any) -> Iterator[tuple[str, Any]]:
    """The names and values that the code of `answer` reaches outside itself, each value once."""
    waiting: list[tuple[str, Any]] = [(getattr(answer, "__name__", "your answer"), answer)]
    seen: set[int] = set()
    while waiting:
        name, value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        yield name, value
        value = getattr(value, "__func__", value)
        if isinstance(value, _lru_cache_wrapper):
            waiting.append((name, value.__wrapped__))
        elif isinstance(value, FunctionType) and is_learners(value.__code__.co_filename):
            waiting += [
                (used, value.__globals__[used])
                for used in _names(value.__code__)
                if used in value.__globals__
            ]
            cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=False)
            waiting += [(used, cell.cell_contents) for used, cell in cells if _is_filled(cell)]
        elif isinstance(value, type) and value.__module__ == "__main__":
            waiting += [item for item in vars(value).items() if not item[0].startswith("__")]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _is_filled(cell: Any) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return False
    return True
