"""04.2 The bug hunt: perfect squares, and the pronic trap behind them."""

from functools import partial

from c4lab.checks.writing import Answer, compare, exercise, known, returns_in_a_loop
from c4lab.lessons.lesson04_big_o import fresh_cases
from c4lab.lessons.lesson04_big_o.gate import refuse_slow
from c4lab.lessons.shared.code.loops import explain_loops

PRIME = 10_007
LARGE = 1_000_000_007  # a list of so many numbers does not fit into a worker's memory
ENOUGH = 10_000  # steps for PRIME: ten times as many as the solution takes
CASES = [(n,) for n in (*range(1, 122), 961, 992, 9_999, 10_000, 10_100, 998_001)]
KNOWN = known(
    r"""
    pronic-trap: The perfect squares are right now, but this is the pronic trap: 2, 6, 12, 20 and
            30, products of two neighbours, get a count that is two too large. The pair is counted
            at its smaller number, and once more at its larger one.
        isqrt(n) + 1 => ceil(sqrt(n)) + 1
    returns-in-the-loop: It answers in the first round of the loop, with the pair of 1 alone:
            `return` belongs behind the loop.
        \n    return count => \n        return count
        seen: in_a_loop
    one-more-for-all: Perfect squares are right now, but every other number gets one too many: only
            a square has a root that was not counted.
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count + 1
    lower-half-only: Each i up to the square root stands for two divisors, i and n // i.
        count += 2 => count += 1
    only-some-squares: Some perfect squares are right now, but for larger ones the count is still
            one too small: mend it for every perfect square, also for 25, 36 and 10,000.
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count + (n in (1, 4, 9, 16))
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count + (n in (1, 4, 9, 16, 25))
        isqrt(n) + 1 => ceil(sqrt(n)) &&
            return count => return count + (n in (1, 4, 9, 16, 25, 36, 49, 64, 81, 100))
    squares-still-wrong: For perfect squares the count is still too small: how is their root
            counted?
        count += 1 => pass
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count - (isqrt(n) ** 2 == n)
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count + (n in (4, 9, 16))
        isqrt(n) + 1 => ceil(sqrt(n)) && return count => return count + (n == 1)
    ends-before-the-root: The loop ends too early: the square root, rounded down, is never tried.
            (`range` stops one before its end.)
        isqrt(n) + 1 => isqrt(n)
        isqrt(n) + 1 => ceil(sqrt(n)) - 1
    root-counted-twice: For a perfect square the root is paired with itself, so it counts once. (The
            root is the i with i * i == n.)
        count += 1 => count += 2
        i * i == n => i == n
        i * i == n => i * 2 == n
        i * i == n => isqrt(i) ** 2 == i
    every-divisor-of-a-square: Only the root of a perfect square stands alone. Its other divisors
            come in pairs, as they do for any other number.
        i * i == n => isqrt(n) ** 2 == n
    pairs-counted-twice: Each pair is counted a second time, when its larger number is tried: the
            loop goes on behind the square root.
        isqrt(n) + 1 => n + 1
        isqrt(n) + 1 => n // 2 + 1
        isqrt(n) + 1 => max(n, 2)
    one-and-n-left-out: 1 and n are divisors too: the loop has to try 1.
        range(1, => range(2,
    one-and-n-left-out: One divisor too few is counted for every n: 1 and n itself are divisors.
        return count => return count - 1
        return count => return max(count - 2, 0)
    one-is-one-divisor: For n = 1 the count is one too large: there 1 and n are the same divisor.
        range(1, => range(2, && count = 0 => count = 2
    one-too-many: The count is one too large for every n: at what number does it begin?
        count = 0 => count = 1
    two-too-many: The count is two too large for every n: are 1 and n counted twice?
        count = 0 => count = 2
    end-of-the-loop: Which is the last number that this loop has to try?
        isqrt(n) + 1 => count
    starts-at-zero: Which is the first number that this loop tries?
        1, isqrt => isqrt
    """,
    in_a_loop=returns_in_a_loop,
)
RIGHT = "The counts are right. But for n = {:,} it takes {}. Stop at the square root, as before."


@exercise("04.2", KNOWN)
def divisors_2(answer: Answer) -> str:
    with explain_loops(answer):
        compare(answer, CASES, fresh=fresh_cases.divisors_2())
    slow = partial(refuse_slow, answer, reason="no-longer-fast")
    steps = slow(
        lambda tried: tried.steps((PRIME,), ENOUGH),
        sentence=RIGHT.format(PRIME, f"more than {ENOUGH:,} steps"),
    )
    too_much = RIGHT.format(LARGE, "too much time or memory")
    slow(lambda tried: tried.ask((LARGE,)), sentence=too_much)
    return f"For n = {PRIME:,} it takes {steps:,} steps."
