"""The test for primes that the lesson uses, and exercise 04.4 hands out."""

from __future__ import annotations

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
