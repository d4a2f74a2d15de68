"""The shapes in which people write a search: with a window or without, with its move or without."""

from __future__ import annotations

from inspect import signature
from math import inf
from typing import Any

from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.search import Search
from c4lab.search import value_of


def takes_no_window(answer: Any) -> bool:
    """Whether `answer` is to be called as `answer(position)` and cannot be given a window."""
    return _fits(answer, 1) and not _fits(answer, 3)


def as_search(answer: Any) -> Any:
    """`answer` as one called with a position and a window, that gives the value alone.

    Of what the package's searches return, (value, move), the value counts.
    """
    if not callable(answer):
        return answer  # the comparison says what to pass
    without = takes_no_window(answer)

    def search(position: TicTacToe, alpha: float = -inf, beta: float = +inf) -> Any:
        got = answer(position) if without else answer(position, alpha, beta)
        value = value_of(got)
        return got if value is None else value

    if without or _fits(answer, 3):
        search.__name__ = getattr(answer, "__name__", search.__name__)
        typed: Search = search
        return typed
    return answer  # the comparison says that it cannot be called


def _fits(answer: Any, count: int) -> bool:
    try:
        signature(answer).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True
