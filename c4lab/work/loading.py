"""Loads what a package offers when it is first asked for: a worker's Python would start slowly
with all of it."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(
    package: str, modules: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` for a package that offers these names, each from a module of it.

    The Tab key and `help` list them all.
    """
    names = vars(import_module(package))

    def give(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        names[name] = getattr(import_module(f"{package}.{modules[name]}"), name)
        return names[name]

    return give, lambda: sorted({*names, *modules})
