"""04.4 Counting divisors in about n^(1/3) steps.

The check counts Python's instructions from outside, and no seconds. So it does not matter how the
answer keeps its numbers, and nobody fails because of a slow computer.
"""

import ast
from math import log

from c4lab.checks.writing import Answer, Wrong, compare, contains, exercise, known, uses
from c4lab.instruments import count_steps
from c4lab.lessons.lesson04_big_o import fresh_cases
from c4lab.lessons.lesson04_big_o.gate import refuse_slow
from c4lab.lessons.lesson04_big_o.slashes import DIGITS, has_slash
from c4lab.lessons.shared.code.loops import divides_by_one, explain_loops
from c4lab.lessons.shared.code.told_by_code import told_by_code

SMALL = [(n,) for n in (*range(1, 130), 341, 343, 961, 1_331, 2_047, 3_277, 8_633, 10_403, 721_801)]
# The hardest numbers, a small and a large one each: no prime up to the cube root divides them.
HARD = {
    "a prime": (999_983, 999_999_937),
    "the square of a prime": (997**2, 31_607**2),
    "the product of two primes": (991 * 997, 31_601 * 31_607),
}
ENOUGH = 100_000  # steps for the larger n: four times as many as the solution takes
CONSTANT = 1_500_000  # steps for the larger n, if they grow like the cube root
ALL = 250_000  # steps for the smaller n; a loop up to the square root takes 10,000
BETWEEN = 5 / 12  # growth halfway between the cube root and the square root
# The last one has three prime factors above 10,000.
LARGE = [(n,) for n in (2**40, 10**12, 9_699_690 * 10_007, 10_007**2 * 10_009)]
NEAR_A_SQUARE = 99_999_587 * 99_999_589  # a square less 1: a float cannot tell them apart
HUGE = 2 * 3**38  # a float cannot hold half of it, nor a list all numbers up to its square root
REST = "count * 3 if isqrt(n) ** 2 == n else count * 4"
HEAD = "def fast_divisors(n):"
ROOT = "Stop at the cube root, and ask what can be left then."
BY_ONE = "1 divides every number, as often as you like: divide by 2 first, and never by 1."


def up_to_the_cube_root(n: int) -> list[int]:
    return [i for i in range(1, round(n ** (1 / 3)) + 1) if i**3 <= n]


