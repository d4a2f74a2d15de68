"""Packs an answer, so that a function of a notebook can leave the learner's kernel."""

from __future__ import annotations

import base64
import builtins
import gc
import linecache
import sys
from collections.abc import Iterable, Mapping
from errno import EMFILE, ENFILE
from functools import _lru_cache_wrapper, cache
from inspect import Parameter, signature
from io import BytesIO
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from c4lab.checks.judging.packed import (
    LONGEST_NAME,
    LONGEST_SOURCES,
    LONGEST_UNITS,
    MANY,
    Packed,
)
from c4lab.checks.judging.sources import (
    Unit,
    functions_of,
    is_cached,
    is_learners_own,
    unit_of,
    values_used_by,
)
from c4lab.checks.working.closed import C4LAB, cached, module_of
from c4lab.checks.working.looking import (
    MISBEHAVES,
    attribute,
    class_name,
    is_learners_file,
    own_name,
)
from c4lab.checks.working.plain import Thing, decode, encode
from c4lab.checks.writing.result import Raised
from c4lab.checks.writing.values import kind
from c4lab.work.interruption import TooLong, limit

SECONDS = 10.0  # to pack an answer
LOOK_SECONDS = 2.0  # to pack one value, when the answer cannot be packed
REPEAT = 1.0  # seconds until code that goes on is interrupted once more
LARGEST = 100_000_000  # bytes of an answer with all that it uses
MEGABYTE = 1_000_000
MOST_SIZES = 20  # values whose size is told
CODE = (FunctionType, MethodType, ModuleType, type, _lru_cache_wrapper, staticmethod, property)
ATOMS = (type(None), bool, int, float, complex, str)


class CannotCarry(Raised):
    """The answer uses something that exists only in this kernel; the text says what."""

    def __init__(self, sentence: str) -> None:
        super().__init__("cannot-be-carried", sentence)


def pack(answer: Any) -> Packed:
    """The answer, packed. Raises CannotCarry; OSError if no more files can be opened."""
    try:
        with limit(SECONDS, REPEAT):
            return _pack(answer)
    except CannotCarry:
        raise
    except TooLong:
        raise CannotCarry(
            sentence_about_cost(_sizes(answer), f"longer than {SECONDS:.0f} seconds")
        ) from None
    except MISBEHAVES as error:  # a class may do anything when it is looked at
        if isinstance(error, OSError) and error.errno in (EMFILE, ENFILE):
            raise  # not even cloudpickle could be loaded
        raise CannotCarry(
            f"Your answer raises {class_name(type(error))} when it is looked at: write it with "
            "ordinary functions and classes."
        ) from None


def _pack(answer: Any) -> Packed:
    code = _code(answer)
    plain = decode(encode(answer))  # a class of the learner's could say that it is equal to all
    used = list(values_used_by(answer))
    units_of = {value: unit_of(value) for name, value in used if is_learners_own(value)}
    units = {unit.name: unit for unit in reversed(units_of.values()) if unit}
    return Packed(
        name=own_name(answer),
        value=Thing("function", class_name(type(answer))) if callable(answer) else plain,
        kind=kind(plain)[:LONGEST_NAME],
        callable=callable(answer),
        **_parameters(answer),
        units=_as_many_as_travel(units.values()),
        ours={name: full for name, value in used if (full := _name_in_c4lab(value))},
        sources=_sources(each for value in (*units_of, answer) for each in functions_of(value)),
        outside=_sizes(answer, len(code)),
        code=base64.b64encode(code).decode(),
    )


def _code(answer: Any) -> bytes:
    """The answer, pickled. Raises CannotCarry."""
    import cloudpickle  # the core of the checks loads without it

    module = _own_module(answer)
    try:
        if module:
            cloudpickle.register_pickle_by_value(module)
        buffer = _Bounded()
        _dumps(answer, buffer)
        return buffer.getvalue()
    except _TooLarge:
        raise CannotCarry(sentence_about_cost(_sizes(answer), "too much room")) from None
    except MISBEHAVES as error:  # pickling runs the code of whatever object it meets
        raise CannotCarry(_sentence_about_obstacle(answer, error)) from None
    finally:
        if module:
            cloudpickle.unregister_pickle_by_value(module)


def sentence_about_cost(outside: Mapping[str, int], what: str) -> str:
    """A sentence for values, with these sizes, that take too much of `what`: time or memory."""
    if not outside:
        return f"To copy your answer for the check takes {what}: does it hold very much?"
    name, size = max(outside.items(), key=lambda item: item[1])
    holds = f"{size // MEGABYTE:,} MB" if size <= LARGEST else f"more than {LARGEST // MEGABYTE} MB"
    which = f"`{name}` from outside itself, which holds {holds}"
    if size < MEGABYTE:
        which = f"{', '.join(f'`{name}`' for name in list(outside)[:5])} from outside itself"
    return (
        f"Your answer uses {which}. To copy that for the check takes {what}: use something smaller "
        "or simpler, or make it inside your function or class."
    )


