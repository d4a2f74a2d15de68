"""Comparing the values of a search that is given a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Any

from c4lab.checks.exercise import Mistake, compare
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.mistakes import VALUE_MISTAKES
from c4lab.lessons.lesson02_alpha_beta.rules import RIGHT, Window
from c4lab.lessons.lesson02_alpha_beta.search import searched_by
from c4lab.search import alphabeta


@cache
def true_value(position: TicTacToe) -> float:
    return alphabeta(position).value


def side_to_move(position: TicTacToe, alpha: float, beta: float) -> float:
    return position.player * true_value(position)


@dataclass(frozen=True)
class Within:
    """What a search may say of a value outside its window: any number from here to there."""

    low: float
    high: float

    def __repr__(self) -> str:
        if self.low == self.high:
            return f"{self.low:g}"
        return f"a number from {self.low:g} to {self.high:g}"


def within(got: Any, expected: Any) -> bool:
    """Whether `got` is in bounds; among two numbers, whether they are equal."""
    if isinstance(expected, Within):
        return bool(expected.low <= got <= expected.high)
    return bool(got == expected)


def bounds(position: TicTacToe, alpha: float, beta: float) -> Within:
    """Exact inside the window; outside it from the bound, fail-hard, to the value, fail-soft."""
    value = true_value(position)
    if value <= alpha:
        return Within(value, alpha)
    return Within(beta, value) if value >= beta else Within(value, value)


def compare_values(answer: Any, windows: Sequence[Window], cases: Sequence[Any]) -> None:
    """Raises Wrong unless `answer(position, alpha, beta)` is right in these windows."""
    compare(
        answer,
        bounds,
        [(*case, *window) for case in cases for window in windows],
        same=within,
        mistakes=[
            *(Mistake(reason, said, searched_by(rules)) for reason, said, rules in VALUE_MISTAKES),
            Mistake(
                "draw-is-falsy",
                "A drawn game gets no value: its result is 0, which counts as false in an `if`. "
                "Ask `is not None`.",
                searched_by(RIGHT, lambda position: position.result() or None),
            ),
            Mistake(
                "side-to-move",
                "Where O is to move the sign is turned: the value is X's here, whoever moves.",
                side_to_move,
            ),
        ],
    )


FULL = [(-inf, +inf)]
NARROW = [(-1, 0), (0, 1), (-0.5, 0.5)]
