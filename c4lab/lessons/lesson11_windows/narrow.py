"""11.2 The bounds after an answer."""

from __future__ import annotations

from itertools import product
from math import inf

from c4lab.checks.writing import Answer, compare, exercise, known

Pair = tuple[float, float]


def cases(*windows: Pair) -> list[tuple[Pair, Pair, float]]:
    """Answers that a fail-soft search may give, hard, as soft as can be, and in between."""
    found: list[tuple[Pair, Pair, float]] = []
    for value, (start, end) in product((-7, 2), windows):
        alpha, beta = value + start, value + end
        edge = min(max(value, alpha), beta)
        for low, high in ((inf, inf), (inf, 0), (inf, 1), (1, inf), (3, 2), (0, 4)):
            for answer in sorted({value, edge, (value + edge) // 2}):
                found.append(((value - low, value + high), (alpha, beta), answer))
    return found


NULL = cases((-1, 0), (0, 1), (-5, -4), (4, 5))
WIDE = cases((-inf, inf), (-2, 3), (-inf, 0), (0, inf), (-8, -3), (2, 9))


def by_the_window(bounds: Pair, window: Pair, answer: float) -> Pair:
    """The ends of the window in place of the answer."""
    (low, high), (alpha, beta) = bounds, window
    if alpha < answer < beta:
        return answer, answer
    return (low, min(high, alpha)) if answer <= alpha else (max(low, beta), high)


def by_the_answer(bounds: Pair, window: Pair, answer: float) -> Pair:
    """What this answer alone proves."""
    alpha, beta = window
    return answer if answer > alpha else -inf, answer if answer < beta else inf


def by_the_bounds(bounds: Pair, window: Pair, answer: float) -> Pair:
    """The answer compared with the bounds, and not with the window."""
    low, high = bounds
    if answer < high:
        return low, answer
    return (answer, high) if answer > low else bounds


HIGH = r"\n        high = min(high, answer)\n    if answer "
KNOWN = known(
    f"""
    edge-is-exact: An answer at the edge of the window is only a bound: at alpha the value may be
            smaller, at beta larger.
        answer < beta => answer <= beta
        answer > alpha => answer >= alpha
    window-for-answer: The bound is the end of the window. A fail-soft answer says more than that:
            take the answer itself.
        high = min(high, answer) => high = min(high, max(alpha, answer))
        low = max(low, answer) => low = max(low, min(beta, answer))
        => by_the_window
    old-bound-lost: What was known before is forgotten: an answer may say less than that. Keep the
            smaller high and the larger low.
        min(high, answer) => answer
        max(low, answer) => answer
        => by_the_answer
    window-unused: It compares the answer with the old bounds. Whether it is an upper bound or a
            lower one, alpha and beta say.
        < beta:{HIGH}> alpha => < high:{HIGH}> low
        => by_the_bounds
    wrong-end: The ends are exchanged: an answer at alpha or below is an upper bound, one at beta or
            above a lower bound.
        < beta:{HIGH}> alpha => > alpha:{HIGH}< beta
    inside-is-a-bound: Between alpha and beta the answer is the value: then both bounds are the
            answer.
        answer > alpha => answer >= beta
        answer < beta => answer <= alpha
        < beta:{HIGH}> alpha => <= alpha:{HIGH}>= beta
""",
    by_the_window=by_the_window,
    by_the_answer=by_the_answer,
    by_the_bounds=by_the_bounds,
)


@exercise("11.2", KNOWN)
def narrow(answer: Answer) -> None:
    with answer.part("null windows", first=True):
        compare(answer, NULL)
    with answer.part("any window"):
        compare(answer, WIDE)
