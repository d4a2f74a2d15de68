"""04.2 The bug hunt: perfect squares, and the pronic trap behind them."""

from __future__ import annotations

from functools import partial

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise
from c4lab.lessons.lesson04_big_o.gate import refuse_slow

PRIME = 10_007
LARGE = 1_000_000_007  # so many numbers do not fit into a worker's memory
ENOUGH = 10_000  # steps for PRIME: ten times ours
CASES = [(n,) for n in (*range(1, 122), 961, 992, 9_999, 10_000, 10_100, 998_001)]
SAID = {
    "pronic-trap": "The perfect squares are right now, but this is the pronic trap: 2, 6, 12, 20 "
    "and 30, products of two neighbours, come out two too many. The pair is met at its smaller "
    "number, and once more at the larger one.",
    "squares-still-wrong": "Perfect squares still come out one too few: their root is never "
    "counted.",
    "root-counted-twice": "For a perfect square the root is paired with itself, so it counts once.",
    "pairs-counted-twice": "Each pair of divisors is counted a second time, when its larger number "
    "is tried.",
    "lower-half-only": "Each i up to the square root stands for two divisors, i and n // i.",
}
CHANGES = {
    "pronic-trap": "isqrt(n) + 1 => ceil(sqrt(n)) + 1",
    "squares-still-wrong": "count += 1 => pass",
    "root-counted-twice": "count += 1 => count += 2",
    "pairs-counted-twice": "isqrt(n) + 1 => n + 1",
    "lower-half-only": "count += 2 => count += 1",
}
MISTAKES = [Mistake(reason, SAID[reason], change) for reason, change in CHANGES.items()]
END = "Which is the last number that this loop has to try?"
FIRST = "Which is the first number that this loop tries?"
SLIPS = (
    Slip("end-of-the-loop", END, "range(1, isqrt($n) + 1)", "range(1, $end)"),
    Slip("starts-at-zero", FIRST, "range(1, $end)", "range($end)"),
)


@exercise("04.2", (*SLIPS, *MISTAKES))
def divisors_2(answer: Answer) -> str:
    compare(answer, CASES, mistakes=MISTAKES)
    slow = partial(refuse_slow, answer, reason="no-longer-fast")
    right = "The counts are right. But for n = {:,} it takes {}. {}"
    stop = "Stop at the square root, as the original did."
    steps = slow(
        lambda other: other.steps((PRIME,), ENOUGH),
        sentence=right.format(PRIME, f"more than {ENOUGH:,} steps", stop),
    )
    slow(
        lambda other: other.ask((LARGE,)),
        sentence=right.format(LARGE, "too much time or memory", stop),
    )
    return f"For n = {PRIME:,} it takes {steps:,} steps."
