"""03.3 Predicting late positions."""

from __future__ import annotations

from c4lab.checks.writing import Answer, exercise, predictions

VIEW = "In {} amber is to move, so the value is amber's: +1 would say that amber wins."


@exercise("03.3")
def predicted(answer: Answer) -> None:
    predictions(
        answer,
        {"A": -1, "B": +1, "C": -1, "depth": 3},
        mistakes={
            "A": {+1: VIEW.format("A")},
            "B": {-1: "In B one edge of red's leaves amber without a safe one."},
            "C": {+1: VIEW.format("C")},
            "depth": {
                4: "Four edges are left in C, but the game does not last as long.",
                2: "After two moves in C nobody has had to close a triangle yet.",
                1: "With one move in C amber can still stay safe.",
            },
        },
    )
