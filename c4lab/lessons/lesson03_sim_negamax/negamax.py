"""03.2 Negamax with a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import inf
from operator import ge, gt
from random import Random
from typing import Any

from c4lab.checks.exercise import (
    Mistake,
    Wrong,
    compare,
    counted,
    exercise,
)
from c4lab.checks.show import show_call
from c4lab.games import Position, Sim
from c4lab.lessons.lesson03_sim_negamax.cases import unfinished
from c4lab.search import alphabeta

Window = tuple[float, float]


def turned(alpha: float, beta: float) -> Window:
    return -beta, -alpha


def same_window(alpha: float, beta: float) -> Window:
    return alpha, beta


def negated(alpha: float, beta: float) -> Window:
    return -alpha, -beta


def for_the_side_to_move(position: Position) -> int:
    return position.player * (position.result() or 0)


def negamax_with(
    handed_on: Callable[[float, float], Window] = turned,
    sign: int = -1,
    end: Callable[[Position], int] = for_the_side_to_move,
    worst: float = -inf,
    horizon_first: bool = False,
    cut: Callable[[float, float], bool] = ge,
) -> Callable[[Position, int, float, float], float]:
    """Negamax, or one that makes a mistake."""

    def negamax(position: Position, depth: int, alpha: float, beta: float) -> float:
        if depth == 0 and horizon_first:
            return 0
        if position.result() is not None:
            return end(position)
        if depth == 0:
            return 0
        best = worst
        for move in position.moves():
            value = sign * negamax(position.play(move), depth - 1, *handed_on(alpha, beta))
            best = max(best, value)
            alpha = max(alpha, value)
            if cut(alpha, beta):
                break
        return best

    return negamax


right_negamax = negamax_with()
strict_cutoff = negamax_with(cut=gt)
no_cutoff = negamax_with(cut=lambda alpha, beta: False)


def to_the_end(position: Position, depth: int, alpha: float, beta: float) -> float:
    return right_negamax(position, position.left, alpha, beta)


def depth_never_used_up(position: Position, depth: int, alpha: float, beta: float) -> float:
    return right_negamax(position, position.left if depth else 0, alpha, beta)


def minimax_of_lesson_02(position: Position, depth: int, alpha: float, beta: float) -> float:
    return alphabeta(position, depth, None, alpha, beta).value


# With a window on one side of 0 it shows whether it is handed on the right way round.
NARROW = (
    ("16-14-45-46-13-35-15-56-26-12-23", 3),
    ("24-56-36-14-13-16-26-23-34-45-25", 3),
    ("12-13-36-46-15-35-16-26-24-23", 3),
    ("12-23-25-46-16-15-24-14-36-56", 4),
)
GATE = (Sim.parse("12-34-15-26-13-45"), 6)  # here a strict cut-off and none at all differ


@cache
def search_cases() -> list[tuple[Sim, int, float, float]]:
    """Positions, depths and windows: first at the end and at the horizon, then few edges left.

    A window is one in which the value has to be exact, fail-hard or fail-soft.
    """
    random = Random(2)
    over = [Sim.parse(text) for text in ("12-34-13-56-23", "12-34-56-35-16-45")]
    found = [(position, depth, -inf, inf) for position in over for depth in (2, 0)]
    found += [(unfinished(edges, random), 0, -inf, inf) for edges in (12, 11)]
    late = [(position, depth) for position in _late(random) for depth in (1, 2, 3, 4)]
    found += [(position, depth, -inf, inf) for position, depth in late]
    found += [(position, depth, -1, 1) for position, depth in late[::5]]
    return found + [(Sim.parse(text), depth, -1, 0) for text, depth in NARROW]


def _late(random: Random) -> Iterator[Sim]:
    for left in (3, 4, 5, 6, 7):
        for _ in range(5):
            yield unfinished(15 - left, random)


@exercise("03.2")
def negamax(answer: Callable[[Position, int, float, float], Any]) -> str:
    compare(
        answer,
        right_negamax,
        search_cases(),
        mistakes=(
            Mistake(
                "forgets-to-negate",
                "The value of the position after the move is the other player's: put a minus in "
                "front of `negamax(...)`.",
                negamax_with(sign=+1),
            ),
            Mistake(
                "result-in-the-wrong-view",
                "`position.result()` is always the first player's, and negamax wants the side to "
                "move's: multiply it by `position.player`.",
                negamax_with(end=lambda position: position.result() or 0),
            ),
            Mistake(
                "minimax",
                "This is minimax, whose values are the first player's. Negamax's are the side to "
                "move's, and both players take the largest of the negatives.",
                minimax_of_lesson_02,
            ),
            Mistake(
                "negates-but-not-swaps",
                "The window is handed on with its ends in the wrong order, the larger one first, "
                "and so branches are cut that matter. Negate both ends and swap them: "
                "`-beta, -alpha`.",
                negamax_with(handed_on=negated),
            ),
            Mistake(
                "forgets-to-swap-the-window",
                "With an endless window the values are right, but not with this one: the window "
                "is handed on as it is. It has to turn round with the view: `-beta, -alpha`.",
                negamax_with(handed_on=same_window),
            ),
            Mistake(
                "horizon-before-the-end",
                "A game that is over at depth 0 is given 0. Ask for the result first, and only "
                "then whether the depth is used up.",
                negamax_with(horizon_first=True),
            ),
            Mistake(
                "starts-at-zero",
                "The best value so far starts at 0, so a position in which every move loses looks "
                "undecided. Start from -inf.",
                negamax_with(worst=0),
            ),
            Mistake(
                "ignores-the-depth",
                "It looks on to the end of the game whatever `depth` says: at depth 0 an "
                "unfinished game is worth 0, and each call hands on `depth - 1`.",
                to_the_end,
            ),
            Mistake(
                "ignores-the-depth",
                "The depth is never used up: each call has to hand on `depth - 1`.",
                depth_never_used_up,
            ),
        ),
    )
    position, depth = GATE
    ours = counted(right_negamax, position, depth, -inf, inf, budget=10_000)[1]
    strict = counted(strict_cutoff, position, depth, -inf, inf, budget=10_000)[1]
    full = counted(no_cutoff, position, depth, -inf, inf, budget=10_000)[1]
    yours = counted(answer, position, depth, -inf, inf, budget=full)[1]
    asked = show_call(answer, (position, depth, -inf, inf))
    if yours == full:
        raise Wrong(
            "no-cut-off",
            f"The values are right, but {asked} looks at all {full:,} positions and {ours:,} are "
            "enough: nothing is ever cut off. Is alpha raised after each move, does the loop end "
            "as soon as alpha >= beta, and is the window handed on, as `-beta, -alpha`?",
        )
    if yours == strict:
        raise Wrong(
            "strict-cutoff",
            f"The values are right, but {asked} looks at {yours:,} positions and {ours:,} are "
            "enough: cut off when alpha >= beta, not only when alpha > beta.",
        )
    counted(answer, position, depth, -inf, inf, budget=2 * ours - 1)
    return (
        f"After {position} to depth {depth} you looked at {yours:,} positions and we at {ours:,}."
    )
