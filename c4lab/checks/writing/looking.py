"""Without this module, looking at a learner's value would run code that its class defines.

Asked in the usual way, a class may answer with anything: its metaclass may define
`__getattribute__`, an object `__class__` and `__name__`.
"""

from collections.abc import Callable, Mapping
from typing import Any


def _gives(name: str) -> Callable[[type], Any]:
    return type.__dict__[name].__get__  # type: ignore[no-any-return]


_NAME, _MODULE, _MRO = _gives("__name__"), _gives("__module__"), _gives("__mro__")
_BASES, _MEMBERS = _gives("__bases__"), _gives("__dict__")
MISBEHAVES = (Exception, SystemExit, GeneratorExit)
"""What code may raise that is looked at; a KeyboardInterrupt is the user's own."""


def class_name(kind: type) -> str:
    """The name of a class."""
    return str(_NAME(kind))


def class_module(kind: type) -> str:
    """The name of the module that a class says it is from, "" if it says none."""
    module = _MODULE(kind)
    return module if type(module) is str else ""


def classes_of(kind: type) -> tuple[type, ...]:
    """The class and all those above it, but for `object`."""
    return tuple(_MRO(kind)[:-1])


def bases_of(kind: type) -> tuple[type, ...]:
    """The classes that it is made from."""
    return tuple(_BASES(kind))


def members_of(kind: type) -> Mapping[str, Any]:
    """What stands in its own body."""
    return _MEMBERS(kind)  # type: ignore[no-any-return]


def attribute(value: Any, name: str) -> Any:
    """What `value` gives by this name, None if nothing or an error."""
    try:
        return getattr(value, name, None)
    except MISBEHAVES:
        return None


def own_name(value: Any) -> str:
    """What a function or class is called, "" for what has no name or none that is a text."""
    is_class = issubclass(type(value), type)
    name = class_name(value) if is_class else attribute(value, "__name__")
    return name[:80] if type(name) is str else ""
