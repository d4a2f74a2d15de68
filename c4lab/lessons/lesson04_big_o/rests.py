"""What is left after trial division up to the cube root, and how it is misjudged."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.lessons.lesson04_big_o.reference import divided, divisors


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
