"""Three functions to be measured in exercise 04.6. Reading them would spoil it."""

from __future__ import annotations


def first(n: int) -> int:
    pairs = 0
    for a in range(1, n + 1):
        for _ in range(n // a):
            pairs += 1
    return pairs


def second(n: int) -> int:
    tried = 0
    for a in range(1, n + 1):
        b = 1
        while b * b <= a:
            tried += a % b == 0
            b += 1
    return tried


def third(n: int) -> int:
    edge = 0
    while edge**3 < n:
        edge += 1
    return edge
