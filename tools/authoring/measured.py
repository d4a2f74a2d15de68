"""What a notebook's measurements depend on: the text of the modules whose code its cells use.

Other imported modules do not matter: a new game or another colour changes no count and no time.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

MEASURED = tuple(
    f"c4lab.{part}"
    for part in ("bench", "evaluation", "games", "instruments", "lessons", "players", "search")
)
LOOKS = ("c4lab.instruments.charts", "c4lab.instruments.style")  # how a result is drawn


def signature(namespace: Mapping[str, Any]) -> str:
    """A digest of the modules that a notebook with these names uses for its measurements."""
    waiting = {module for value in namespace.values() for module in _home(value)}
    used: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module not in used and module.startswith(MEASURED) and module not in LOOKS:
            used.add(module)
            waiting |= set(_used_in(module))
    texts = (Path(_file(module)).read_bytes() for module in sorted(used))
    return sha256(b"".join(texts)).hexdigest()


def _home(value: Any) -> list[str]:
    """The module that defines a function, a class or an object's class, in a list; [] if none."""
    for each in (value, type(value)):
        module = getattr(each, "__module__", None)
        if isinstance(module, str) and module.startswith(MEASURED):
            return [module]
    return [value.__name__] if isinstance(value, ModuleType) and _is_single(value) else []


def _used_in(module: str) -> Iterator[str]:
    """The modules that define the names that a module imports, also inside functions."""
    for source, name in _imports(module):
        yield from _home(getattr(import_module(source), name)) or [_giver(source, name)]


def _giver(source: str, name: str) -> str:
    """The module from which `source` has a name that does not say where it was made."""
    if _is_single(sys.modules[source]):
        return source
    return next((module for module, given in _imports(source) if given == name), source)


def _imports(module: str) -> Iterator[tuple[str, str]]:
    """Of each name that a module imports from those measured: the module named there, and it."""
    for node in ast.walk(ast.parse(Path(_file(module)).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(MEASURED):
            for alias in node.names:
                yield node.module or "", alias.name


def _is_single(module: ModuleType) -> bool:
    """Whether a module is one file, and no package."""
    return not hasattr(module, "__path__")


def _file(module: str) -> str:
    return str(sys.modules[module].__file__)
