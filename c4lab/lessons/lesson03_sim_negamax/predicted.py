"""03.3 Predicting late positions."""

from __future__ import annotations

from c4lab.checks.exercise import (
    exercise,
    predictions,
)

LATE = {
    "A": "36-13-46-12-15-34-24-45-56-16-25",
    "B": "14-15-16-23-13-56-12-26-35-24",
    "C": "46-12-15-34-14-16-56-13-23-45-35",
}


@exercise("03.3")
def predicted(answer: object) -> None:
    view = "In {} amber is to move, so the value is amber's: +1 would say that amber wins."
    predictions(
        answer,
        {"A": -1, "B": +1, "C": -1, "depth": 3},
        mistakes={
            "A": {+1: view.format("A")},
            "B": {-1: "In B one edge of red's leaves amber without a safe one."},
            "C": {+1: view.format("C")},
            "depth": {
                4: "Four edges are left in C, but the game does not last as long.",
                2: "After two moves in C nobody has had to close a triangle yet.",
                1: "With one move in C amber can still stay safe.",
            },
        },
    )
