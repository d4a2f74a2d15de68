"""08.3 Moves sorted by what they are worth, for the player whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from c4lab.checks.compare import answer_to
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.lessons.lesson08_move_ordering.complete import refuse_other_moves, ties_from_left

Values = dict[int, int]


def cases() -> list[tuple[Values, int]]:
    random = Random(3)
    few = [({4: 2}, +1), ({1: 0, 2: 5}, +1), ({1: 0, 2: 5}, -1), ({1: 0, 2: 5, 3: -4}, -1)]
    many = [
        ({move: random.randint(-9, 9) for move in random.sample(range(1, 8), 5)}, player)
        for player in (+1, -1) * 8
    ]
    return few + many


def worth(move: int, values: Values, player: int) -> int:
    return values[move]


def by(key: Callable[[int, int], int]) -> Callable[[Values, int], list[int]]:
    """The moves sorted by `key(value, player)`, smallest first."""
    return lambda values, player: sorted(values, key=lambda move: key(values[move], player))


def refuse_values(answer: Callable[[Values, int], Any]) -> None:
    """What was asked for is moves, and values look much like them."""
    values = {1: 10, 2: 50, 3: -40}
    got = answer_to(answer, (values, +1)) if callable(answer) else None
    if isinstance(got, (list, tuple)) and sorted(map(str, got)) == sorted(
        map(str, values.values())
    ):
        raise Wrong(
            "values-not-moves",
            "Your list holds the values. Give the moves, the keys of the dict, sorted by them.",
        )


@exercise("08.3")
def best_for(answer: Callable[[Values, int], Any]) -> None:
    refuse_values(answer)
    refuse_other_moves(answer, cases(), by(lambda value, player: -player * value))
    compare(
        ties_from_left(answer, worth),
        ties_from_left(by(lambda value, player: -player * value), worth),
        cases(),
        mistakes=[
            Mistake(reason, sentence, ties_from_left(function, worth))
            for reason, sentence, function in (
                (
                    "first-player-only",
                    "The first player's moves are in the right order. For the second player the "
                    "best move is the one with the smallest value: use `player`.",
                    by(lambda value, player: -value),
                ),
                (
                    "worst-first",
                    "That is the worst first. `sorted` puts the smallest first: turn it round with "
                    "`reverse=True`, or sort by the negative.",
                    by(lambda value, player: player * value),
                ),
                (
                    "second-player-only",
                    "The second player's moves are in the right order. For the first player the "
                    "best move is the one with the largest value: use `player`.",
                    by(lambda value, player: value),
                ),
                (
                    "by-number",
                    "These are sorted by the number of the move, not by its value.",
                    lambda values, player: sorted(values),
                ),
                (
                    "by-number",
                    "These are the moves as they stand in the dict. Sort them by their values.",
                    lambda values, player: list(values),
                ),
                (
                    "by-size",
                    "Values are sorted by their size without the sign. -9 is bad for the first "
                    "player and good for the second, and not as good as 9 for either.",
                    by(lambda value, player: -abs(value)),
                ),
            )
        ],
    )
