"""Carrying an answer out of the learner's process: its code by value, its source for messages.

What comes out is JSON. Nothing in it is believed: the code in it runs in a worker only.
"""

from __future__ import annotations

import base64
import builtins
import json
import linecache
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cache, lru_cache
from inspect import Parameter, signature
from io import BytesIO
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from c4lab.checks.judging.closed import C4LAB, module_of
from c4lab.checks.judging.errors import is_learners
from c4lab.checks.judging.sources import Unit, functions_of, unit_of
from c4lab.checks.writing.plain import Thing, decode, encode
from c4lab.checks.writing.values import kind

MANY = 1 << 30  # more arguments than any call has


class CannotCarry(Exception):
    """The answer uses something that exists only in this kernel. Says what, in a sentence."""


@dataclass(frozen=True)
class Packed:
    """An answer on its way.

    `value` is the answer itself if it is plain data, else a `Thing`, and `kind` says what it is in
    words; a callable one takes from `least` to `most` arguments, and `parameters` is the text of
    them. `units` are the functions and classes of the learner's that it is made of, the answer
    itself last; `imports` are the lines that bring the names in them that come from modules; `ours`
    are names of c4lab's that its code uses, with the module that each comes from."""

    name: str
    value: Any
    kind: str
    callable: bool
    least: int
    most: int
    parameters: str
    units: tuple[Unit, ...]
    imports: list[str]
    ours: dict[str, str]
    sources: dict[str, list[str]]
    code: str

    def to_json(self) -> bytes:
        data = {**vars(self), "value": encode(self.value)}
        data["units"] = [vars(unit) for unit in self.units]
        return json.dumps(data).encode()

    @classmethod
    def from_json(cls, data: bytes) -> Packed:
        """Raises ValueError for what is no packed answer."""
        try:
            fields = json.loads(data)
            fields["value"] = decode(fields["value"])
            fields["units"] = tuple(Unit(**unit) for unit in fields["units"])
            return cls(**fields)
        except (TypeError, KeyError, AttributeError, RecursionError) as error:
            raise ValueError(f"no packed answer: {error}") from None


def pack(answer: Any) -> Packed:
    """`answer` as what can travel. Raises CannotCarry."""
    try:
        return _pack(answer)
    except CannotCarry:
        raise
    except Exception as error:  # a class may do anything when it is looked at
        kind = type(error).__name__
        raise CannotCarry(
            f"Your answer raises {kind} when it is looked at: write it with ordinary functions and "
            "classes."
        ) from None


def _pack(answer: Any) -> Packed:
    import cloudpickle  # the core of the checks loads without it

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
    plain = decode(encode(answer))  # an answer's own class could say that it is equal to anything
    uses = list(_uses(answer))
    found = {value: unit_of(value) for name, value in uses if _is_learners_own(value)}
    units = {unit.name: unit for unit in reversed(found.values()) if unit}
    made_of = (each for value in (*found, answer) for each in functions_of(value))
    filenames = {each.__code__.co_filename for each in made_of}
    return Packed(
        name=str(getattr(answer, "__name__", "")),
        value=Thing("function", type(answer).__name__) if callable(answer) else plain,
        kind=kind(plain),
        callable=callable(answer),
        **_parameters(answer),
        units=tuple(units.values()),
        imports=sorted(set(_imports(found))),
        ours={name: where for name, value in uses if (where := _ours(value))},
        sources={name: linecache.getlines(name) for name in filenames if is_learners(name)},
        code=base64.b64encode(code).decode(),
    )


def _parameters(answer: Any) -> dict[str, Any]:
    """How many arguments `answer` takes, as far as it says."""
    try:
        inspected = signature(answer)
    except (TypeError, ValueError):
        return {"least": 0, "most": MANY, "parameters": "(...)"}
    by_position = [
        each
        for each in inspected.parameters.values()
        if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
    ]
    kinds = {each.kind for each in inspected.parameters.values()}
    return {
        "least": sum(each.default is each.empty for each in by_position),
        "most": MANY if Parameter.VAR_POSITIONAL in kinds else len(by_position),
        "parameters": str(inspected),
    }


def _ours(value: Any) -> str:
    """The module of c4lab's that a function or class comes from, "" for others."""
    code = getattr(value, "__code__", None)
    if isinstance(code, CodeType) and code.co_filename.startswith(C4LAB):
        return module_of(code.co_filename)
    module = getattr(value, "__module__", None)
    named = isinstance(module, str) and module.startswith("c4lab.") and hasattr(value, "__name__")
    return module if named and module else ""


