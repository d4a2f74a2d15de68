"""02.6 Measuring what alpha-beta saves, as depth."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from c4lab import search
from c4lab.checks.writing import Answer, Mistake, Raised, compare, exercise
from c4lab.games import Position, Sim, TicTacToe
from c4lab.instruments import Meter

LOG_OF_ZERO = ("math domain error", "expected a positive input")  # in Python's words, old and new
NOTHING_COUNTED = (
    "A meter counted nothing, and 0 has no logarithm: hand the search `meter.watch(position)` in "
    "place of `position`."
)
CASES = [
    (TicTacToe.parse("5194"), None),
    (TicTacToe.parse("1524"), None),
    (TicTacToe.parse("159"), None),
    (TicTacToe.parse("519"), 2),
    (TicTacToe.parse("15"), 3),
    (Sim.parse("12-34-13-56-14-35-16-24-25"), 3),
]
Measured = Callable[[Position, int | None], float]


def nodes(find: Callable[..., Any], position: Position, depth: int | None) -> int:
    meter = Meter()
    find(meter.watch(position), depth)
    return meter.nodes


def from_counts(formula: Callable[[int, int], float]) -> Measured:
    """What `formula` makes of the nodes of minimax and of alpha-beta."""
    return lambda position, depth: formula(
        nodes(search.minimax, position, depth), nodes(search.alphabeta, position, depth)
    )


MISTAKES = (
    Mistake(
        "upside-down",
        "The fraction is upside down: minimax looks at more nodes, so the ratio is over 1.",
        from_counts(lambda plain, pruned: log(pruned) / log(plain)),
    ),
    Mistake(
        "no-logarithm",
        "That is how many times fewer nodes there are. How much deeper you can look is the ratio "
        "of the logarithms, since the tree grows by a factor with each move.",
        from_counts(lambda plain, pruned: plain / pruned),
    ),
    Mistake(
        "log-of-the-ratio",
        "You take the logarithm of a ratio. Take the logarithm of each count first, then divide.",
        from_counts(lambda plain, pruned: log(plain / pruned)),
    ),
    Mistake(
        "one-meter-for-both",
        "The second count includes the first: a meter goes on counting, so use a new one for each "
        "search.",
        from_counts(lambda plain, pruned: log(plain) / log(plain + pruned)),
    ),
    Mistake(
        "ignores-depth",
        "The answer does not change with the depth: hand it on to both searches.",
        lambda position, depth: from_counts(lambda plain, pruned: log(plain) / log(pruned))(
            position, None
        ),
    ),
)


def near(got: Any, expected: float) -> bool:
    return abs(float(got) - expected) < 0.0075


@exercise("02.6", mistakes=MISTAKES, allowed=["minimax", "alphabeta", "negamax"])
def how_much_deeper(answer: Answer) -> None:
    try:
        compare(
            answer,
            CASES,
            from_counts(lambda plain, pruned: round(log(plain) / log(pruned), 2)),
            same=near,
            mistakes=MISTAKES,
        )
    except Raised as wrong:
        if any(said in wrong.message for said in LOG_OF_ZERO):
            wrong.reason, wrong.message = "nothing-counted", NOTHING_COUNTED
        raise
