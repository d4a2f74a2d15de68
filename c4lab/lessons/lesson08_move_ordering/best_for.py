"""08.3 Moves sorted by what they are worth, for the player whose turn it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise, lacks, uses
from c4lab.lessons.lesson08_move_ordering.orders import Ranked, best_by, faults, same

Values = dict[int, int]


def cases() -> list[tuple[Values, int]]:
    random = Random(3)
    few: list[Values] = [{4: 2}, {1: 0, 2: 5}, {1: 5, 2: 0}, {1: -3, 2: 2}, {1: 5, 2: 5, 3: 0}]
    few += [{3: 1, 7: 1, 5: 1}, {1: 0, 2: 5, 3: -4}, {6: -7, 2: -1, 4: -3}]
    few += [{move: random.randint(-9, 9) for move in random.sample(range(1, 8), 5)} for _ in "five"]
    return [(values, player) for values in few for player in (+1, -1)]


def fewer_values(values: Values, player: int) -> Iterator[tuple[Values, int]]:
    for left_out in values:
        yield {move: value for move, value in values.items() if move != left_out}, player


BY_NUMBER = "These are sorted by the number of the move, not by its value."
WRONG = {
    "first-player-only": (
        "Right for the first player. For the second, `player` is -1: the smallest value is best.",
        lambda move, values, player: values[move],
    ),
    "second-player-only": (
        "Right for the second player. For the first, `player` is +1: the largest value is best.",
        lambda move, values, player: -values[move],
    ),
    "worst-first": (
        "Your order has the worst move first, for both players: turn it round.",
        lambda move, values, player: -player * values[move],
    ),
    "not-sorted": (
        "These are the moves as they stand in the dict. Sort them by their values.",
        lambda move, values, player: -list(values).index(move),
    ),
    "by-number": (BY_NUMBER, lambda move, values, player: -move),
    "by-size": (
        "Your order leaves out the sign of the values: -9 and 9 are not worth the same.",
        lambda move, values, player: abs(values[move]),
    ),
}
best_of = best_by(lambda move, values, player: player * values[move])
MISTAKES = (
    Mistake(
        "truth-of-player",
        "Both players get the same order: Python counts -1 as true. Compare `player` with 1.",
        best_by(lambda move, values, player: values[move]),
        seen=lambda tree: uses("player")(tree) and lacks(ast.Compare, ast.Mult)(tree),
    ),
    *(Mistake(reason, told, best_by(worth)) for reason, (told, worth) in WRONG.items()),
    Mistake("by-number", BY_NUMBER, best_by(lambda move, values, player: player * move)),
    Mistake(
        "values-not-moves",
        "Your list holds the values. Give the moves, the keys of the dict, sorted by them.",
        lambda values, player: Ranked(values.values(), lambda value: 0),
    ),
    *faults(best_of),
)
SLIPS = (
    Slip("by-number", BY_NUMBER, right="sorted($v, $$x, key=$v.get)", wrong="sorted($v, $$x)"),
)


@exercise("08.3", (*SLIPS, *MISTAKES))
def best_for(answer: Answer) -> None:
    compare(answer, cases(), best_of, same=same, known=MISTAKES, shrink=fewer_values)
