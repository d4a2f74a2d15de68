"""Mends what an answer breaks of Python itself, where it runs in the same Python as the check.

Without it an answer that replaces `len`, empties `sys.modules` or ends the process would take the
learner's kernel along. What an answer changes in other modules is not mended.
"""

import builtins
import os
import sys
from contextlib import AbstractContextManager
from typing import Any, NoReturn, Self

from c4lab.work.rounds import FREE

FREE.add(__file__)
MISSING = object()
WATCHED: tuple[dict[str, Any], ...] = (vars(builtins), sys.modules)
"""What no answer may change."""
MENDED: tuple[dict[str, Any], ...] = (*WATCHED, vars(sys))


def _ends(*_: object) -> NoReturn:
    raise SystemExit


def _does_nothing(*_: object) -> None:
    """Recursion that goes deeper than a browser allows ends Python there."""


INSIDE: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    (vars(builtins), {"exit": _ends, "quit": _ends}),
    (vars(sys), {"setrecursionlimit": _does_nothing}),
    (vars(os), {"_exit": _ends, "abort": _ends}),
)
"""What these names are while an answer runs."""


class LocalGuard:
    """Context manager around a call of the learner's code, whose steps `limit` limits.

    Inside, no call ends the process or allows deeper recursion. Afterwards Python is as before, and
    `broken` is whether the code had changed a built-in function or had removed a module.
    """

    def __init__(self, limit: AbstractContextManager[Any]) -> None:
        self.broken = False
        self._limit = limit

    def __enter__(self) -> Self:
        self._before = [(names, {**names}) for names in MENDED]
        for names, instead in INSIDE:
            self._before.append((names, {name: names[name] for name in instead if name in names}))
            names.update(instead)
        self._given = [(names, {**names}) for names in WATCHED]
        self._limit.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._limit.__exit__(*error)
        # No built-in function is called before all of them are back.
        for names, given in self._given:
            for name in given:
                if names.get(name, MISSING) is not given[name]:
                    self.broken = True
        for names, before in self._before:
            names.update(before)
