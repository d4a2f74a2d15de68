"""Wrong values: those of searches with a wrong idea of MAX, of MIN or of the loop over moves."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

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
        value_by(itemgetter(0), itemgetter(0)),
    ),
    "last-move-only": (
        "Only the last move counts, and the values before it are forgotten. Keep the best one.",
        value_by(itemgetter(-1), itemgetter(-1)),
    ),
    "swapped": (
        "MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.",
        value_by(min, max),
    ),
    "always-max": (
        "O takes the largest value here. O is MIN and wants the smallest.",
        value_by(max, max),
    ),
    "always-min": (
        "X takes the smallest value here. X is MAX and wants the largest.",
        value_by(min, min),
    ),
    "starts-at-zero": (
        "A position in which every move loses looks like a draw: does the best value start at 0?",
        value_by(lambda values: max(0, *values), lambda values: min(0, *values)),
    ),
    "one-move-ahead": (
        "Your search looks one move ahead and no further: call it again for each move.",
        one_ahead,
    ),
    "adds-up": (
        "The values after the moves are added up. Each player chooses one of the moves.",
        value_by(sum, sum),
    ),
}
