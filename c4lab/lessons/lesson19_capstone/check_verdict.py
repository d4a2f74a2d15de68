"""19.4 What a step brought: a ratio of sums, and on how many positions nodes went up or down."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson19_capstone import fresh_cases

KNOWN = known(
    r"""
    mean-of-ratios: It takes the mean of the ratios. Then a small position counts as much as a large
            one. Return the ratio of the two sums.
        sum(before) / sum(after) => sum(old / new for old, new in pairs) / len(pairs)
    turned-round: It divides the new nodes by the old ones: that is the part that is left. For
            "times fewer", divide the other way round.
        sum(before) / sum(after) => sum(after) / sum(before)
    mean-turned-round: It takes the mean of the parts that are left. Add up first; then divide
            the old sum by the new one.
        sum(before) / sum(after) => sum(new / old for old, new in pairs) / len(pairs)
    difference: It returns how many nodes are saved. Return how many times fewer they are.
        round(sum(before) / sum(after), 1) => sum(before) - sum(after)
    per-cent: It returns what part of the nodes is saved. Return how many times fewer they are.
        sum(before) / sum(after) => 1 - sum(after) / sum(before)
        sum(before) / sum(after) => 100 * (1 - sum(after) / sum(before))
    not-rounded: Round the first number to one decimal.
        round(sum(before) / sum(after), 1) => sum(before) / sum(after)
    rounded-to-whole: It rounds to a whole number. Round to one decimal.
        round(sum(before) / sum(after), 1) => round(sum(before) / sum(after))
        round(sum(before) / sum(after), 1) => sum(before) // sum(after)
    two-decimals: It rounds to two decimals. Round to one.
        sum(after), 1) => sum(after), 2)
    rounds-down: It cuts off the digits after the first decimal. Round instead: 2.46 becomes 2.5.
        round(sum(before) / sum(after), 1) => 10 * sum(before) // sum(after) / 10
    sorted: You sort the lists, so the two numbers of a position do not belong together any more.
            Compare the lists in their own order.
        zip(before, after) => zip(sorted(before), sorted(after))
    a-text: The first number is a text. `round(..., 1)` gives a number.
        round(sum(before) / sum(after), 1) => f"{sum(before) / sum(after):.1f}"
        round(sum(before) / sum(after), 1) => str(round(sum(before) / sum(after), 1))
    first-left-out: The first position is not counted: places count from 0.
        zip(before, after) => zip(before[1:], after[1:])
    exchanged: The last two numbers have changed places: first the positions with fewer nodes, then
            those with more.
        , 1), fewer, more => , 1), more, fewer
    equal-is-fewer: A position that costs as much as before counts neither as fewer nor as
            more.
        new < old => new <= old
    equal-is-more: A position that costs as much as before counts neither as fewer nor as more.
        new > old => new >= old
    first-only: Only the first position counts. Add up all of them.
        sum(before) / sum(after) => before[0] / after[0]
    best-position: It returns the largest ratio of one position. Take all positions together.
        sum(before) / sum(after) => max(old / new for old, new in pairs)
    empty-zero: If nothing was measured, nothing has changed: return 1.0, not 0.
        return 1.0, 0, 0 => return 0.0, 0, 0
    """
)
CASES = [
    ([10], [5]), ([10], [10]), ([10], [20]), ([], []),
    ([100, 200, 300], [50, 240, 10]), ([10, 90], [20, 30]), ([7, 7, 7], [7, 7, 7]),
    ([123, 45, 678], [50, 50, 60]), ([1000, 10, 10, 10], [100, 20, 20, 10]),
    ([5, 5, 5, 5], [4, 5, 5, 6]), ([99, 1], [33, 8]), ([400, 3], [90, 3]),
]  # fmt: skip


@exercise("19.4", KNOWN)
def verdict(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.verdict())
