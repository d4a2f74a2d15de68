"""08.3 Moves sorted by what they are worth, for the player whose turn it is."""

import ast
from collections.abc import Iterable, Iterator
from random import Random

from c4lab.checks.writing import Answer, exercise, has, known, uses
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.lesson08_move_ordering.orders import (
    Ranked,
    best_by,
    compare_orders,
    faults,
    same,
)
from c4lab.lessons.shared.code.parameters import parameters_in_order

Values = dict[int, int]


def cases() -> list[tuple[Values, int]]:
    random = Random(3)
    few: list[Values] = [{4: 2}, {1: 0, 2: 5}, {1: 5, 2: 0}, {1: -3, 2: 2}, {1: 5, 2: 5, 3: 0}]
    few += [{3: 1, 7: 1, 5: 1}, {1: 0, 2: 5, 3: -4}, {6: -7, 2: -1, 4: -3}]
    few += [{move: random.randint(-9, 9) for move in random.sample(range(1, 8), 5)} for _ in "five"]
    return [(values, player) for values in few for player in (+1, -1)]


def fewer_values(values: Values, player: int) -> Iterator[tuple[Values, int]]:
    for left_out in values if len(values) > 1 else ():
        yield {move: value for move, value in values.items() if move != left_out}, player


best_of = best_by(lambda move, values, player: player * values[move])
largest_first = best_by(lambda move, values, player: values[move])


def one_pass(values: Values, player: int, places: Iterable[int]) -> list[int]:
    """The moves after one round in which neighbours at these places are put in order."""
    order = list(values)
    for place in places:
        if player * values[order[place]] < player * values[order[place + 1]]:
            order[place : place + 2] = reversed(order[place : place + 2])
    return order


def worth_of(move: int, values: Values, player: int) -> str:
    return f"{move} is worth {player * values[move]} for the side to move"


SORTED = "sorted(values, key=lambda move: player * values[move], reverse=True)"
BEST = "max(values, key=lambda each: player * values[each])"
KNOWN = known(
    f"""
    truth-of-player: Both players get the same order: Python counts -1 as true. Compare `player`
            with 1.
        => largest_first
        seen: asks_its_truth
    first-player-only: Right for the first player. For the second the smallest value is best.
        => largest_first
    second-player-only: Right for the second player. For the first the largest value is best.
        => smallest_first
    worst-first: Your order has the worst move first, for both players: turn it round.
        => worst_first
    not-sorted: These are the moves in the order of the dict. Sort them by their values.
        {SORTED} => list(values)
    by-number: These are sorted by the number of the move, not by its value.
        {SORTED} => sorted(values)
        values[move] => move
    only-the-best: The best move is first, but the others are in the order of the dict: sort them
            all.
        player * values[move], => move == {BEST},
        {SORTED} => [{BEST} if move == [*values][0] else [*values][0] if move == {BEST}
            else move for move in values]
    one-pass: One round of exchanging neighbours does not sort them all. It brings one move to its
        place.
        => one_pass
        => one_pass_back
    losing-left-out: Moves that are bad for the side to move are left out. All moves belong in the
            list: if all are bad, the best of them has to be played.
        sorted(values, => sorted((move for move in values if player * values[move] >= 0),
        sorted(values, => sorted((move for move in values if player * values[move] > 0),
    the-example: These are the moves of the example, whatever the values are. Sort those that you
        get.
        {SORTED} => [2, 1, 3] if player > 0 else [3, 1, 2]
    equal-ones-lost: Of moves that are worth the same only one is in your list. Are the values the
            keys of a dict? A key holds only one move.
        {SORTED} => [{{player * value: move for move, value in values.items()}}[worth]
            for worth in sorted({{player * value for value in values.values()}}, reverse=True)]
    by-size: Your order leaves out the sign of the values: -9 and 9 are not worth the same.
        => by_size
        => by_size_for_each
    values-not-moves: Your list holds the values. Give the moves, the keys, sorted by them.
        => the_values
    """,
    asks_its_truth=lambda tree: uses("player")(tree) and not has(ast.Compare, ast.Mult)(tree),
    largest_first=largest_first,
    smallest_first=best_by(lambda move, values, player: -values[move]),
    worst_first=best_by(lambda move, values, player: -player * values[move]),
    one_pass=lambda values, player: one_pass(values, player, range(len(values) - 1)),
    one_pass_back=lambda values, player: one_pass(values, player, range(len(values) - 2, -1, -1)),
    by_size_for_each=best_by(lambda move, values, player: player * abs(values[move])),
    by_size=best_by(lambda move, values, player: abs(values[move])),
    the_values=lambda values, player: Ranked(values.values(), lambda value: 0),
)


@exercise("08.3", (*KNOWN, *faults(best_of)))
def best_for(answer: Answer) -> None:
    with parameters_in_order(answer):
        fresh = fresh_cases.best_for()
        compare_orders(
            answer, cases(), best_of, worth_of, same=same, shrink=fewer_values, fresh=fresh
        )
