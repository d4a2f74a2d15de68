"""11.2 The bounds after an answer."""

from collections.abc import Sequence
from itertools import product
from math import inf

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.lessons.lesson11_windows import fresh_cases

Pair = tuple[float, float]


def cases(
    windows: Sequence[Pair], values: Sequence[int] = (-7, 2)
) -> list[tuple[Pair, Pair, float]]:
    """Cases (bounds, window, answer) with answers that a search with this window may give.

    For each value of a position: the fail-hard answer, the value itself, and one in between.
    """
    found: list[tuple[Pair, Pair, float]] = []
    for value, (start, end) in product(values, windows):
        alpha, beta = value + start, value + end
        edge = min(max(value, alpha), beta)
        for low, high in ((inf, inf), (inf, 0), (inf, 1), (1, inf), (3, 2), (0, 4)):
            for answer in sorted({value, edge, (value + edge) // 2}):
                found.append(((value - low, value + high), (alpha, beta), answer))
    return found


MIN, MAX = "high = min(high, answer)", "low = max(low, answer)"
EXACT = "low = high = answer"
NULL = ((-1, 0), (0, 1), (-5, -4), (4, 5))
WIDE = ((-inf, inf), (-2, 3), (-inf, 0), (0, inf), (-8, -3), (2, 9))


REST = (
    r"if answer < beta:\n        high = min(high, answer)\n    "
    r"if answer > alpha:\n        low = max(low, answer)"
)


def three_cases(below: str, above: str, inside: str) -> str:
    """The change of our solution to three branches: below alpha, above beta, and inside."""
    branches = rf"if answer <= alpha: {below}\n    elif answer >= beta: {above}\n    else: {inside}"
    return f"{REST} => {branches}"


WORSE = three_cases(
    "low, high = -inf, max(high, answer)",
    "low, high = min(low, answer), inf",
    "low, high = min(low, answer), max(high, answer)",
)
HIGH = r"\n        high = min(high, answer)\n    if answer "
KNOWN = known(f"""
    edge-is-exact: An answer at the edge of the window is only a bound: at alpha the value may be
            smaller, at beta larger.
        {three_cases(MIN, MAX, EXACT).replace("<=", "<").replace(">=", ">")}
        {three_cases(MIN, MAX, EXACT).replace("<=", "<")}
        {three_cases(MIN, MAX, EXACT).replace(">=", ">")}
        answer < beta => answer <= beta
        answer > alpha => answer >= alpha
    one-too-far: "At most" includes the answer itself, and so does "at least": the value may be
            equal to the answer.
        {three_cases("high = min(high, answer - 1)", "low = max(low, answer + 1)", EXACT)}
        {three_cases("high = min(high, answer + 1)", "low = max(low, answer - 1)", EXACT)}
    window-for-answer: The bound is the end of the window. A fail-soft answer says more than that:
            take the answer itself.
        high = min(high, answer) => high = min(high, max(alpha, answer))
        low = max(low, answer) => low = max(low, min(beta, answer))
        min(high, answer) => min(high, max(alpha, answer)) &&
            max(low, answer) => max(low, min(beta, answer))
        {three_cases("high = alpha", "low = beta", EXACT)}
    min-and-max-exchanged: `min` and `max` have changed places, so the bounds move apart. Keep the
            smaller high and the larger low.
        {three_cases("high = max(high, answer)", "low = min(low, answer)", EXACT)}
        min(high, => max(high, && max(low, => min(low,
        {WORSE}
        min(high, => max(high,
        max(low, => min(low,
    fail-low-is-exact: An answer at alpha or below is taken for the value. It says "at most", so it
            is only an upper bound. Does an `else` belong to the wrong `if`?
        {three_cases(EXACT, "low = max(low, answer)", EXACT)}
    fail-high-is-exact: An answer at beta or above is taken for the value. It says "at least", so it
            is only a lower bound. Does an `else` belong to the wrong `if`?
        {three_cases("high = min(high, answer)", EXACT, EXACT)}
    bound-is-exact: Every answer is taken for the value. At alpha or below it is only an upper
            bound, at beta or above only a lower one.
        {three_cases(EXACT, EXACT, EXACT)}
    inside-is-the-window: Between alpha and beta the answer is the value: then both bounds are the
            answer, not the ends of the window.
        {three_cases(MIN, MAX, "low, high = max(low, alpha), min(high, beta)")}
        {three_cases(MIN, MAX, "low, high = alpha, beta")}
    old-bound-lost: The old bounds are forgotten, but they may be better than the answer. Keep the
            smaller high and the larger low.
        {three_cases("high = answer", "low = answer", EXACT)}
        min(high, answer) => answer
        max(low, answer) => answer
        low, high = bounds => low, high = -inf, inf
    high-before-low: The pair is (low, high): low comes first.
        return low, high => return high, low
    window-unused: You compare the answer with the old bounds, not with the window. Alpha and beta
            decide whether it is an upper or a lower bound.
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


@exercise("11.2", KNOWN, closed=["null_window"])
def narrow(answer: Answer) -> None:
    with answer.part("null windows", first=True):
        compare(answer, cases(NULL), fresh=cases(NULL, fresh_cases.narrow()))
    with answer.part("any window"):
        compare(answer, cases(WIDE), fresh=cases(WIDE, fresh_cases.narrow()))
