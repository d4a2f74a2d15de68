"""11.1 The quiz: what five answers prove."""

from collections.abc import Mapping
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions

QUIZ = [((2, 3), 4), ((9, 10), 8), ((5, 6), 6), ((4, 7), 7), ((7, 8), 7)]
EDGE = "{} is at the edge of the window {}. There an answer is only a bound."
MISTAKES: dict[str, dict[Any, str]] = {
    "after 1": {
        (
            -inf,
            inf,
        ): "after 1: every answer gives a bound. Is 4 at alpha or below, or at beta or above?",
        (4, 4): "after 1: 4 is outside of the window (2, 3), so it is a bound, not the value.",
        (3, inf): "after 1: beta is 3, but the answer says more than beta.",
        (4, "inf"): "after 1: write inf without quotation marks.",
        (inf, 4): "after 1: the smaller number of a pair comes first.",
        (5, inf): "after 1: at least 4: the value may be 4 itself.",
        (-inf, 4): "after 1: 4 is at beta or above. Is the value at most 4, or at least 4?",
    },
    "after 2": {
        (-inf, 8): "after 2: what answer 1 proved is still true.",
        (8, 4): "after 2: the smaller number of a pair comes first.",
        (4, 7): "after 2: at most 8: the value may be 8 itself.",
        (4, 9): "after 2: alpha is 9, but the answer says more than alpha.",
    },
    "after 3": {
        (6, inf): "after 3: what answer 2 proved is still true.",
        (8, 6): "after 3: the smaller number of a pair comes first.",
        (6, 6): f"after 3: {EDGE.format(6, (5, 6))}",
        (4, 6): "after 3: 6 is at beta, not at alpha.",
    },
    "after 4": {
        (7, 7): f"after 4: {EDGE.format(7, (4, 7))}",
        (6, 7): "after 4: 7 is at beta, not at alpha.",
    },
    "after 5": {(7, 8): "after 5: 7 is at alpha now. What does that prove?"},
    "hard answer 1": {
        4: "hard answer 1: a fail-hard answer never leaves the window.",
        2: "hard answer 1: 4 is above the window (2, 3). Which end is nearest?",
    },
    "hard answer 2": {
        8: "hard answer 2: a fail-hard answer never leaves the window.",
        10: "hard answer 2: 8 is below the window (9, 10). Which end is nearest?",
    },
}


def bounds_after(number: int, given: Mapping[str, Any]) -> tuple[float, float]:
    """The bounds that follow from this answer and the learner's own bounds before it."""
    low, high = given[f"after {number - 1}"]
    (alpha, beta), answer = QUIZ[number - 1]
    return max(low, answer) if answer > alpha else low, min(high, answer) if answer < beta else high


for number, (window, said) in enumerate(QUIZ, 1):
    MISTAKES[f"after {number}"][...] = (
        f"after {number}: the window is {window}, the answer {said}. Is that at alpha or below, at "
        "beta or above, or between them? Which end of what was known does it move?"
    )
for number in (1, 2):
    MISTAKES[f"hard answer {number}"][...] = (
        f"hard answer {number}: a fail-hard answer is an end of the window, or lies inside."
    )


@exercise("11.1")
def proved(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(start)] for part, start in
             (("bounds", "after"), ("fail-hard", "hard"))}  # fmt: skip
    follows = {f"after {n}": lambda given, n=n: bounds_after(n, given) for n in range(2, 6)}
    predictions(answer, truth, mistakes=MISTAKES, follows=follows, parts=parts)
