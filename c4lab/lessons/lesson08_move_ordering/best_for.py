"""08.3 Moves sorted by what they are worth, for the player whose turn it is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from random import Random

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise
from c4lab.lessons.lesson08_move_ordering.orders import Faulty, Ranked, faults, is_list, same

Values = dict[int, int]


def cases() -> list[tuple[Values, int]]:
    random = Random(3)
    few: list[Values] = [{4: 2}, {1: 0, 2: 5}, {1: 5, 2: 0}, {1: -3, 2: 2}, {1: 5, 2: 5, 3: 0}]
    few += [{3: 1, 7: 1, 5: 1}, {1: 0, 2: 5, 3: -4}, {6: -7, 2: -1, 4: -3}]
    few += [
        {move: random.randint(-9, 9) for move in random.sample(range(1, 8), 5)} for _ in "12345"
    ]
    return [(values, player) for values in few for player in (+1, -1)]


def fewer_values(values: Values, player: int) -> Iterator[tuple[Values, int]]:
    for left_out in values:
        yield {move: value for move, value in values.items() if move != left_out}, player


def by(key: Callable[[int, int], int]) -> Callable[[Values, int], Ranked]:
    """The moves by `key(value, player)`, largest first."""
    return lambda values, player: Ranked(values, lambda move: key(values[move], player))


best_of = by(lambda value, player: player * value)


def tests_player(tree: ast.Module) -> bool:
    """Whether the code asks whether `player` is true, which it always is."""
    tests = [
        getattr(node, "value" if isinstance(node, ast.keyword) else "test", None)
        for node in ast.walk(tree)
    ]
    return any(isinstance(test, ast.Name) and test.id == "player" for test in tests)


BY_NUMBER = "These are sorted by the number of the move, not by its value."
MISTAKES = (
    Mistake(
        "truth-of-player",
        "Both players get the same order: Python counts -1 as true, as every number but 0. Compare "
        "`player` with 1.",
        by(lambda value, player: value),
        seen=tests_player,
    ),
    Mistake(
        "first-player-only",
        "The first player's moves are in the right order. For the second player, `player` is "
        "-1, the best move is the one with the smallest value.",
        by(lambda value, player: value),
    ),
    Mistake(
        "second-player-only",
        "The second player's moves are in the right order. For the first player, `player` is "
        "+1, the best move is the one with the largest value.",
        by(lambda value, player: -value),
    ),
    Mistake(
        "worst-first",
        "Your order has the worst move first, for both players: turn it round.",
        by(lambda value, player: -player * value),
    ),
    Mistake(
        "by-number",
        BY_NUMBER,
        lambda values, player: Ranked(values, lambda move: -move),
    ),
    Mistake(
        "by-number",
        BY_NUMBER,
        lambda values, player: Ranked(values, lambda move: move * player),
    ),
    Mistake(
        "not-sorted",
        "These are the moves as they stand in the dict. Sort them by their values.",
        lambda values, player: list(values),
    ),
    Mistake(
        "by-size",
        "The sign of the values does not count in your order. -9 is bad for the first player and "
        "good for the second, and not as good as 9 for either.",
        by(lambda value, player: abs(value)),
    ),
    Mistake(
        "values-not-moves",
        "Your list holds the values. Give the moves, the keys of the dict, sorted by them.",
        lambda values, player: Faulty(
            best_of(values, player),
            lambda got, moves: is_list(got) and sorted(got) == sorted(values.values()),
        ),
    ),
    *faults(best_of),
)
SLIPS = (
    Slip("by-number", BY_NUMBER, right="sorted($v, $$x, key=$v.get)", wrong="sorted($v, $$x)"),
)


@exercise("08.3", slips=SLIPS, mistakes=MISTAKES)
def best_for(answer: Answer) -> None:
    compare(answer, cases(), best_of, same=same, mistakes=MISTAKES, shrink=fewer_values)
