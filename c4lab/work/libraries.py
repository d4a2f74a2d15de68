"""Which libraries are here, and what a browser tab says in place of those that it does not have."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

NEEDED = ("numpy", "pandas", "matplotlib", "joblib", "psutil")
SENTENCE = (
    "This cell needs {name}, which is not in the browser. On a computer of your own it runs: the "
    "README says how to set that up."
)


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


class SaysWhatIsMissing(importlib.abc.MetaPathFinder):
    """Says the sentence when such a library is imported. Python asks it last, so nobody else has
    found the library."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name in NEEDED:
            raise not_here(name)
        return None


def say_what_is_missing() -> None:
    """From now on an import of such a library says the sentence, if the library is not here."""
    if not any(isinstance(finder, SaysWhatIsMissing) for finder in sys.meta_path):
        sys.meta_path.append(SaysWhatIsMissing())
