"""The solution of 04.4, which the lesson measures, and the test for primes that learners get."""

from math import isqrt

BASES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
"""With these a Miller-Rabin test makes no error below 3.18e23 (Sorenson and Webster, 2015)."""


def is_prime(n: int) -> bool:
    """Whether `n` is prime, by the test of Miller and Rabin: certain below 3.18e23."""
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


def divisors_4(n: int) -> int:
    """How many divisors `n` has, from 1 on, in about n^(1/3) rounds.

    >>> divisors_4(360)
    24
    """
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n, times = n // p, times + 1
        count *= times
        p += 1
    if n == 1:
        return count
    if is_prime(n):
        return count * 2
    return count * 3 if isqrt(n) ** 2 == n else count * 4
