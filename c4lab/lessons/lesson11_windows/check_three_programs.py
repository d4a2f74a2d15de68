"""11.7 What halving, going step by step and aspiration ask."""

from collections.abc import Mapping
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

FIRST, SECOND = "aspiration, first window", "aspiration, second window"
FIRST_WINDOW = -1, 5
MISTAKES = sentences("""
    halving asks = ...: the first number is (0 + 8) // 2. After a yes to "larger than a?", low is a
        + 1. After a no, high is a. Then halve again, until low and high are equal.
    halving asks = (4,): after that the value lies between 5 and 8, so it goes on.
    halving asks = (4, 6): after these two the value is 5 or 6, so there is one more question.
    halving asks = (4, 6, 4): after the yes to the first question low is 5, and (5 + 6) // 2 is
        not 4.
    halving asks = (4, 6, 5, 5) | (4, 6, 5, 4): after three questions low and high are the same,
        and it stops.
    halving asks = (4, 5) | (4, 5, 6): after the first yes low is 5 and high is still 8. Where is
        the middle?
    halving asks = (4, 2) | (4, 2, 3): 5 is larger than 4, so after the first question low is 5.
    step by step asks = ...: a fail-hard yes to "larger than a?" is the answer a + 1, and the next
        question is about a + 1. It stops when "at least" and "at most" are the same number.
    step by step asks = (2, 3, 4): after these three the value is at least 5. It may be more, so
        there is one more question.
    step by step asks = (2, 3, 4, 5, 6): to "larger than 5?" the answer is no. Then at least 5 and
        at most 5 are proved, and it stops.
    step by step asks = (2, 5) | (2, 5, 4) | (2, 5, 5): a fail-hard search does not jump: to
        "larger than 2?" it answers 3.
    step by step asks = (3, 4, 5): the first question is "larger than 2?" itself.
    aspiration, first window = ...: it goes from guess - margin to guess + margin.
    aspiration, first window = (2, 5) | (-1, 2): the guess is in the middle: the margin counts on
        both sides.
    aspiration, first window = (5, -1): the smaller number of a pair comes first.
    aspiration, first window = (0, 5): the lower end is guess - margin, and that is 2 - 3.
""")
MISTAKES[SECOND] = {
    FIRST_WINDOW: f"{SECOND}: the first search answers 5. Is that inside of its window, or at the "
    "edge?",
    (-inf, 5): f"{SECOND}: 5 is beta of the first window. Is the value at most 5, or at least?",
    (-inf, -1): f"{SECOND}: the first search answers beta. On which side is the value?",
    (5, 8): f"{SECOND}: it goes on to the end of the line on that side: `inf` or `-inf`.",
    (6, inf): f"{SECOND}: at least 5: the value may be 5 itself.",
    (inf, 5): f"{SECOND}: the smaller number of a pair comes first.",
    ...: f"{SECOND}: what does a fail-hard search answer in the first window if the value is 5, "
    "and what does that prove? The second window starts at that bound.",
}


def second_window(given: Mapping[str, Any]) -> Any:
    """The second window that follows from the learner's first one, if the value is 5.

    It is the first window again if 5 is inside: then there is no second search.
    """
    alpha, beta = given[FIRST]
    if alpha < 5 < beta:
        return given[FIRST]
    return (beta, inf) if beta <= 5 else (-inf, alpha)


def no_second_window(key: str, given: Any) -> Any:
    """The learner's value; for a text in place of the second window, the first window."""
    return FIRST_WINDOW if key == SECOND and isinstance(given, str) else given


@exercise("11.7")
def three_programs(answer: Answer) -> None:
    predictions(
        answer,
        answer.solution,
        mistakes=MISTAKES,
        follows={SECOND: second_window},
        read=no_second_window,
        parts={"closing in": ("halving asks", "step by step asks"), "aspiration": (FIRST, SECOND)},
    )
