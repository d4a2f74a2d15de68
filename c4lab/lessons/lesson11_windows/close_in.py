"""11.4 The bug hunt: fail-hard answers taken for fail-soft ones."""

from collections.abc import Iterator

from c4lab.checks.writing import Answer, Code, Script, Wrong, compare, exercise, known, show

RANGES = [(3, 3), (0, 1), (0, 2), (-1, 1), (-9, 9), (-20, 7)]
HARD = "lambda alpha, beta: max(alpha, min({}, beta))"
TRUE = "lambda alpha, beta: {}"
HALFWAY = "lambda alpha, beta: ({0} + max(alpha, min({0}, beta))) // 2"


def cases(*searches: str) -> Iterator[tuple[Code, int, int]]:
    """Each range with several values in it."""
    for low, high in RANGES:
        for value in sorted({low, high, (low + high) // 2, *range(low, high + 1, 4)}, key=abs):
            for search in searches:
                yield Code(search.format(value, low, high)), low, high


AT_THE_EDGE = r"answer <= alpha:\n            high = answer\n        elif answer >= beta"
BOTH = rf"{AT_THE_EDGE}:\n            low = answer"
HIGH, LOW, OUT = (r"\n    high = $answer\n", r"\n    low = $answer\n", r"\n    return $answer")
ASKED = """asked = []
close_in(lambda alpha, beta: asked.append((alpha, beta)) or max(alpha, min(2, beta)), -20, 7)
asked"""
KNOWN = known(f"""
    edge-is-exact: An answer at the edge of the window is taken for the value. At alpha it means "at
            most alpha", at beta "at least beta", and a fail-hard search answers just that.
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("=", "", 1).replace(">=", ">")}
        answer <= alpha => answer < alpha
        answer >= beta => answer > beta
    one-too-far: "At most" allows the answer itself, and so does "at least": the value may be just
            that.
        high = answer => high = answer - 1
        low = answer => low = answer + 1
        {BOTH} => {BOTH.replace("high = answer", "high = answer - 1")} + 1
    ends-exchanged: At alpha or below, the answer is an upper bound, so it is the new high. At beta
            or above it is the new low.
        if $answer <= $alpha:{HIGH}elif $answer >= $beta:{LOW}else:{OUT} ~>
            if $answer <= $alpha:{LOW}elif $answer >= $beta:{HIGH}else:{OUT}
    edge-only: A fail-soft answer may lie outside of the window. Beyond alpha it is an upper bound
            too, and beyond beta a lower one.
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("<=", "==").replace(">=", "==")}
        answer <= alpha => answer == alpha
        answer >= beta => answer == beta
""")


@exercise("11.4", KNOWN)
def close_in(answer: Answer) -> None:
    with answer.part("fail-hard searches", first=True):
        compare(answer, cases(HARD))
        refuse_outside(answer)
    with answer.part("fail-soft ones"):
        compare(answer, cases(TRUE, HALFWAY))


def refuse_outside(answer: Answer) -> None:
    """Raises Wrong for a window that is none, or does not lie between low and high."""
    for window in answer.ask(Script(ASKED)):
        alpha, beta = window
        if not (isinstance(alpha, int) and isinstance(beta, int) and -20 <= alpha < beta <= 7):
            wrong = Wrong(
                "asks-outside",
                f"Between -20 and 7 it asks in the window {show(window)}. A window is two whole "
                "numbers, the smaller first, and here they lie between low and high.",
            )
            wrong.again = refuse_outside
            raise wrong
        if window == (-20, 7):
            wrong = Wrong(
                "asks-for-all",
                "Between -20 and 7 it asks in the window (-20, 7), which is all there is. Leave "
                "the thirds as they are: what the loop makes of an answer is to be mended.",
            )
            wrong.again = refuse_outside
            raise wrong
