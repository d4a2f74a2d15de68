"""04.2 The bug hunt: perfect squares, and the pronic trap behind them."""

from functools import partial

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson04_big_o.gate import refuse_slow

PRIME = 10_007
LARGE = 1_000_000_007  # so many numbers do not fit into a worker's memory
ENOUGH = 10_000  # steps for PRIME: ten times ours
CASES = [(n,) for n in (*range(1, 122), 961, 992, 9_999, 10_000, 10_100, 998_001)]
KNOWN = known("""
    pronic-trap: The perfect squares are right now, but this is the pronic trap: 2, 6, 12, 20 and
            30, products of two neighbours, come out two too many. The pair is met at its smaller
            number, and once more at the larger one.
        isqrt(n) + 1 => ceil(sqrt(n)) + 1
    squares-still-wrong: Perfect squares still come out one too few: their root is never counted.
        count += 1 => pass
    root-counted-twice: For a perfect square the root is paired with itself, so it counts once.
        count += 1 => count += 2
    pairs-counted-twice: Each pair is counted a second time, when its larger number is tried.
        isqrt(n) + 1 => n + 1
    lower-half-only: Each i up to the square root stands for two divisors, i and n // i.
        count += 2 => count += 1
    end-of-the-loop: Which is the last number that this loop has to try?
        range(1, isqrt($n) + 1) ~> range(1, $end)
    starts-at-zero: Which is the first number that this loop tries?
        range(1, $end) ~> range($end)
""")
RIGHT = "The counts are right. But for n = {:,} it takes {}. Stop at the square root, as before."


@exercise("04.2", KNOWN)
def divisors_2(answer: Answer) -> str:
    compare(answer, CASES)
    slow = partial(refuse_slow, answer, reason="no-longer-fast")
    steps = slow(
        lambda other: other.steps((PRIME,), ENOUGH),
        sentence=RIGHT.format(PRIME, f"more than {ENOUGH:,} steps"),
    )
    too_much = RIGHT.format(LARGE, "too much time or memory")
    slow(lambda other: other.ask((LARGE,)), sentence=too_much)
    return f"For n = {PRIME:,} it takes {steps:,} steps."
