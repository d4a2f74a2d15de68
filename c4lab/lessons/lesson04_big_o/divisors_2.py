"""04.2 The bug hunt: perfect squares, and the pronic trap behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, isqrt, sqrt

from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.lessons.lesson04_big_o.gate import steps_within
from c4lab.lessons.lesson04_big_o.reference import divisors

PRIME = 1_000_003
ENOUGH = 100_000  # steps for PRIME: some ten times ours, a hundredth of what all n rounds take


def divisors_2_as_given(n: int) -> int:
    count = 0
    for i in range(1, ceil(sqrt(n))):
        if n % i == 0:
            if i * i == n:
                count += 1
            else:
                count += 2
    return count


def in_pairs(candidates: Callable[[int], Iterable[int]], root: int = 1) -> Callable[[int], int]:
    """#2 with other numbers to try; `root` is what it adds for the square root."""

    def divisors(n: int) -> int:
        return sum(root if i * i == n else 2 for i in candidates(n) if n % i == 0)

    return divisors


@exercise("04.2")
def divisors_2(answer: Callable[[int], int]) -> str:
    compare(
        answer,
        divisors,
        [(n,) for n in (*range(1, 401), 961, 992, 9_999, 10_000, 10_100, 998_001)],
        mistakes=(
            Mistake(
                "pronic-trap",
                "The perfect squares are right now, but this is the pronic trap: for 2, 6, 12, 20 "
                "and 30, products of two neighbours, the loop goes one number too far. It meets "
                "the larger of the two and counts the pair a second time.",
                in_pairs(lambda n: range(1, ceil(sqrt(n)) + 1)),
            ),
            Mistake(
                "squares-still-wrong",
                "Perfect squares still come out one too few: their root is never tried.",
                divisors_2_as_given,
            ),
            Mistake(
                "one-short",
                "The loop ends before the square root rounded down: range stops one before its "
                "end.",
                in_pairs(lambda n: range(1, isqrt(n))),
            ),
            Mistake(
                "root-counted-twice",
                "For a perfect square the root is paired with itself, so it counts once.",
                in_pairs(lambda n: range(1, isqrt(n) + 1), root=2),
            ),
            Mistake(
                "pairs-counted-twice",
                "The loop goes past the square root and counts each pair a second time.",
                in_pairs(lambda n: range(1, n + 1)),
            ),
            Mistake(
                "lower-half-only",
                "Each i up to the square root stands for two divisors, i and n // i.",
                lambda n: sum(n % i == 0 for i in range(1, isqrt(n) + 1)),
            ),
        ),
    )
    steps = steps_within(ENOUGH, answer, PRIME)
    if steps is None:
        raise Wrong(
            "no-longer-fast",
            f"The counts are right, but for n = {PRIME:,} it takes more than {ENOUGH:,} steps: "
            "stop at the square root, as the original did.",
        )
    return f"For n = {PRIME:,} it takes {steps:,} steps."
