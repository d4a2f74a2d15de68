"""08.3 Moves sorted by what they are worth, for the player whose turn it is."""

import ast
from collections.abc import Iterator
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known, lacks, uses
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


best_of = best_by(lambda move, values, player: player * values[move])
largest_first = best_by(lambda move, values, player: values[move])
KNOWN = known(
    """
    truth-of-player: Both get the same order: Python counts -1 as true. Compare `player` with 1.
        => largest_first
        seen: asks_its_truth
    first-player-only: Right for the first player. For the second the smallest value is best.
        => largest_first
    second-player-only: Right for the second player. For the first the largest value is best.
        => smallest_first
    worst-first: Your order has the worst move first, for both players: turn it round.
        => worst_first
    not-sorted: These are the moves as they stand in the dict. Sort them by their values.
        => as_they_stand
    by-number: These are sorted by the number of the move, not by its value.
        => by_number
        => by_number_for_each
        sorted($v, $$x, key=$v.get) ~> sorted($v, $$x)
    by-size: Your order leaves out the sign of the values: -9 and 9 are not worth the same.
        => by_size
    values-not-moves: Your list holds the values. Give the moves, the keys, sorted by them.
        => the_values
    """,
    asks_its_truth=lambda tree: uses("player")(tree) and lacks(ast.Compare, ast.Mult)(tree),
    largest_first=largest_first,
    smallest_first=best_by(lambda move, values, player: -values[move]),
    worst_first=best_by(lambda move, values, player: -player * values[move]),
    as_they_stand=best_by(lambda move, values, player: -list(values).index(move)),
    by_number=best_by(lambda move, values, player: -move),
    by_number_for_each=best_by(lambda move, values, player: player * move),
    by_size=best_by(lambda move, values, player: abs(values[move])),
    the_values=lambda values, player: Ranked(values.values(), lambda value: 0),
)


@exercise("08.3", (*KNOWN, *faults(best_of)))
def best_for(answer: Answer) -> None:
    compare(answer, cases(), best_of, same=same, shrink=fewer_values)
