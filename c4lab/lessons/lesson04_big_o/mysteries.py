"""Functions that lesson and exercises use whole: three to be measured in 04.6, which reading would
spoil, and one that 04.3 hands out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from c4lab.checks.writing.text import read_exercises


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


def _given(id: str, name: str) -> Callable[..., Any]:
    """What an exercise hands out, run from its text."""
    namespace: dict[str, Any] = {}
    exec(read_exercises(Path(__file__).with_name("exercises.md"))[id].given, namespace)
    function: Callable[..., Any] = namespace[name]
    return function


divisors_3_as_given = _given("04.3", "divisors_3")
