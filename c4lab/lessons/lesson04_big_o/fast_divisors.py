"""04.4 Counting divisors in about n^(1/3) steps.

The check counts steps, not seconds: Python's own instructions, seen from outside. It does not
matter how the answer holds its numbers, and a slow computer fails nobody.
"""

from math import log

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, uses
from c4lab.instruments import count_steps
from c4lab.lessons.lesson04_big_o.gate import refuse_slow
from c4lab.lessons.lesson04_big_o.slashes import SLASHES, has_slash

SMALL = [(n,) for n in (*range(1, 130), 341, 343, 961, 1_331, 2_047, 3_277, 8_633, 10_403)]
# As hard as can be: nothing can be divided out up to the cube root. A smaller n and a larger one.
HARD = {
    "a prime": (999_983, 999_999_937),
    "the square of a prime": (997**2, 31_607**2),
    "the product of two primes": (991 * 997, 31_601 * 31_607),
}
ENOUGH = 100_000  # steps for the larger n: four times ours
CONSTANT = 1_500_000  # where they grow like the cube root all the same
ALL = 250_000  # for the smaller n; the square root takes 10,000
BETWEEN = 5 / 12  # growth halfway between the cube root and the square root
# The last one has three prime factors above 10,000.
LARGE = [(n,) for n in (2**40, 10**12, 9_699_690 * 10_007, 10_007**2 * 10_009)]
HUGE = 2 * 3**38  # half of it is no decimal number; no array holds all up to its square root
REST = "count * 3 if isqrt(n) ** 2 == n else count * 4"
HEAD = "def fast_divisors(n):"
ROOT = "Stop at the cube root, and ask what can be left then."
KNOWN = known(rf"""
    rest-taken-for-a-prime: What is left may also be the square of a prime, or the product of two.
        is_prime(n) => n > 1
    rest-never-a-square: What is left can be the square of a prime: three divisors, not four.
        {REST} => count * 4
    rest-always-a-square: A rest that is not prime may have two different primes: four divisors.
        {REST} => count * 3
    fooled-by-a-pseudoprime: 341 is 11 times 31, and yet 2^340 leaves the rest 1: one test with one
            base is not enough to call a number prime.
        is_prime(n) => n == 2 or pow(2, n - 1, n) == 1
    rest-of-one: Where all can be divided out, n is 1 in the end. That adds no divisors.
        if n == 1:\n        return count => pass
    one-and-n-left-out: 1 and n itself are divisors too.
        {HEAD} => {HEAD}\n    return max(divisors(n) - 2, 0)\n\ndef divisors(n):
    ends-at-10000: 10,007 * 10,007 * 10,009 has three prime factors above 10,000: does the first
            loop go up to the cube root of n, however large n is?
        p**3 <= n => p**3 <= n and p <= 10_000
    n-left-out: n is a divisor of itself.
        {HEAD} => {HEAD}\n    return divisors(n) - 1\n\ndef divisors(n):
    stops-at-the-square-root: {ROOT}
        $p ** 3 <= $n ~> $p ** 2 <= $n
        $p * $p * $p <= $n ~> $p * $p <= $n
""")


@exercise("04.4", (*SLASHES, *KNOWN))
def fast_divisors(answer: Answer) -> str:
    with answer.part("small numbers", first=True):
        compare(answer, SMALL)
    steps = 0
    with answer.part("large ones"):
        steps = sum(steps_for(answer, what) for what in HARD)
        compare(answer, LARGE)
        # A million rounds, in some right answers: only where there is something to be found.
        if answer.tree is None or has_slash(answer.tree) or uses("np")(answer.tree):
            refuse_slow(
                answer,
                lambda other: compare(other, [(HUGE,)], known=()),
                "far-too-slow",
                f"For n = {HUGE:,} it takes too much time or memory. {ROOT}",
            )
    ours = sum(count_steps(answer.solution, n).steps for _, n in HARD.values())
    return f"Three numbers of nine digits: yours {steps:,} steps, ours {ours:,}."


def steps_for(answer: Answer, what: str) -> int:
    """The steps for the larger n. Raises Wrong if they grow faster than the cube root of n."""
    small, large = HARD[what]
    right = "The counts are right. But for n = {:,}, {}, it takes more than {:,} steps"

    def steps(n: int, most: int, reason: str, advice: str) -> int:
        sentence = f"{right.format(n, what, most)}{advice}"
        found: int = refuse_slow(answer, lambda other: other.steps((n,), most), reason, sentence)
        return found

    before = steps(small, ALL, "goes-through-all", ": does it go through all numbers up to n?")
    after = steps(large, CONSTANT, "far-too-slow", f". {ROOT}")
    growth = log(after / before) / log(large / small)
    if after > ENOUGH and growth > BETWEEN:
        reason, advice = "stops-at-the-square-root", ROOT
        if what != "a prime":
            reason = "slow-for-what-is-left"
            advice = "The cube root has to end every loop, also that for what is left."
        so_many = f"{right.format(large, what, ENOUGH)}, and they grow like n^{growth:.1f}."
        slow = Wrong(reason, f"{so_many} {advice}")
        slow.again = lambda other: other.steps((large,), ENOUGH)
        raise slow
    return after
