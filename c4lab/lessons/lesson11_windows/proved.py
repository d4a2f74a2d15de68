"""11.1 The quiz: what five answers prove, and what three programs ask."""

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

QUIZ = [((2, 3), 4), ((9, 10), 8), ((5, 6), 6), ((4, 7), 7), ((7, 8), 7)]
HALVING, STEPS = "halving asks", "step by step asks"
FIRST, SECOND = "aspiration, first window", "aspiration, second window"
FIRST_WINDOW = -1, 5
EDGE = "{} is at the edge of the window {}. There an answer is only a bound."
PROGRAMS = sentences("""
    halving asks = ...: the first number is (0 + 8) // 2. After a yes to "larger than a?" low is
        a + 1, after a no high is a. Then halve again, until low and high are the same.
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
        question stands there. It stops when at least and at most have met.
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
    **PROGRAMS,
    SECOND: {
        FIRST_WINDOW: f"{SECOND}: the first search answers 5. Is that inside of its window, or at "
        "the edge?",
        (-inf, 5): f"{SECOND}: 5 is beta of the first window. Is the value at most 5, or at least?",
        (-inf, -1): f"{SECOND}: the first search answers beta. On which side is the value?",
        (5, 8): f"{SECOND}: it goes on to the end of the line on that side: `inf` or `-inf`.",
        (6, inf): f"{SECOND}: at least 5: the value may be 5 itself.",
        (inf, 5): f"{SECOND}: the smaller number of a pair comes first.",
        ...: f"{SECOND}: what does a fail-hard search answer in the first window if the value is "
        "5, and what does that prove? The second window starts at that bound.",
    },
}


def after(number: int, given: Mapping[str, Any]) -> tuple[float, float]:
    """What follows from the learner's bounds before this answer."""
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


def second_window(given: Mapping[str, Any]) -> Any:
    """What follows from the learner's first window for the value 5; the first one again if 5 is
    inside, since then there is no second search."""
    alpha, beta = given[FIRST]
    if alpha < 5 < beta:
        return given[FIRST]
    return (beta, inf) if beta <= 5 else (-inf, alpha)


def no_second_window(key: str, given: Any) -> Any:
    """Text in place of a second window says that there is none: the first one is the last."""
    return FIRST_WINDOW if key == SECOND and isinstance(given, str) else given


@exercise("11.1")
def proved(answer: Answer) -> None:
    truth = answer.solution
    parts = {
        "bounds": [f"after {n}" for n in range(1, 6)],
        "fail-hard": ["hard answer 1", "hard answer 2"],
        "closing in": [HALVING, STEPS],
        "aspiration": [FIRST, SECOND],
    }
    follows: dict[str, Callable[[Mapping[str, Any]], Any]] = {
        f"after {n}": partial(after, n) for n in range(2, 6)
    }
    follows[SECOND] = second_window
    predictions(
        answer, truth, mistakes=MISTAKES, follows=follows, read=no_second_window, parts=parts
    )
