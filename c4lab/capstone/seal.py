"""What the gates rest on, as it was imported: without it a replaced method could open them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FunctionType
from typing import Any

SEALED = ("c4lab.capstone", "c4lab.games", "c4lab.players")
CODE = (FunctionType, classmethod, staticmethod, property, type)


class NotPermitted(ValueError):
    """An engine does what none may do; a notebook shows the sentence alone."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class Seal:
    """Remembers the functions, classes and methods of the modules SEALED, as they are now."""

    def __init__(self) -> None:
        self._seen = [
            (owner, name, value)
            for owner in _owners()
            for name, value in vars(owner).items()
            if isinstance(value, CODE)
        ]

    def refuse_changes(self) -> None:
        """Raises NotPermitted if something was replaced since, and puts back what was."""
        changed = [
            (owner, name, value)
            for owner, name, value in self._seen
            if vars(owner).get(name) is not value
        ]
        for owner, name, value in changed:
            setattr(owner, name, value)
        if changed:
            owner, name, _ = changed[0]
            raise NotPermitted(
                f"`{owner.__name__.rpartition('.')[2]}.{name}` of c4lab was replaced, by the "
                "engine or by a cell of this notebook, and the gates rest on it. It has been put "
                "back: take the line out that replaces it, and submit again."
            ) from None


def _owners() -> Iterator[Any]:
    """The modules SEALED, and the classes that they define."""
    for name, module in list(sys.modules.items()):
        if name.startswith(SEALED):
            yield module
            for value in list(vars(module).values()):
                if isinstance(value, type) and value.__module__ == name:
                    yield value
