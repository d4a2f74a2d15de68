"""Says in one sentence which library a cell needs that a browser tab does not have."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType

NEEDED = ("numpy", "pandas", "matplotlib", "joblib", "psutil")
SENTENCE = (
    "This cell needs {name}, which is not in the browser. On a computer of your own it runs: the "
    "README says how to set that up."
)


class NotInTheBrowser(ModuleNotFoundError):
    """A library is missing and cannot be installed here; a notebook shows the sentence alone."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class SaysWhatIsMissing(importlib.abc.MetaPathFinder):
    """Python asks it last, so nobody else has found the library."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name in NEEDED:
            raise not_here(name)
        return None


def not_here(name: str) -> NotInTheBrowser:
    """The error for a library that is not here."""
    return NotInTheBrowser(SENTENCE.format(name=name), name=name)


def say_what_is_missing() -> None:
    """From now on an import of such a library says the sentence, if the library is not here."""
    if not any(isinstance(finder, SaysWhatIsMissing) for finder in sys.meta_path):
        sys.meta_path.append(SaysWhatIsMissing())
