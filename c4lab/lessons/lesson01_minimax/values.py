"""01.1 Values up a drawn tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from c4lab.checks.writing import Answer, exercise, predictions

TRUTH = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 5, "B": 4, "root": 5}
SMALLER = {"C": 2, "D": 1, "E": 3, "F": 0}
LARGER = {"A": 7, "B": 8}
BELOW = {"A": "CD", "B": "EF", "root": "AB"}
MISREADINGS = {
    "MAX and MIN are swapped. MAX, the triangle that points up, takes the largest value below.": {
        **SMALLER, "A": 2, "B": 3, "root": 2,
    },
    "MIN nodes are missing. A and B point down: they take the smallest value below them.": {
        **LARGER, "root": 8,
    },
    "A node does not add the values below it. It takes one of them, the largest or the smallest.": {
        "C": 7, "D": 8, "E": 11,
    },
}  # fmt: skip


def from_below(node: str) -> Callable[[Mapping[str, int]], int]:
    """What `node` is worth if the values below it are right."""
    choose = min if node in LARGER else max
    return lambda given: choose(given[each] for each in BELOW[node])


@exercise("01.1")
def values(answer: Answer) -> None:
    up, down = "{} points up: take the largest value below.", "{} points down: take the smallest."
    predictions(
        answer,
        TRUTH,
        mistakes={
            **{node: {value: up.format(node)} for node, value in SMALLER.items()},
            **{node: {value: down.format(node)} for node, value in LARGER.items()},
            "root": {4: up.format("The root")},
        },
        misreadings=MISREADINGS,
        follows={node: from_below(node) for node in BELOW},
    )
