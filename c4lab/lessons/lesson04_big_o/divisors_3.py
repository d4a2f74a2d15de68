"""04.3 The bug hunt: one indentation, and a division that leaves the whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.lessons.lesson04_big_o.reference import divisors
from c4lab.lessons.lesson04_big_o.rests import rest_with

SMALL = range(1, 121)  # it fills a list of n * n entries: no large ones
SLASH = (
    "All counts are right now. But it still divides with `/`, which gives decimals, and they hold "
    "only about 16 digits: 2 * (2**53 + 1) / 2 comes out one too small. Use `//`."
)


def divisors_3_as_given(n: Any) -> int:
    if n == 1:
        return 1
    prime = [False, False] + [True] * n
    square_of_prime: list[bool | None] = [None] * (n * n + 2)
    for i in range(n * n + 2):
        square_of_prime[i] = False
    primes = [0] * n
    p = 2
    while p * p <= n:
        if prime[p]:
            for multiple in range(2 * p, n + 1, p):
                prime[multiple] = False
        found = 0
        for p in range(2, n + 1):
            if prime[p]:
                primes[found] = p
                square_of_prime[p * p] = True
                found += 1
        p += 1
    count, i = 1, 0
    while primes[i] ** 3 <= n:
        times = 1
        while n % primes[i] == 0:
            n /= primes[i]
            times += 1
        count *= times
        i += 1
    n = int(n)
    if prime[n]:
        return count * 2
    if square_of_prime[n]:
        return count * 3
    return count if n == 1 else count * 4


def two_and_three_patched(n: int) -> int:
    return 2 if n in (2, 3) else divisors_3_as_given(n)


class Whole(int):
    """A whole number that remembers whether it, or what was made of it, met a `/`."""

    slashed: list[int]

    @classmethod
    def watching(cls, n: int, slashed: list[int]) -> Whole:
        whole = cls(n)
        whole.slashed = slashed
        return whole

    def __truediv__(self, other: Any) -> float:
        self.slashed.append(int(self))
        return float(int(self) / other)

    def __floordiv__(self, other: Any) -> Any:
        return Whole.watching(int(self) // other, self.slashed)

    def __divmod__(self, other: Any) -> Any:
        whole, rest = divmod(int(self), other)
        return Whole.watching(whole, self.slashed), rest


@exercise("04.3")
def divisors_3(answer: Callable[[int], int]) -> None:
    compare(
        answer,
        divisors,
        [(n,) for n in SMALL],
        mistakes=(
            Mistake(
                "two-and-three-patched",
                "2 and 3 are right now, but they were only the first sign: for 9 the list of "
                "primes still holds 9. Why is it not crossed out?",
                two_and_three_patched,
            ),
            Mistake(
                "still-indented",
                "What changed does not change the answers: the primes are still collected inside "
                "the loop that crosses out their multiples, before it has finished.",
                divisors_3_as_given,
            ),
            Mistake(
                "squares-of-primes-lost",
                "What is left can be the square of a prime, which has three divisors: is "
                "`square_of_prime` still filled?",
                rest_with(square=4),
            ),
        ),
    )
    slashed: list[int] = []
    for n in SMALL:
        call(answer, Whole.watching(n, slashed))
    if slashed:
        raise Wrong("still-divides-with-slash", SLASH)
