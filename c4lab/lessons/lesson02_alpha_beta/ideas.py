"""Wrong values: those of searches with a wrong idea of MAX, of MIN or of the loop over moves."""

from collections.abc import Callable, Sequence
from functools import cache

from c4lab.games import TicTacToe

Value = Callable[[TicTacToe], float]
Choose = Callable[[Sequence[float]], float]


def value_by(for_x: Choose, for_o: Choose) -> Value:
    """A function that gives a position's value, for X, if X and O choose so."""

    @cache
    def value(position: TicTacToe) -> float:
        result = position.result()
        if result is not None:
            return result
        values = [value(position.play(move)) for move in position.moves()]
        return (for_x if position.player == +1 else for_o)(values)

    return value


def first(values: Sequence[float]) -> float:
    return values[0]


def last(values: Sequence[float]) -> float:
    return values[-1]


def largest_or_0(values: Sequence[float]) -> float:
    return max(0, *values)


def smallest_or_0(values: Sequence[float]) -> float:
    return min(0, *values)


first_only = value_by(first, first)
last_only = value_by(last, last)
always_max = value_by(max, max)
always_min = value_by(min, min)
swapped = value_by(min, max)
from_zero = value_by(largest_or_0, smallest_or_0)
adds_up = value_by(sum, sum)


def one_ahead(position: TicTacToe) -> float:
    """X's value if nobody looks further than one move ahead: 0 if the game goes on."""
    if position.result() is not None:
        return position.result() or 0
    results = [position.play(move).result() or 0 for move in position.moves()]
    return max(results) if position.player == +1 else min(results)


IDEAS: dict[str, tuple[str, Value]] = {
    "first-move-only": (
        "Only the first move at each position counts: the loop ends at once, though a later move "
        "may be better. It may end early only when alpha has reached beta.",
        first_only,
    ),
    "last-move-only": (
        "Only the last move counts, and the values before it are forgotten. Keep the best one.",
        last_only,
    ),
    "swapped": (
        "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
        swapped,
    ),
    "always-max": (
        "O takes the largest value here. O is MIN and wants the smallest.",
        always_max,
    ),
    "always-min": (
        "Both players take the smallest value here. X is MAX and wants the largest.",
        always_min,
    ),
    "starts-at-zero": (
        "A position in which every move loses looks like a draw: does the best value start at 0?",
        from_zero,
    ),
    "one-move-ahead": (
        "Your search looks one move ahead and no further: call it again for each move.",
        one_ahead,
    ),
    "adds-up": (
        "The values after the moves are added up. Each player chooses one of the moves.",
        adds_up,
    ),
}
