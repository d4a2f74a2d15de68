"""04.2 The bug hunt: perfect squares, and the pronic trap behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import ceil, isqrt, sqrt

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise
from c4lab.lessons.lesson04_big_o.gate import refuse_slow

PRIME = 10_007
LARGE = 1_000_000_007  # so many numbers do not fit into a worker's memory
ENOUGH = 10_000  # steps for PRIME: ten times ours
CASES = [(n,) for n in (*range(1, 122), 961, 992, 9_999, 10_000, 10_100, 998_001)]


def in_pairs(candidates: Callable[[int], Iterable[int]], root: int = 1) -> Callable[[int], int]:
    """#2 with other numbers to try; `root` is what it adds for the square root."""
    return lambda n: sum(root if i * i == n else 2 for i in candidates(n) if n % i == 0)


MISTAKES = (
    Mistake(
        "pronic-trap",
        "The perfect squares are right now, but this is the pronic trap: 2, 6, 12, 20 and 30, "
        "products of two neighbours, come out two too many. The pair is met at its smaller number, "
        "and once more at the larger one.",
        in_pairs(lambda n: range(1, ceil(sqrt(n)) + 1)),
    ),
    Mistake(
        "squares-still-wrong",
        "Perfect squares still come out one too few: their root is never counted.",
        in_pairs(lambda n: range(1, ceil(sqrt(n)))),
    ),
    Mistake(
        "root-counted-twice",
        "For a perfect square the root is paired with itself, so it counts once.",
        in_pairs(lambda n: range(1, isqrt(n) + 1), root=2),
    ),
    Mistake(
        "pairs-counted-twice",
        "Each pair of divisors is counted a second time, when its larger number is tried.",
        in_pairs(lambda n: range(1, n + 1)),
    ),
    Mistake(
        "lower-half-only",
        "Each i up to the square root stands for two divisors, i and n // i.",
        lambda n: sum(n % i == 0 for i in range(1, isqrt(n) + 1)),
    ),
)
SLIPS = (
    Slip(
        "end-of-the-loop",
        "Which is the last number that this loop has to try?",
        right="range(1, isqrt($n) + 1)",
        wrong="range(1, $end)",
    ),
    Slip(
        "starts-at-zero",
        "Which is the first number that this loop tries?",
        right="range(1, $end)",
        wrong="range($end)",
    ),
)


@exercise("04.2", slips=SLIPS, mistakes=MISTAKES)
def divisors_2(answer: Answer) -> str:
    compare(answer, CASES, mistakes=MISTAKES)
    slow = partial(refuse_slow, answer, reason="no-longer-fast")
    stop = "Stop at the square root, as the original did."
    steps = slow(
        lambda other: other.steps((PRIME,), ENOUGH),
        sentence=f"The counts are right. But for n = {PRIME:,} it takes more than {ENOUGH:,} "
        f"steps. {stop}",
    )
    slow(
        lambda other: other.ask((LARGE,)),
        sentence=f"The counts are right. But for n = {LARGE:,} it takes too much time or memory. "
        f"{stop}",
    )
    return f"For n = {PRIME:,} it takes {steps:,} steps."