def _is_learners_own(value: Any) -> bool:
    if isinstance(value, type) and value.__module__ == "__main__":
        return True
    return any(is_learners(each.__code__.co_filename) for each in functions_of(value))


def _imports(found: Mapping[Any, Unit | None]) -> Iterator[str]:
    """The lines that import what the units name, decorators and defaults too."""
    for value, unit in found.items():
        known: dict[str, Any] = next((each.__globals__ for each in functions_of(value)), {})
        for name in set(re.findall(r"\w+", unit.text if unit else "")) & known.keys():
            named = known[name]
            module = sys.modules.get(str(getattr(named, "__module__", "")))
            own_name = str(getattr(named, "__name__", ""))
            if isinstance(named, ModuleType):
                yield f"import {named.__name__} as {name}"
            elif module is not None and getattr(module, own_name, None) is named:
                yield f"from {module.__name__} import {own_name} as {name}"


@cache
def _pickler() -> Any:
    """cloudpickle's pickler, for what a notebook holds; made when it is first needed."""
    import cloudpickle

    class Pickler(cloudpickle.Pickler):  # type: ignore[misc]
        def reducer_override(self, obj: Any) -> Any:
            if type(obj).__name__ == "ZMQExitAutocall":  # a notebook's exit holds the kernel
                return getattr, (builtins, "exit")
            if _is_cached(obj):  # pickle knows only its name
                return _cached, (obj.__wrapped__, obj.cache_parameters())
            return super().reducer_override(obj)

    return Pickler


def _cached(function: Callable[..., Any], settings: Mapping[str, Any]) -> Any:
    """`function` with a cache again, an empty one."""
    return lru_cache(**settings)(function)


def _dumps(value: Any) -> bytes:
    buffer = BytesIO()
    _pickler()(buffer).dump(value)
    return buffer.getvalue()


def _own_module(answer: Any) -> ModuleType | None:
    """The learner's own .py file that `answer` comes from: carried as it is in the kernel now, not
    as the worker would read it."""
    module = sys.modules.get(getattr(answer, "__module__", None) or "")
    file = getattr(module, "__file__", None)  # built-in modules have none
    own = file and answer.__module__ != "__main__" and is_learners(file)
    return module if own else None


def _what_cannot(answer: Any, error: Exception) -> str:
    for name, value in _uses(answer):
        if value is answer or isinstance(value, (FunctionType, type)) or _is_cached(value):
            continue  # what it uses comes in its own turn
        try:
            _dumps(value)
        except Exception:
            return (
                f"Your answer uses `{name}` from outside itself, {_described(value)}, which cannot "
                "leave this notebook: use a parameter instead, or make it inside your function or "
                "class."
            )
    return (
        f"Your answer cannot leave this notebook ({type(error).__name__}: {error}): does it hold "
        "an open file, a widget or a thread?"
    )


def _described(value: Any) -> str:
    if isinstance(value, MethodType):
        return f"a method of a {type(value.__self__).__name__}"
    if isinstance(value, _lru_cache_wrapper):
        return "a function with a cache"
    return f"a {type(value).__name__}"


def _is_cached(value: Any) -> bool:
    """Whether it is a function of the learner's with a cache."""
    return isinstance(value, _lru_cache_wrapper) and _is_learners_own(value.__wrapped__)


def _uses(answer: Any) -> Iterator[tuple[str, Any]]:
    """The names and values that the code of `answer` reaches outside itself, each value once."""
    waiting: list[tuple[str, Any]] = [(getattr(answer, "__name__", "your answer"), answer)]
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
        if isinstance(value, FunctionType) and is_learners(value.__code__.co_filename):
            waiting += [
                (used, value.__globals__[used])
                for used in sorted(_names(value.__code__))
                if used in value.__globals__
            ]
            cells = zip(value.__code__.co_freevars, value.__closure__ or (), strict=False)
            waiting += [(used, cell.cell_contents) for used, cell in cells if _is_filled(cell)]
        elif isinstance(value, type) and value.__module__ == "__main__":
            waiting += _members(value)
            waiting += [(base.__name__, base) for base in value.__bases__]


def _members(value: Any) -> list[tuple[str, Any]]:
    if not isinstance(value, type):
        return []
    return [item for item in vars(value).items() if callable(getattr(item[1], "__func__", item[1]))]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _is_filled(cell: Any) -> bool:
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return False
    return True
