"""Without this module, looking at a learner's value would run code that its class defines.

Asked in the usual way, a class may answer with anything: its metaclass may define
`__getattribute__`, an object `__class__` and `__name__`.
"""

from collections.abc import Callable, Mapping
from typing import Any


def _gives(name: str) -> Callable[[type], Any]:
    return type.__dict__[name].__get__  # type: ignore[no-any-return]


_NAME, _MODULE, _MRO = _gives("__name__"), _gives("__module__"), _gives("__mro__")
bases_of: Callable[[type], tuple[type, ...]] = _gives("__bases__")
"""The classes that a class derives from directly."""
members_of: Callable[[type], Mapping[str, Any]] = _gives("__dict__")
"""The names in a class's own body, and their values."""
LONGEST_ERROR = 300  # characters of an exception's text
MISBEHAVES = (Exception, SystemExit, GeneratorExit)
"""Exceptions that looking at a value may raise. A KeyboardInterrupt comes from the user."""


def class_name(kind: type) -> str:
    """The name of a class, whatever its metaclass defines."""
    return str(_NAME(kind))


def class_module(kind: type) -> str:
    """The name of the module in which a class says that it stands; "" if it says none."""
    module = _MODULE(kind)
    return module if type(module) is str else ""


def classes_of(kind: type) -> tuple[type, ...]:
    """The class and all classes that it derives from, without `object`."""
    return tuple(_MRO(kind)[:-1])


def attribute(value: Any, name: str) -> Any:
    """The attribute of this name; None if there is none, or if looking at it raises."""
    try:
        return getattr(value, name, None)
    except MISBEHAVES:
        return None


def own_name(value: Any) -> str:
    """The name of a function or class; "" for a value whose name is missing or no text."""
    is_class = issubclass(type(value), type)
    name = class_name(value) if is_class else attribute(value, "__name__")
    return name[:80] if type(name) is str else ""
