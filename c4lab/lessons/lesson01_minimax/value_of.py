"""01.5 Minimax."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Mistake, Wrong, compare, counted, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson01_minimax.second_look import second_look
from c4lab.search import minimax

WON, DRAWN = TicTacToe.parse("14253"), TicTacToe.parse("123465798")
DRAW_IS_FALSY = (
    "A drawn game gets no value: its result is 0, which counts as false in an `if`. "
    "Ask `is not None`."
)


def best_value_of(position: TicTacToe) -> float:
    return minimax(position).value


def swapped(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    values = [swapped(position.play(move)) for move in position.moves()]
    return min(values) if position.player == +1 else max(values)


def always_max(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    return max(always_max(position.play(move)) for move in position.moves())


def starts_at_zero(position: TicTacToe) -> float:
    result = position.result()
    if result is not None:
        return result
    best: float = 0
    for move in position.moves():
        value = starts_at_zero(position.play(move))
        best = max(best, value) if position.player == +1 else min(best, value)
    return best


def draw_is_falsy(position: TicTacToe) -> float:
    result = position.result()
    if result:
        return result
    best = -position.player * inf
    for move in position.moves():
        value = draw_is_falsy(position.play(move))
        best = max(best, value) if position.player == +1 else min(best, value)
    return best


def first_move_only(position: TicTacToe) -> float:
    while position.result() is None:
        position = position.play(position.moves()[0])
    return position.result() or 0


def _value_or_reason(answer: Any, position: TicTacToe) -> Any:
    try:
        return call(answer, position)
    except Wrong as wrong:
        return wrong.reason


def fails_at_draws(answer: Any, wrong: Wrong) -> Wrong | None:
    """Whether only a drawn game raises, or gives None, before its value can be compared."""
    if wrong.reason not in ("raises", "returns-none"):
        return None
    if _value_or_reason(answer, WON) != 1:
        return None
    if _value_or_reason(answer, DRAWN) not in ("raises", None):
        return None
    return type(wrong)("draw-is-falsy", f"{DRAW_IS_FALSY} {wrong.message}")


@exercise("01.5")
@second_look(fails_at_draws)
def value_of(answer: Callable[[TicTacToe], Any]) -> str:
    compare(
        answer,
        best_value_of,
        [*late(5, every=5), *late(3, every=120)],
        mistakes=(
            Mistake(
                "swapped",
                "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
                swapped,
            ),
            Mistake(
                "always-max",
                "Your function takes the largest value for both players. O wants the smallest.",
                always_max,
            ),
            Mistake(
                "starts-at-zero",
                "A position in which every move loses looks like a draw: does the best value start "
                "at 0, in place of -inf for X and +inf for O, or do you look one move ahead only?",
                starts_at_zero,
            ),
            Mistake(
                "draw-is-falsy",
                DRAW_IS_FALSY,
                draw_is_falsy,
            ),
            Mistake(
                "first-move-only",
                "Only the first legal move is ever looked at. Is there a `return` inside the loop?",
                first_move_only,
            ),
        ),
    )
    start = TicTacToe.parse("519")
    ours = counted(minimax, start, budget=10_000)[1]
    _, yours = counted(answer, start, budget=2 * ours - 1)
    return f"After 5-1-9 your function looked at {yours:,} positions and ours at {ours:,}."
