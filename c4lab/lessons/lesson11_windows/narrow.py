"""11.2 The bounds after an answer."""

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


HIGH = r"\n        high = min(high, answer)\n    if answer "
KNOWN = known(f"""
    edge-is-exact: An answer at the edge of the window is only a bound: at alpha the value may be
            smaller, at beta larger.
        answer < beta => answer <= beta
        answer > alpha => answer >= alpha
    window-for-answer: The bound is the end of the window. A fail-soft answer says more than that:
            take the answer itself.
        high = min(high, answer) => high = min(high, max(alpha, answer))
        low = max(low, answer) => low = max(low, min(beta, answer))
        min(high, answer) => min(high, max(alpha, answer)) &&
            max(low, answer) => max(low, min(beta, answer))
    old-bound-lost: What was known before is forgotten: an answer may say less than that. Keep the
            smaller high and the larger low.
        min(high, answer) => answer
        max(low, answer) => answer
        low, high = bounds => low, high = -inf, inf
    window-unused: It compares the answer with the old bounds. Whether it is an upper bound or a
            lower one, alpha and beta say.
        < beta:{HIGH}> alpha => < high:{HIGH}> low
        answer < beta => answer < high && if answer > alpha => elif answer > low
    wrong-end: The ends are exchanged: an answer at alpha or below is an upper bound, one at beta or
            above a lower bound.
        < beta:{HIGH}> alpha => > alpha:{HIGH}< beta
    inside-is-a-bound: Between alpha and beta the answer is the value: then both bounds are the
            answer.
        answer > alpha => answer >= beta
        answer < beta => answer <= alpha
        < beta:{HIGH}> alpha => <= alpha:{HIGH}>= beta
""")


@exercise("11.2", KNOWN)
def narrow(answer: Answer) -> None:
    with answer.part("null windows", first=True):
        compare(answer, NULL)
    with answer.part("any window"):
        compare(answer, WIDE)
