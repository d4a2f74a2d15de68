"""What a search answers, and what a position is worth where a search stops."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from numbers import Real
from typing import Any, NamedTuple

from c4lab.games import Position

Evaluate = Callable[[Any], float]
"""An opinion about an unfinished position, from the view of the side to move; 0 is even."""

WIN = 1_000_000
"""A won game among opinions: more than any evaluation may say."""


class Choice(NamedTuple):
    """The value of a position and a move that reaches it; None where there is nothing to choose."""

    value: float
    move: int | None = None


def leaf(position: Position, evaluate: Evaluate | None) -> float:
    """The value, for the first player, of a position where a search stops.

    Without `evaluate` only results count: +1, 0, -1, and 0 for a game not yet decided. With it,
    an unfinished position is worth the opinion, and a finished one WIN plus the moves that were
    left, so that a sooner win is worth more and a later loss costs less.
    """
    result = position.result()
    if evaluate is None:
        return result or 0
    if result is None:
        return position.player * evaluate(position)
    return result * (WIN + position.left)


def value_of(answer: Any) -> float | None:
    """The value in what a search returned, a learner's too: a number, a Choice, or (value, move).

    None for anything else, nan included.

    >>> value_of(Choice(1, 3)), value_of((0, 5)), value_of("draw")
    (1, 0, None)
    """
    value = answer[0] if isinstance(answer, (tuple, list)) and len(answer) == 2 else answer
    if isinstance(value, Real) and not isnan(value):
        return value  # type: ignore[return-value]
    return None
