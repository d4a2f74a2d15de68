"""Searches to drive: what each answers to a window, as Python text."""

from collections.abc import Iterator
from random import Random

from c4lab.checks.writing import Code


def exact(value: float) -> Code:
    """Always the value itself."""
    return Code(f"lambda alpha, beta: {value}")


def hard(value: float) -> Code:
    """No further than the window."""
    return Code(f"lambda alpha, beta: max(alpha, min({value}, beta))")


def moves(*worth: float) -> Code:
    """MAX's moves, tried in this order: the first that is good enough, or else the best."""
    best = max(worth)
    return Code(f"lambda alpha, beta: next((v for v in {worth} if v >= beta), {best})")


def some(count: int, seed: int) -> Iterator[tuple[Code, int]]:
    """Searches of random moves, each with a guess."""
    random = Random(seed)
    for _ in range(count):
        yield moves(*(random.randint(-9, 9) for _ in range(4))), random.randint(-12, 12)