def _sizes(answer: Any, total: int = LARGEST) -> dict[str, int]:
    """The bytes of each value from outside that the answer uses, pickled; of none that is code, or
    a single number or text. 0 for each if the whole answer, `total` bytes, takes less than a
    megabyte."""
    try:
        used = [
            (name, value)
            for name, value in values_used_by(answer)
            if value is not answer and not isinstance(value, (*CODE, *ATOMS))
        ]
    except MISBEHAVES:
        return {}
    outside = dict(used[:MOST_SIZES])
    if total < MEGABYTE:
        return dict.fromkeys(outside, 0)
    if len(outside) == 1 and total < LARGEST:
        return dict.fromkeys(outside, total)
    files = {name: _Bounded() for name in outside}
    for name, value in outside.items():
        _can_travel(value, files[name])
    return {name: file.size for name, file in files.items()}


def _can_travel(value: Any, file: _Bounded) -> bool:
    try:
        with limit(LOOK_SECONDS, REPEAT):
            _dumps(value, file)
    except (*MISBEHAVES, TooLong):
        return False
    return True


def _parameters(answer: Any) -> dict[str, Any]:
    """The fields of `Packed` about the arguments that `answer` takes."""
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
        "parameters": str(inspected)[:LONGEST_NAME],
    }


def _as_many_as_travel(units: Iterable[Unit]) -> tuple[Unit, ...]:
    """The last units, as many as an answer may have: the answer itself is the last."""
    kept: list[Unit] = []
    for unit in reversed(list(units)):
        if sum(len(each.text) for each in kept) + len(unit.text) > LONGEST_UNITS:
            break
        kept.insert(0, unit)
    return tuple(kept)


def _sources(functions: Iterable[Any]) -> dict[str, list[str]]:
    """The lines of the learner's cells and files that the functions come from."""
    names = {each.__code__.co_filename for each in functions}
    lines = {name: linecache.getlines(name) for name in names if is_learners_file(name)}
    return {name: each for name, each in lines.items() if sum(map(len, each)) <= LONGEST_SOURCES}


def _name_in_c4lab(value: Any) -> str:
    """The full name of a function or class of c4lab, such as "c4lab.search.pvs"; "" for others."""
    name, module = own_name(value), attribute(value, "__module__")
    code = attribute(value, "__code__")
    if isinstance(code, CodeType) and code.co_filename.startswith(C4LAB):
        return f"{module_of(code.co_filename)}.{name}"
    named = type(module) is str and module.startswith("c4lab.") and name
    return f"{module}.{name}" if named else ""


class _TooLarge(Exception):
    """An answer takes more room than it may."""


class _Bounded(BytesIO):
    """A file in memory. Raises _TooLarge beyond what an answer may have; `size` is beyond it then,
    too."""

    size = 0

    def write(self, data: Any) -> int:
        self.size += memoryview(data).nbytes
        if self.size > LARGEST:
            raise _TooLarge
        return super().write(data)


@cache
def _pickler() -> Any:
    """A pickler for what a notebook holds; cloudpickle is loaded when it is first needed."""
    import cloudpickle

    class Pickler(cloudpickle.Pickler):  # type: ignore[misc]
        def reducer_override(self, obj: Any) -> Any:
            if class_name(type(obj)).endswith("ExitAutocall"):  # a notebook's exit holds the kernel
                return getattr, (builtins, "exit")
            if is_cached(obj):  # pickle knows only its name
                return cached, (obj.__wrapped__, obj.cache_parameters())
            return super().reducer_override(obj)

    return Pickler


def _dumps(value: Any, file: Any) -> None:
    """Pickles `value` without garbage collection, which is slow among millions of objects."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        _pickler()(file).dump(value)
    finally:
        if was_on:
            gc.enable()


def _own_module(answer: Any) -> ModuleType | None:
    """The learner's own .py file that `answer` comes from; None for other answers. Its functions
    are packed as they are in the kernel now: the file may have changed since."""
    name = getattr(answer, "__module__", None)
    module = sys.modules.get(name) if isinstance(name, str) and name != "__main__" else None
    file = getattr(module, "__file__", None)  # built-in modules have none
    return module if file and is_learners_file(file) else None


def _sentence_about_obstacle(answer: Any, error: BaseException) -> str:
    """A sentence that names the value that cannot be packed, or tells `error` if none is found."""
    for name, value in values_used_by(answer):
        if value is answer or isinstance(value, (FunctionType, type)) or is_cached(value):
            continue  # the values that it uses come later
        if not _can_travel(value, _Bounded()):
            return (
                f"Your answer uses `{name}` from outside itself, {_kind_of(value)}, which cannot "
                "leave this notebook: use a parameter instead, or make it inside your function or "
                "class."
            )
    return (
        f"Your answer cannot leave this notebook ({class_name(type(error))}: {error!s:.200}): does "
        "it hold an open file, a widget or a thread?"
    )


def _kind_of(value: Any) -> str:
    if isinstance(value, MethodType):
        return f"a method of a {class_name(type(value.__self__))}"
    if isinstance(value, _lru_cache_wrapper):
        return "a function with a cache"
    return f"a {class_name(type(value))}"