KNOWN = known(
    rf"""
    rest-taken-for-a-prime: What is left may also be the square of a prime, or the product of two.
        is_prime(n) => n > 1
    rest-never-a-square: What is left can be the square of a prime: three divisors, not four.
        {REST} => count * 4
    rest-always-a-square: What is left may be the product of two different primes: four divisors.
        {REST} => count * 3
    rest-always-a-square: The square root is rounded down: isqrt(6) is 2, a prime, and 6 is not its
            square. Is what is left really a square?
        isqrt(n) ** 2 == n => is_prime(isqrt(n))
    rest-square-has-three: The square of a prime has three divisors: 1, the prime, and the square.
        count * 3 => count * 2
        count * 3 => count
        count * 3 => count + 3
        count * 3 => count + 2
    rest-never-a-prime: What is left may be a prime, which has two divisors, and not four.
        is_prime(n) => False
    rest-of-two-primes: The product of two primes has four divisors: 1, each of the two, and itself.
        count * 4 => count * 2
        count * 4 => count + 4
        count * 4 => count + 2
        count * 4 => count
    rest-is-a-prime: A prime that is left doubles the count: it can be taken or not.
        count * 2 => count
        count * 2 => count + 1
        count * 2 => count + 2
    times-from-zero: 2 divides 8 three times, but it multiplies the count by 4: it can be taken 0,
            1, 2 or 3 times. At what number does your count for one prime begin?
        count, p = 1, 2\n    while p**3 <= n:\n        times = 1 =>
            count, p = 1, 2\n    while p**3 <= n:\n        times = 0
        count *= times => count *= max(times - 1, 1)
    times-from-two: 2 divides 8 three times, and it multiplies the count by 4: one more than the
            number of times. At what number does your count for one prime begin, and is 1 added
            twice?
        count *= times => count *= times + 1
    times-carried-on: The count for one prime begins anew with each prime: yours goes on from that
            of the prime before.
        count, p = 1, 2 => count, p, times = 1, 2, 1 && p**3 <= n:\n        times = 1 => p**3 <= n:
    first-count-is-zero: The answer is 0: a product that begins at 0 stays 0.
        count, p = 1, 2 => count, p = 0, 2
    only-the-last-prime: The count of one prime has to be multiplied by the counts of the primes
            before it.
        count *= times => count = times
    added-not-multiplied: The choices for one prime and for the next are multiplied, not added.
        count *= times => count += times
        count *= times => count += times - 1
        count *= times => count += max(times - 1, 0) && count, p = 1, 2 => count, p = 0, 2
        count *= times => count += times - 1 && count * 2 => count + 1 && count * 3 => count + 2 &&
            count * 4 => count + 2
    added-not-multiplied: The choices for one prime and for the next are multiplied, not added, and
            a product begins at 1.
        count, p = 1, 2 => count, p = 0, 2 && count *= times => count += times
        count, p = 1, 2 => count, p = 0, 2 && count *= times => count += times &&
            count * 2 => count + 2 && count * 3 => count + 3 && count * 4 => count + 4
        count, p = 1, 2 => count, p = 0, 2 && count *= times => count += times &&
            return count\n => return count + 1\n &&
            count * 2 => count + 2 && count * 3 => count + 3 && count * 4 => count + 4
        count, p = 1, 2 => count, p = 0, 2 && count *= times => count += times - 1
        count, p = 1, 2 => count, p = 0, 2 && count *= times => count += times - 1 &&
            return count\n => return count + 1\n &&
            count * 2 => count + 2 && count * 3 => count + 3 && count * 4 => count + 4
    divides-once: A prime may divide n more than once: 2 divides 8 three times. Divide by it as
            often as it goes.
        while n % p == 0: => if n % p == 0:
    without-2: 2 is never divided out: which prime is the first?
        count, p = 1, 2 => count, p = 1, 3
        count, p = 1, 2 => count, p = 1, 3 && p += 1 => p += 2
    only-even: After 2 only even numbers are tried: 3, 5 and 7 are primes, too.
        p += 1 => p += 2
    ends-too-early: The first loop ends before the cube root: the last number to try is the cube
            root itself, rounded down. (`range` stops one before its end.)
        p**3 <= n => (p + 1) ** 3 <= n
        p**3 <= n => (p + 2) ** 3 <= n
        count, p = 1, 2 => count, p, end = 1, 2, int(n ** (1 / 3)) && p**3 <= n => p < end
        count, p = 1, 2 => count, p, end = 1, 2, round(n ** (1 / 3)) && p**3 <= n => p < end
        count, p = 1, 2 => count, p, end = 1, 2, int(n ** (1 / 3)) && p**3 <= n => p < end - 1
    asks-about-n: After the first loop, ask about the number that is left. Your code still asks
            about the n that was handed in.
        {HEAD} => {HEAD}\n    whole = n && is_prime(n) => is_prime(whole)
        {HEAD} => {HEAD}\n    whole = n && is_prime(n) => is_prime(whole) &&
            isqrt(n) ** 2 == n => isqrt(whole) ** 2 == whole
        {HEAD} => {HEAD}\n    whole = n && isqrt(n) ** 2 == n => isqrt(whole) ** 2 == whole
    rest-forgotten: What is left after the first loop has divisors as well, unless it is 1.
        {REST} => count &&
            is_prime(n):\n        return count * 2 => False:\n        return count
    fooled-by-a-pseudoprime: 341 is 11 times 31, and yet 2^340 divided by 341 leaves the remainder
            1: a test with one base is not enough to call a number prime.
        is_prime(n) => n == 2 or pow(2, n - 1, n) == 1
    fermat-only: 721,801 is 601 times 1,201, and yet Fermat's test calls it a prime with each of the
            bases 2, 3, 5 and 7. `is_prime` is given: it is never wrong.
        is_prime(n) => n in (2, 3, 5, 7) or all(pow(b, n - 1, n) == 1 for b in (2, 3, 5, 7))
    rest-of-one: Where everything can be divided out, n is 1 in the end. That adds no divisors.
        if n == 1:\n        return count => pass
    one-and-n-left-out: 1 and n itself are divisors too.
        {HEAD} => {HEAD}\n    return max(divisors(n) - 2, 0)\n\ndef divisors(n):
    one-too-many: The count is one too large: is 1, or n, counted twice?
        {HEAD} => {HEAD}\n    return divisors(n) + 1\n\ndef divisors(n):
    n-left-out: n is a divisor of itself.
        {HEAD} => {HEAD}\n    return divisors(n) - 1\n\ndef divisors(n):
    stops-at-the-square-root: {ROOT}
        3 <= n => 2 <= n
    pairs-to-the-cube-root: Pairs of divisors are complete at the square root, not at the cube root:
            4 and 9 are a pair for 36, and both lie above its cube root. So divide each prime out,
            and multiply by one more than the number of times.
        => pairs_to_the_cube_root
        => pairs_with_a_root
""",
    pairs_to_the_cube_root=lambda n: sum(2 for i in up_to_the_cube_root(n) if n % i == 0),
    pairs_with_a_root=lambda n: sum(1 + (i * i != n) for i in up_to_the_cube_root(n) if n % i == 0),
)
OF_FLOATS = known("""
    root-by-float: The number that is left is no square, but so near to one that a decimal number
            cannot tell: it has about 16 digits. Whole numbers can: `isqrt(n) ** 2 == n`.
        isqrt(n) ** 2 == n => (n ** 0.5) % 1 == 0
        isqrt(n) ** 2 == n => int(n ** 0.5) == n ** 0.5
""")
OF_SLASHES = known(rf"""
    divides-with-slash: {DIGITS}
        n // p, => int(n / p),
        n // p, => n / p, && if n == 1: => n = int(n)\n    if n == 1:
""")
OF_LARGE = known("""
    ends-at-10000: 10,007 * 10,007 * 10,009 has three prime factors above 10,000: does the first
            loop go up to the cube root of n, however large n is?
        p**3 <= n => p**3 <= n and p <= 10_000
""")


