"""04.4 Counting divisors in about n^(1/3) steps.

The gate counts steps, not seconds: Python's own instructions, seen from outside. It does not matter
how the answer holds its numbers, and a slow computer fails nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.calls import call
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.instruments import BudgetExceeded, count_steps, growth
from c4lab.lessons.lesson04_big_o.gate import steps_within
from c4lab.lessons.lesson04_big_o.reference import divisors, is_prime
from c4lab.lessons.lesson04_big_o.rests import fermat_for_two, rest_with

PRIME = 9_999_999_999_971
SQUARE = 3_162_277**2
PRODUCT = 3_162_277 * 3_162_283
HARD = (PRIME, SQUARE, PRODUCT)
A_TRIAL = 80  # steps for each number up to the cube root: four times ours
TESTS = 30_000  # and for a test or two whether the rest is prime
SMALL_PRIMES = (1_009, 4_001, 16_001, 64_007)
LARGE = (
    2**40,
    10**12,
    999_999_999_989,
    1_000_003**2,
    999_983 * 1_000_003,
    9_699_690 * 10_007,
    9_973**3,
    9_967 * 9_973 * 10_007,
)


@exercise("04.4")
def fast_divisors(answer: Callable[[int], int]) -> str:
    small = [*range(1, 401), 961, 1_331, 2_047, 3_277, 8_633, 10_403]
    mistakes = (
        Mistake(
            "rest-taken-for-a-prime",
            "What is left after the first loop need not be a prime: it can be the square of one, "
            "or the product of two.",
            rest_with(square=2, product=2),
        ),
        Mistake(
            "rest-never-a-square",
            "What is left can be the square of a prime. That has three divisors, not four.",
            rest_with(square=4),
        ),
        Mistake(
            "rest-always-a-square",
            "A rest that is not prime need not be a square: two different primes make four "
            "divisors.",
            rest_with(product=3),
        ),
        Mistake(
            "fooled-by-a-pseudoprime",
            "341 is 11 times 31, and yet 2^340 leaves the rest 1: one test with one base is not "
            "enough to call a number prime.",
            fermat_for_two,
        ),
        Mistake(
            "one-and-n-left-out",
            "1 and n itself are divisors too.",
            lambda n: divisors(n) - 2,
        ),
        Mistake("n-left-out", "n is a divisor of itself.", lambda n: divisors(n) - 1),
    )
    compare(answer, divisors, [(n,) for n in small], mistakes)
    steps = sum(_steps(answer, n) for n in HARD)
    compare(answer, divisors, [(n,) for n in sorted((*LARGE, *HARD))], mistakes)
    ours = sum(count_steps(divisors, n).steps for n in HARD)
    return f"Three numbers of 13 and 14 digits: yours {steps:,} steps, ours {ours:,}."


def _steps(answer: Callable[[int], int], n: int) -> int:
    budget = round(A_TRIAL * n ** (1 / 3)) + TESTS
    steps = steps_within(budget, answer, n)
    if steps is not None:
        return steps
    too_many = f"The counts are right. But for n = {n:,} it takes more than {budget:,} steps."
    try:
        exponent = call(growth, answer, SMALL_PRIMES).exponent
    except BudgetExceeded:
        exponent = 2.0
    if exponent > 0.8:
        raise Wrong(
            "goes-through-all",
            f"{too_many} On primes its steps grow like n^{exponent:.1f}: it goes through all "
            "numbers up to n.",
        )
    if exponent > 0.4:
        raise Wrong(
            "stops-at-the-square-root",
            f"{too_many} On primes its steps grow like n^{exponent:.1f}, the square root. Stop at "
            "the cube root, and ask what can be left then.",
        )
    what = "a prime" if is_prime(n) else "made of two large primes"
    raise Wrong(
        "too-many-steps",
        f"{too_many} This n is {what}. The cube root has to end every loop, also the one for "
        "what is left.",
    )
