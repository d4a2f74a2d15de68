"""What is left after trial division up to the cube root, and how it is misjudged."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.lesson04.reference import divisors


def divided(n: int) -> tuple[int, int]:
    """The divisors found by trial division up to the cube root of what is left, and the rest."""
    count, p = 1, 2
    while p**3 <= n:
        times = 1
        while n % p == 0:
            n, times = n // p, times + 1
        count, p = count * times, p + 1
    return count, n


def rest_with(square: int = 3, product: int = 4) -> Callable[[int], int]:
    """Counts so many divisors for a rest that is the square of a prime, or a product of two."""
    known = {1: 1, 2: 2, 3: square, 4: product}

    def misjudged(n: int) -> int:
        count, rest = divided(n)
        return count * known[divisors(rest)]

    return misjudged


def fermat_for_two(n: int) -> int:
    """As if every number that passes Fermat's test for 2 were prime."""
    count, rest = divided(n)
    passes = rest == 2 or pow(2, rest - 1, rest) == 1
    return count * (2 if passes and rest > 1 else divisors(rest))
