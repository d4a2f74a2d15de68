"""Functions that are imported, not printed: three that 04.6 measures without reading them, and the
faulty one of 04.3, which the lesson measures."""

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
    """The function of this name in the code that an exercise gives."""
    namespace: dict[str, Any] = {}
    exec(read_exercises(Path(__file__).with_name("exercises.md"))[id].given, namespace)
    function: Callable[..., Any] = namespace[name]
    return function


divisors_3_as_given = _given("04.3", "divisors_3")
