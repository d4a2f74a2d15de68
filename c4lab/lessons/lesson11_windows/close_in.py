"""11.4 The bug hunt: fail-hard answers taken for fail-soft ones."""

from __future__ import annotations

from collections.abc import Iterator

from c4lab.checks.writing import Answer, Code, compare, exercise, known

RANGES = [(0, 1), (0, 2), (-1, 1), (-9, 9), (-20, 7)]
HARD = "lambda alpha, beta: max(alpha, min({}, beta))"
TRUE = "lambda alpha, beta: {}"
STRICT = "lambda alpha, beta: max(alpha, min({}, beta)) if {} <= alpha < beta <= {} else None"
HALFWAY = "lambda alpha, beta: ({0} + max(alpha, min({0}, beta))) // 2"


def cases(*searches: str) -> Iterator[tuple[Code, int, int]]:
    """Each range with several values in it."""
    for low, high in RANGES:
        for value in sorted({low, high, (low + high) // 2, *range(low, high + 1, 4)}, key=abs):
            for search in searches:
                yield Code(search.format(value, low, high)), low, high


AT_THE_EDGE = r"answer <= alpha:\n            high = answer\n        elif answer >= beta"
KNOWN = known(f"""
    edge-is-exact: An answer at the edge of the window is taken for the value. At alpha it means "at
            most alpha", at beta "at least beta", and a fail-hard search answers just that.
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("=", "", 1).replace(">=", ">")}
        answer <= alpha => answer < alpha
        answer >= beta => answer > beta
    edge-only: A fail-soft answer may lie outside of the window. Beyond alpha it is an upper bound
            too, and beyond beta a lower one.
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("<=", "==").replace(">=", "==")}
        answer <= alpha => answer == alpha
        answer >= beta => answer == beta
""")


@exercise("11.4", KNOWN)
def close_in(answer: Answer) -> None:
    with answer.part("fail-hard searches", first=True):
        compare(answer, [*cases(HARD), *cases(STRICT)])
    with answer.part("fail-soft ones"):
        compare(answer, [*cases(TRUE, HALFWAY), *cases(STRICT)])
