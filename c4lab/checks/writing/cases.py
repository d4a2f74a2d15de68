"""The cases that answers are called with: as text, with what ours gives, and drawn for a class.

A check asks everybody the same cases, so that an example can be found again. When a class is
graded it then asks other ones too, drawn by a seed of that run, which no answer can know
beforehand. Only the process that judges is told the seed: no variable of the environment and no
worker has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, wraps
from io import StringIO
from random import Random
from typing import Any, TypeVar

from c4lab.checks.working.calling import run_lines
from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.python_text import Script, code, imports_for

Case = tuple[Any, ...] | Script
"""The arguments of a call of the answer, or a script that uses the answer by its name."""


def call_text(name: str, case: Case) -> str:
    """The case as Python text: winner((0, 0, 0, 0, 0, 0, 0, 0, 0))."""
    return case.text if isinstance(case, Script) else f"{name}({', '.join(map(code, case))})"


_values: dict[tuple[Callable[..., Any], str], Any] = {}
_imported: dict[str, Any] = {}


@dataclass(frozen=True)
class Reference:
    """A function or class of ours under the name of a learner's answer. Each value is computed
    once. If `plain`, values are turned into plain data and back, as a learner's are."""

    name: str
    answer: Callable[..., Any]
    plain: bool = True

    def value(self, case: Case) -> Any:
        text = case.text if isinstance(case, Script) else code(case)
        if (self.answer, text) not in _values:
            with redirect_stdout(StringIO()):  # a mistake may be one that prints
                _values[self.answer, text] = self._computed(case, text)
        value = _values[self.answer, text]
        return decode(encode(value)) if self.plain else value

    def _computed(self, case: Case, text: str) -> Any:
        for line in imports_for(text, _imported):
            exec(line, _imported)
        if not isinstance(case, Script):
            return self.answer(*eval(text, dict(_imported)))
        return run_lines(text, {**_imported, self.name: self.answer})


Drawn = TypeVar("Drawn")
MOST_SEEDS = 1 << 32
"""Seeds are whole numbers below it."""

_run: list[int] = []
DRAWS: list[Callable[[], tuple[object, ...]]] = []
"""All functions that draw, of the checks that are loaded."""


def grade_by(seed: int | None) -> None:
    """Lets all checks of this process ask what this seed draws; None ends that."""
    _run[:] = [] if seed is None else [seed]


def times_as_long() -> int:
    """By how much a check's time is multiplied: it asks more if a class is graded."""
    return 2 if _run else 1


def when_graded(
    draw: Callable[[Random], Iterable[Drawn]],
) -> Callable[[], tuple[Drawn, ...]]:
    """Decorator: a function without arguments that gives what `draw` draws by the seed of the run,
    or nothing if no class is being graded. Each function draws from a generator of its own, once
    for a seed."""

    @cache
    def drawn_by(seed: int) -> tuple[Drawn, ...]:
        return tuple(draw(Random(f"{seed} {draw.__module__} {draw.__qualname__}")))

    @wraps(draw)
    def drawn() -> tuple[Drawn, ...]:
        return drawn_by(_run[0]) if _run else ()

    DRAWS.append(drawn)
    return drawn
