"""Counting divisors: one by one, and in about n^(1/3) steps."""

from __future__ import annotations

from math import isqrt

BASES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
"""Enough for a Miller-Rabin test without error below 3.18e23 (Sorenson and Webster, 2015)."""


def one_by_one(n: int) -> int:
    """The number of divisors of `n`, by trying every number up to it."""
    return sum(n % i == 0 for i in range(1, n + 1))


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


def divided(n: int) -> tuple[int, int]:
    """The divisors found by trial division up to the cube root of what is left, and the rest."""
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n, times = n // p, times + 1
        count, p = count * times, p + 1
    return count, n


def divisors(n: int) -> int:
    """The number of divisors of `n`, by trial division up to the cube root of what is left.

    No prime up to its cube root divides the rest, so it is 1, a prime, the square of one, or the
    product of two.
    """
    count, n = divided(n)
    if n == 1:
        return count
    if is_prime(n):
        return 2 * count
    return 3 * count if isqrt(n) ** 2 == n else 4 * count
