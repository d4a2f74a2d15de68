"""07.7 How often an evaluation says more of a won board than of a lost one."""

import ast
from collections.abc import Iterable
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, has, known, without_items
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.shared.code.parameters import parameters_in_order

CASES = [
    ([2], [1]),
    ([1], [2]),
    ([1], [1]),
    ([0], [-3]),
    ([3, 1], [1, 0]),
    ([5], [7, 2, 5]),
    ([-4, -1, -9], [-2]),
    ([0, 0, 0], [0, 0]),
    *(
        ([random.randint(-4, 6) for _ in range(3 + i)], [random.randint(-6, 4) for _ in range(7)])
        for i, random in enumerate(map(Random, range(4)))
    ),
]


def half(good: float, bad: float) -> float:
    """What a pair of a won and a lost board counts: 1, 0 or, for equal numbers, 0.5."""
    return ((good > bad) + (good >= bad)) / 2


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)


WITHOUT_TIES = (
    r"right = 0 => right = ties = 0 && right += 0.5 => ties += 1 && return right / (len(won) * "
    r"len(lost)) => pairs = len(won) * len(lost) - ties\n    return right / pairs if pairs else"
)
KNOWN = known(
    rf"""
    ties-lost: Two equal numbers count nothing. They are half a pair.
        right += 0.5 => pass
    ties-count-one: Two equal numbers count like a right pair. They are half of one.
        right += 0.5 => right += 1
    ties-too-much: A right pair should count 1 and two equal numbers 0.5. One of these is counted
            wrong.
        right += 1 => right += 1.5
        right += 1 => right += 0.5
    ties-left-out: Two equal numbers are left out, also where you count all pairs. They count 0.5,
            and they are one of the pairs.
        {WITHOUT_TIES} 0.5
        {WITHOUT_TIES} 0
    wrong-pairs-taken-off: A pair that is the wrong way round counts below 0 here. It should count
            0.
        => less_the_wrong
        => less_the_wrong_with_ties
    per-cent: That is a percentage. The share is a number from 0 to 1.
        right / ( => 100 * right / (
    first-only: Only the first of the won boards is compared. Every won board makes pairs. Is there
            a `return` in the loop?
        for good in won: => for good in won[:1]:
        => first_won
    first-lost-only: Only the first of the lost boards is compared. Every lost board makes pairs.
        for bad in lost: => for bad in lost[:1]:
        => first_lost
    last-only: Of one list only the last board is compared. Every board makes pairs.
        for good in won: => for good in won[-1:]:
        for bad in lost: => for bad in lost[-1:]:
    each-number-once: Equal numbers in a list are taken once, as in a set. But each board makes
            pairs of its own.
        => of_different
    by-the-sign: The numbers are compared with 0. Compare each number of `won` with each of `lost`.
        => signs
        => signs_of_won
    averages-compared: An average or a middle number is compared. Compare each number of `won` with
            each number of `lost`.
        => means
        => means_with_ties
        => with_the_mean
        => with_the_median
    best-compared: Only one number of each list is compared, the largest or the smallest. Compare
            each number of `won` with each number of `lost`.
        => largest
        => smallest
    turned-round: The pairs count in which the lost board has the larger number.
        good > bad => good < bad
    count-not-share: That is how many pairs are right. Divide by the number of all pairs.
        right / (len(won) * len(lost)) => right
    divided-by-a-list: You divide by the number of boards. How many pairs do they make?
        right / (len(won) * len(lost)) => right / (len(won) + len(lost))
        right / (len(won) * len(lost)) => right / len(won)
        right / (len(won) * len(lost)) => right / len(lost)
        right / (len(won) * len(lost)) => right / max(len(won), len(lost))
        right / (len(won) * len(lost)) => right / min(len(won), len(lost))
    divided-by-a-square: You divide by the square of one number of boards. A pair has a board of
            each list: how many pairs are there?
        right / (len(won) * len(lost)) => right / len(won) ** 2
        right / (len(won) * len(lost)) => right / len(lost) ** 2
    divided-by-all-pairs: You divide by the number of all pairs of boards. Only a pair of a won
            board and a lost one counts: how many of these are there?
        (len(won) * len(lost)) => ((len(won) + len(lost)) * (len(won) + len(lost) - 1) / 2)
        (len(won) * len(lost)) => (len(won) + len(lost)) ** 2
    divides-and-multiplies: You divide by the number of boards in one list, and multiply by that in
            the other. Put parentheses round the product.
        (len(won) * len(lost)) => len(won) * len(lost)
        (len(won) * len(lost)) => len(lost) * len(won)
    compares-like-with-like: Pairs of two won boards, or of two lost ones, count too. A pair is one
            won board and one lost board.
        in won: => in won + lost: && in lost: => in won + lost:
        in won: => in won + lost: && in lost: => in won + lost: &&
            (len(won) * len(lost)) => (len(won) + len(lost)) ** 2
        in won: => in won + lost:
        in lost: => in won + lost:
    lost-pairs-count-half: A pair in which the lost board has the larger number counts half. It
            should count nothing.
        elif good == bad: => else:
    ends-the-inner-loop: A won board is not compared with every lost board: `break` ends the inner
            loop early.
        right += 1 => right += 1\n                break
        right += 0.5 => right += 0.5\n                break
        right += 1 => right += 1\n                break &&
            right += 0.5 => right += 0.5\n                break
        right += 0.5 => right += 0.5\n            else:\n                break
        seen: breaks
    rounded: The share comes out as a whole number: `//` rounds down. Divide with `/`.
        right / ( => right // (
    in-steps: Each won board is compared with one lost board. Compare it with all of them.
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(won, lost):\n        if True: &&
            len(won) * len(lost) => min(len(won), len(lost))
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(sorted(won), sorted(lost)):\n        if True: &&
            len(won) * len(lost) => min(len(won), len(lost))
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(won, lost):\n        if True: &&
            (len(won) * len(lost)) => len(won)
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(won, lost):\n        if True: &&
            (len(won) * len(lost)) => len(lost)
        for good in won:\n        for bad in lost: =>
            for good, bad in zip(won, lost):\n        if True:
    """,
    breaks=has(ast.Break),
    less_the_wrong=lambda won, lost: mean((g > b) - (g < b) for g in won for b in lost),
    less_the_wrong_with_ties=lambda won, lost: mean(
        (g >= b) - (g <= b) / 2 for g in won for b in lost
    ),
    first_won=lambda won, lost: mean(half(won[0], bad) for bad in lost),
    first_lost=lambda won, lost: mean(half(good, lost[0]) for good in won),
    of_different=lambda won, lost: mean(half(g, b) for g in {*won} for b in {*lost}),
    signs=lambda won, lost: mean([*(g > 0 for g in won), *(b < 0 for b in lost)]),
    signs_of_won=lambda won, lost: mean(g > 0 for g in won),
    means=lambda won, lost: float(mean(won) > mean(lost)),
    means_with_ties=lambda won, lost: half(mean(won), mean(lost)),
    with_the_mean=lambda won, lost: mean(half(good, mean(lost)) for good in won),
    with_the_median=lambda won, lost: mean(g > sorted(lost)[len(lost) // 2] for g in won),
    largest=lambda won, lost: half(max(won), max(lost)),
    smallest=lambda won, lost: half(min(won), min(lost)),
)


@exercise("07.7", KNOWN)
def auc(answer: Answer) -> None:
    with parameters_in_order(answer):
        compare(answer, CASES, shrink=without_items, fresh=fresh_cases.auc())
