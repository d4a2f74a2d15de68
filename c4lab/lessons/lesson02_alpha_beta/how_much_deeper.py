"""02.6 Measuring what alpha-beta saves, as depth."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from c4lab import search
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.checks.wrong import Raised
from c4lab.games import Position, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.search import minimax

LOG_OF_ZERO = ("math domain error", "expected a positive input")  # in Python's words, old and new


def nodes(find: Callable[..., Any], position: Position, depth: int | None) -> int:
    meter = Meter()
    find(meter.watch(position), depth)
    return meter.nodes


def node_counts(position: Position, depth: int | None) -> tuple[int, int]:
    """The nodes of minimax and of alpha-beta."""
    return nodes(minimax, position, depth), nodes(search.alphabeta, position, depth)


def ratio_of_logs(plain: int, pruned: int) -> float:
    return log(plain) / log(pruned)


def from_counts(formula: Callable[[int, int], float]) -> Callable[[Position, int | None], float]:
    def measured(position: Position, depth: int | None) -> float:
        return formula(*node_counts(position, depth))

    return measured


@exercise("02.6")
def how_much_deeper(answer: Callable[[Position, int | None], float]) -> None:
    try:
        compare_ratios(answer)
    except Raised as wrong:
        if not any(said in wrong.message for said in LOG_OF_ZERO):
            raise
        sentence = (
            "A meter counted nothing, and 0 has no logarithm: hand the search "
            "`meter.watch(position)` in place of `position`."
        )
        raise Wrong("nothing-counted", sentence) from None


def compare_ratios(answer: Callable[[Position, int | None], float]) -> None:
    compare(
        answer,
        from_counts(lambda plain, pruned: round(ratio_of_logs(plain, pruned), 2)),
        [
            (TicTacToe.parse("5194"), None),
            (TicTacToe.parse("1524"), None),
            (TicTacToe.parse("159"), None),
            (TicTacToe.parse("519"), 2),
            (TicTacToe.parse("15"), 3),
            (Sim.parse("12-34-13-56-14-35-16-24-25"), 3),
        ],
        same=lambda got, expected: abs(got - expected) < 0.0075,
        mistakes=(
            Mistake(
                "upside-down",
                "The fraction is upside down: minimax looks at more nodes, so the ratio is over 1.",
                from_counts(lambda plain, pruned: log(pruned) / log(plain)),
            ),
            Mistake(
                "no-logarithm",
                "That is how many times fewer nodes there are. How much deeper you can look is the "
                "ratio of the logarithms, since the tree grows by a factor with each move.",
                from_counts(lambda plain, pruned: plain / pruned),
            ),
            Mistake(
                "log-of-the-ratio",
                "You take the logarithm of a ratio. Take the logarithm of each count first, and "
                "divide then.",
                from_counts(lambda plain, pruned: log(plain / pruned)),
            ),
            Mistake(
                "one-meter-for-both",
                "The second count seems to include the first: a meter goes on counting, so use a "
                "new one for each search.",
                from_counts(lambda plain, pruned: log(plain) / log(plain + pruned)),
            ),
            Mistake(
                "ignores-depth",
                "The depth is not used: pass it on to both searches.",
                lambda position, depth: ratio_of_logs(*node_counts(position, None)),
            ),
        ),
    )
