"""What happens at an import: a package loads what it offers when that is first asked for, since a
worker's Python would start slowly with all of it; and in a browser tab a sentence stands for the
libraries that are not there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

NEEDED = ("numpy", "pandas", "matplotlib", "joblib", "psutil")
SENTENCE = (
    "This cell needs {name}, which is not in the browser. On a computer of your own it runs: the "
    "README says how to set that up."
)


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


def is_here(library: str) -> bool:
    """Whether the library can be imported. Imports it."""
    try:
        import_module(library)
    except ImportError:
        return False
    return True


class NotInTheBrowser(Exception):
    """A library, which has the error's `name`, is missing and cannot be installed here; a notebook
    shows the sentence alone."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class NoModule(NotInTheBrowser, ModuleNotFoundError):
    """Raised by an import."""


class NoAttribute(NotInTheBrowser, AttributeError):
    """Raised by an object that has less to offer without the library."""


def not_here(name: str, kind: type[NoModule | NoAttribute] = NoModule) -> NotInTheBrowser:
    """The error for a library that is not here."""
    return kind(SENTENCE.format(name=name), name=name)


class SaysWhatIsMissing:
    """Says the sentence when such a library is imported. Python asks it last, so nobody else has
    found the library."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in NEEDED:
            raise not_here(name)
        return None


def say_what_is_missing() -> None:
    """From now on an import of such a library says the sentence, if the library is not here."""
    if not any(isinstance(finder, SaysWhatIsMissing) for finder in sys.meta_path):
        sys.meta_path.append(SaysWhatIsMissing())
