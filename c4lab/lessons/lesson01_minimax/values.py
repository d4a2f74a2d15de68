"""01.1 Values up a drawn tree."""

from __future__ import annotations

from c4lab.checks.exercise import exercise, predictions


@exercise("01.1")
def values(answer: object) -> None:
    truth = {"C": 5, "D": 7, "E": 8, "F": 4, "A": 5, "B": 4, "root": 5}
    turned = "That is what you get when MAX and MIN are swapped."
    predictions(
        answer,
        truth,
        mistakes={
            "C": {2: turned},
            "D": {1: turned},
            "E": {3: turned},
            "F": {0: turned},
            "A": {7: "A points down: its value is the smaller one below it."},
            "B": {8: "B points down: its value is the smaller one below it."},
            "root": {4: "The root points up: its value is the larger one below it."},
        },
    )
