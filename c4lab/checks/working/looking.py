"""Looks at a learner's values and exceptions, and runs no code that their classes define.

Asked in the usual way, a class may answer with anything: its metaclass may define
`__getattribute__`, an object `__class__` and `__name__`.
"""

import linecache
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from traceback import walk_tb
from typing import Any


def _gives(name: str) -> Callable[[type], Any]:
    return type.__dict__[name].__get__  # type: ignore[no-any-return]


_NAME, _MODULE, _MRO = _gives("__name__"), _gives("__module__"), _gives("__mro__")
bases_of: Callable[[type], tuple[type, ...]] = _gives("__bases__")
"""The classes that a class derives from directly."""
members_of: Callable[[type], Mapping[str, Any]] = _gives("__dict__")
"""The names in a class's own body, and their values."""
NAME = 80  # characters of a name
MOST_KINDS = 100
LONGEST_ERROR = 300  # characters of an exception's text
# Folders whose code is not the learner's, c4lab's and Python's: with the names by which they were
# reached, maybe over links, and with their own. (A browser's Python has its modules in a zip file.)
NOT_THE_LEARNERS = tuple(
    f"{place}{os.sep}"
    for folder in (Path(__file__).parents[2], Path(os.__file__).parent)
    for place in (folder, folder.resolve())
)
INSTALLED = {"site-packages", "dist-packages"}  # folders of installed packages
MISBEHAVES = (Exception, SystemExit, GeneratorExit)
"""Exceptions that looking at a value may raise. A KeyboardInterrupt comes from the user."""


def class_name(kind: type) -> str:
    """The name of a class, whatever its metaclass defines."""
    return str(_NAME(kind))


def class_module(kind: type) -> str:
    """The name of the module in which a class says that it stands; "" if it says none."""
    module = _MODULE(kind)
    return module if type(module) is str else ""


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
    return name[:NAME] if type(name) is str else ""


def is_learners_file(filename: str) -> bool:
    """Whether the learner wrote the code in `filename`, as far as one can tell."""
    installed = not INSTALLED.isdisjoint(Path(filename).parts)
    others = filename.startswith(("<frozen", "<string>", "<case>", *NOT_THE_LEARNERS))
    return not installed and not others


def describe_error(error: BaseException) -> dict[str, Any]:
    """The exception as a dict for JSON; runs as little of the learner's code as possible."""
    try:
        text = " ".join(str(error)[:LONGEST_ERROR].split())
    except BaseException:  # its __str__ may do anything
        text = ""
    own = [
        (frame.f_code.co_filename, number)
        for frame, number in walk_tb(error.__traceback__)
        if is_learners_file(frame.f_code.co_filename)
    ]
    filename, line = own[-1] if own else ("", 0)
    kinds = _MRO(type(error))[:-1][:MOST_KINDS]  # without `object`
    name = attribute(error, "name") if isinstance(error, NameError) else None
    return {
        "types": [class_name(each)[:NAME] for each in kinds],
        "said": text,
        "name": name[:NAME] if type(name) is str else "",
        "line": line,
        "source": linecache.getline(filename, line).strip() if line else "",
    }
