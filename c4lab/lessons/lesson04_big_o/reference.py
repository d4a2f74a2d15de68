"""Counting divisors in about n^(1/3) steps, and what goes wrong with what is left in the end."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, isqrt

BASES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
"""Enough for a Miller-Rabin test without error below 3.18e23 (Sorenson and Webster, 2015)."""


def is_prime(n: int) -> bool:
    """Whether `n` is prime, by the Miller-Rabin test; certain for n below 3.18e23."""
    if n < 2 or any(n % p == 0 for p in BASES):
        return n in BASES
    odd, halvings = n - 1, 0
    while odd % 2 == 0:
        odd, halvings = odd // 2, halvings + 1
    for base in BASES:
        power = pow(base, odd, n)
        if power != 1 and all(pow(power, 2**i, n) != n - 1 for i in range(halvings)):
            return False
    return True


def divided(n: int, last: float = inf) -> tuple[int, int]:
    """The divisors found by trial division up to the cube root of what is left, or to `last`, and
    the rest: without a `last` 1, a prime, the square of one, or the product of two."""
    count, p = 1, 2
    while p**3 <= n and p <= last:
        times = 1
        while n % p == 0:
            n, times = n // p, times + 1
        count, p = count * times, p + 1
    return count, n


def rest_with(
    one: int = 1, square: int = 3, product: int = 4, last: float = inf
) -> Callable[[int], int]:
    """Counts so many divisors for a rest of 1, the square of a prime, or the product of two."""

    def counted(n: int) -> int:
        count, rest = divided(n, last)
        if rest == 1:
            return count * one
        if is_prime(rest):
            return count * 2
        return count * (square if isqrt(rest) ** 2 == rest else product)

    return counted


divisors = rest_with()


def fermat_for_two(n: int) -> int:
    """As if every number that passes Fermat's test for 2 were prime."""
    count, rest = divided(n)
    passes = rest == 2 or pow(2, rest - 1, rest) == 1
    return count * (2 if passes and rest > 1 else divisors(rest))
