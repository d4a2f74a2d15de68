"""Draws cases for the grading of a class, which no answer can know beforehand.

A check asks everybody the same cases, so that an example can be found again. When a class is
graded it then asks other ones too, drawn by a seed of that run. Only the process that judges is
told the seed: no variable of the environment and no worker has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, wraps
from random import Random
from typing import TypeVar

Drawn = TypeVar("Drawn")
MOST = 1 << 32
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
