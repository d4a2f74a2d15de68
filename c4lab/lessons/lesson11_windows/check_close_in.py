"""11.4 The bug hunt: fail-hard answers taken for fail-soft ones."""

from collections.abc import Iterator

from c4lab.checks.writing import Answer, Code, Script, compare, exercise, known
from c4lab.lessons.lesson11_windows import fresh_cases
from c4lab.lessons.shared.code.told_by_code import told_by_code

RANGES = [(3, 3), (0, 1), (0, 2), (-1, 1), (-9, 9), (-20, 7)]
HARD = "lambda alpha, beta: max(alpha, min({}, beta))"
TRUE = "lambda alpha, beta: {}"
HALFWAY = "lambda alpha, beta: ({0} + max(alpha, min({0}, beta))) // 2"


def cases(*searches: str) -> Iterator[tuple[Code, int, int]]:
    """Cases (search, low, high): several values in each range, answered by each kind of search."""
    for low, high in RANGES:
        for value in sorted({low, high, (low + high) // 2, *range(low, high + 1, 4)}, key=abs):
            for search in searches:
                yield Code(search.format(value, low, high)), low, high


AT_THE_EDGE = r"answer <= alpha:\n            high = answer\n        elif answer >= beta"
BOTH = rf"{AT_THE_EDGE}:\n            low = answer"
CASES = rf"if {BOTH}\n        else:\n            return answer"
STRICT = (
    r"if answer < alpha: high = answer\n        elif answer > beta: low = answer\n        else:"
)
THEN_HIGH, THEN_LOW = (rf"{bound} = answer\n        elif" for bound in ("high", "low"))
LAST_HIGH, LAST_LOW = (rf"{bound} = answer\n        else" for bound in ("high", "low"))
FOR_A_WHILE = r"while low < high: => for _ in range(100):\n        if low >= high: break"
ASKED = """asked = []
close_in(lambda alpha, beta: asked.append((alpha, beta)) or max(alpha, min({}, beta)), -20, 7)
list(dict.fromkeys(asked))"""  # the same question may be asked twice


KNOWN = known(
    f"""
    edge-is-exact: An answer at the edge of the window is taken for the value. At alpha it means "at
            most alpha", and at beta "at least beta". Is there an `if` that should be an `elif`?
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("=", "", 1).replace(">=", ">")}
        answer <= alpha => answer < alpha
        answer >= beta => answer > beta
    middle-for-edge: If the answer is at the edge of the window, you take the middle of the window
            for the value. At alpha the answer means "at most alpha", at beta "at least beta".
        {CASES} => {STRICT}
            return (alpha + beta) // 2 if answer in (alpha, beta) else answer
    ends-exchanged: You change the wrong bound. At alpha or below, the answer is an upper bound, so
            it belongs to high. At beta or above it is a lower bound, and belongs to low.
        {FOR_A_WHILE} && {THEN_HIGH} => {THEN_LOW} && {LAST_LOW} => {LAST_HIGH}
        {FOR_A_WHILE} && {THEN_HIGH} => {THEN_LOW.replace("answer", "answer + 1")} &&
            {LAST_LOW} => {LAST_HIGH.replace("answer", "answer - 1")}
    one-too-far: "At most" includes the answer itself, and so does "at least": the value may be
            equal to the answer.
        high = answer => high = answer - 1
        low = answer => low = answer + 1
        {BOTH} => {BOTH.replace("high = answer", "high = answer - 1")} + 1
    edge-only: A fail-soft answer may lie outside of the window. Beyond alpha it is an upper bound
            too, and beyond beta a lower one.
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("<=", "==").replace(">=", "==")}
        answer <= alpha => answer == alpha
        answer >= beta => answer == beta
    """
)
NO_END = (
    "The loop has no end if the bounds stay as they are: does an answer at alpha or below change "
    "high, and one at beta or above low?"
)
OTHER_WINDOWS = (
    "Leave the windows as they are, each the middle third of what is left, and mend what the loop "
    "does with an answer."
)


def drawn(*searches: str) -> list[tuple[Code, int, int]]:
    """The same for the values of a run."""
    return [
        (Code(search.format(value, low, high)), low, high)
        for value, low, high in fresh_cases.close_in()
        for search in searches
    ]


@exercise("11.4", KNOWN, closed=["null_window"])
def close_in(answer: Answer) -> None:
    no_end = ("still-running", None, "still-running", NO_END)
    windows = ("wrong-value", None, "other-windows", OTHER_WINDOWS)
    with answer.part("fail-hard searches", first=True), told_by_code(answer, no_end):
        compare(answer, cases(HARD), fresh=drawn(HARD))
        with told_by_code(answer, windows):
            compare(answer, [Script(ASKED.format(value)) for value in (-20, 2, 7)])
    with answer.part("fail-soft ones"):
        compare(answer, cases(TRUE, HALFWAY), fresh=drawn(TRUE, HALFWAY))
