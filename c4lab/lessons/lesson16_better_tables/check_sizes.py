"""16.3 Good and bad sizes of a table, among primes and others."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, exercise, findings
from c4lab.instruments.transpositions import keys_after

MOVES, LEAST, MOST = 7, 20_000, 140_000


def quality(size: int) -> float:
    """The slots in use by the keys after some moves, divided by those that chance would use."""
    keys = keys_after(MOVES)
    return len({key % size for key in keys}) / (size * (1 - (1 - 1 / size) ** len(keys)))


def is_prime(size: int) -> bool:
    return all(size % divisor for divisor in range(2, int(size**0.5) + 1))


def a_size(prime: bool, good: Callable[[float], bool], asked: str, most: int = MOST) -> Any:
    """What is amiss with a size that should be such a number, with a quality as `asked`."""

    def amiss(size: Any) -> str:
        if size != int(size):
            return f"{size:,} is no whole number."
        size = int(size)
        if not LEAST < size < most:
            return f"{size:,} does not lie between {LEAST:,} and {most:,}."
        if prime and not is_prime(size):
            divisor = next(each for each in range(2, size) if size % each == 0)
            return f"{size:,} is no prime: {divisor} divides it."
        if not prime and is_prime(size):
            return f"{size:,} is a prime, and this one should be none."
        if not size % 2:
            return f"{size:,} is even, and this one should be odd."
        found = quality(size)
        return "" if good(found) else f"{size:,} has the quality {found:.3f}: find one {asked}."

    return amiss


@exercise("16.3")
def sizes(answer: Answer) -> None:
    asked = {
        "A": a_size(True, lambda found: found < 0.9, "below 0.9", most=100_000),
        "B": a_size(False, lambda found: found >= 0.99, "of 0.99 or more"),
        "C": a_size(False, lambda found: found < 0.5, "below 0.5"),
    }
    findings(answer, asked)