def takes_a_root(tree: ast.Module) -> bool:
    """Whether the code may take a square root of a float."""
    powers = contains("$n ** 0.5", "$n ** (1 / 2)", "pow($n, 0.5)", "pow($n, 1 / 2)")
    return powers(tree) or uses("sqrt")(tree)


@exercise("04.4", (*KNOWN, *OF_LARGE, *OF_FLOATS, *OF_SLASHES))
def fast_divisors(answer: Answer) -> str:
    by_one = ("still-running", divides_by_one, "divides-by-one", BY_ONE)
    small = answer.part("small numbers", first=True)
    with small, explain_loops(answer), told_by_code(answer, by_one):
        compare(answer, SMALL, known=KNOWN, fresh=fresh_cases.fast_divisors())
    steps = 0
    with answer.part("large ones"):
        steps = sum(steps_for(answer, kind) for kind in HARD)
        compare(answer, LARGE, known=OF_LARGE, fresh=fresh_cases.large_divisors())
        if answer.tree is None or takes_a_root(answer.tree):  # it takes 200,000 rounds
            compare(answer, [(NEAR_A_SQUARE,)], known=OF_FLOATS)
        # Some right answers take a million rounds: only code that may be wrong is tried.
        if answer.tree is None or has_slash(answer.tree) or uses("np")(answer.tree):
            refuse_slow(
                answer,
                lambda tried: compare(tried, [(HUGE,)], known=OF_SLASHES),
                "far-too-slow",
                f"For n = {HUGE:,} it takes too much time or memory. {ROOT}",
            )
    steps_of_ours = sum(count_steps(answer.solution, n).steps for _, n in HARD.values())
    return f"Three numbers of nine digits: yours {steps:,} steps, ours {steps_of_ours:,}."


def steps_for(answer: Answer, kind: str) -> int:
    """The steps for the larger n. Raises Wrong if they grow faster than the cube root of n."""
    small, large = HARD[kind]
    right = "The counts are right. But for n = {:,}, {}, it takes more than {:,} steps"

    def steps(n: int, most: int, reason: str, advice: str) -> int:
        sentence = f"{right.format(n, kind, most)}{advice}"
        count: int = refuse_slow(answer, lambda tried: tried.steps((n,), most), reason, sentence)
        return count

    before = steps(small, ALL, "goes-through-all", ": do its loops go on far beyond the cube root?")
    after = steps(large, CONSTANT, "far-too-slow", f". {ROOT}")
    growth = log(after / before) / log(large / small)
    if after > ENOUGH and growth > BETWEEN:
        reason, advice = "stops-at-the-square-root", ROOT
        if kind != "a prime":
            reason = "slow-for-what-is-left"
            advice = "Every loop has to end at the cube root, also the loop for what is left."
        so_many = f"{right.format(large, kind, ENOUGH)}, and they grow like n^{growth:.1f}."
        raise Wrong(reason, f"{so_many} {advice}")
    return after
