"""Small searches for drivers such as MTD(f), as Python text: functions of alpha and beta."""

from collections.abc import Iterator
from random import Random

from c4lab.checks.writing import Code


def always_exact(value: float) -> Code:
    """A search that always answers the value."""
    return Code(f"lambda alpha, beta: {value}")


def fail_hard(value: float) -> Code:
    """A search whose answers stay in the window."""
    return Code(f"lambda alpha, beta: max(alpha, min({value}, beta))")


def loose(value: float) -> Code:
    """A search whose upper bounds are half-way between the value and the window."""
    return Code(f"lambda alpha, beta: {value} if {value} > alpha else ({value} + alpha) // 2")


def trying_moves(*worth: float) -> Code:
    """A search that tries MAX's moves in this order.

    It answers the first value that is at least beta, or else the largest.
    """
    best = max(worth)
    return Code(f"lambda alpha, beta: next((v for v in {worth} if v >= beta), {best})")


def random_searches(count: int, seed: int) -> Iterator[tuple[Code, int]]:
    """Pairs of a search, which tries random moves, and a guess."""
    random = Random(seed)
    for _ in range(count):
        yield trying_moves(*(random.randint(-9, 9) for _ in range(4))), random.randint(-12, 12)
