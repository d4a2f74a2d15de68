"""02.6 Measuring what alpha-beta saves, as depth."""

from __future__ import annotations

from typing import Any

from c4lab.checks.writing import Answer, Mistake, Raised, compare, exercise
from c4lab.games import Sim, TicTacToe

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
LOGS = "log(plain.nodes) / log(pruned.nodes)"
MISTAKES = (
    Mistake(
        "upside-down",
        "The fraction is upside down: minimax looks at more nodes, so the ratio is over 1.",
        f"{LOGS} => log(pruned.nodes) / log(plain.nodes)",
    ),
    Mistake(
        "no-logarithm",
        "That is how many times fewer nodes there are. How much deeper you can look is the ratio "
        "of the logarithms, since the tree grows by a factor with each move.",
        f"{LOGS} => plain.nodes / pruned.nodes",
    ),
    Mistake(
        "log-of-the-ratio",
        "You take the logarithm of a ratio. Take the logarithm of each count first, then divide.",
        f"{LOGS} => log(plain.nodes / pruned.nodes)",
    ),
    Mistake(
        "one-meter-for-both",
        "The second count includes the first: a meter goes on counting, so use a new one for each "
        "search.",
        f"{LOGS} => log(plain.nodes) / log(plain.nodes + pruned.nodes)",
    ),
    Mistake(
        "ignores-depth",
        "The answer does not change with the depth: hand it on to both searches.",
        "(position), depth) => (position))",
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
            same=near,
            mistakes=MISTAKES,
        )
    except Raised as wrong:
        if any(said in wrong.message for said in LOG_OF_ZERO):
            wrong.reason, wrong.message = "nothing-counted", NOTHING_COUNTED
        raise
