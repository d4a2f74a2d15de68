"""11.4 The bug hunt: fail-hard answers taken for fail-soft ones."""

import ast
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

from c4lab.checks.writing import Answer, Code, Script, Wrong, compare, exercise, known, show
from c4lab.lessons.lesson11_windows import fresh_cases

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
HIGH, LOW, OUT = (r"\n    high = $answer\n", r"\n    low = $answer\n", r"\n    return $answer")
ASKED = """asked = []
close_in(lambda alpha, beta: asked.append((alpha, beta)) or max(alpha, min({}, beta)), -20, 7)
asked"""


def exchanged(further: int, ask: Callable[[int, int], int], low: int, high: int) -> int:
    """Moves the wrong bound after each answer, by `further` more than the answer.

    Raises TimeoutError where it does not end.
    """
    for _ in range(100):
        if low >= high:
            return low
        third = (high - low) // 3
        alpha, beta = low + third, high - third
        answer = ask(alpha, beta)
        if alpha < answer < beta:
            return answer
        low, high = (answer + further, high) if answer <= alpha else (low, answer - further)
    raise TimeoutError


def goes_on_with_if(tree: ast.Module) -> bool:
    """For a `seen` line: whether an `if` with `else` follows an `if` without one that assigns."""
    return any(
        isinstance(first, ast.If)
        and isinstance(then, ast.If)
        and not first.orelse
        and then.orelse
        and isinstance(first.body[-1], ast.Assign)
        for node in ast.walk(tree)
        if isinstance(node, (ast.While, ast.For, ast.FunctionDef))
        for first, then in pairwise(node.body)
    )


NO_END = (
    " The loop has no end if the bounds stay as they are: does an answer at alpha or below change "
    "high, and one at beta or above low?"
)
KNOWN = known(
    f"""
    if-for-elif: The second `if` is always asked, also after an answer at alpha or below. That
            answer is not beta or more, so the `else` takes it for the value. Write `elif`.
        {CASES} => {CASES.replace("elif", "if")}
        seen: goes_on_with_if
    edge-is-exact: An answer at the edge of the window is taken for the value. At alpha it means "at
            most alpha", and at beta "at least beta".
        {AT_THE_EDGE} => {AT_THE_EDGE.replace("=", "", 1).replace(">=", ">")}
        answer <= alpha => answer < alpha
        answer >= beta => answer > beta
    middle-for-edge: If the answer is at the edge of the window, you take the middle of the window
            for the value. At alpha the answer means "at most alpha", at beta "at least beta".
        {CASES} => {STRICT}
            return (alpha + beta) // 2 if answer in (alpha, beta) else answer
    ends-exchanged: You change the wrong bound. At alpha or below, the answer is an upper bound, so
            it belongs to high. At beta or above it is a lower bound, and belongs to low.
        => exchanged
        => exchanged_one_further
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
    """,
    goes_on_with_if=goes_on_with_if,
    exchanged=partial(exchanged, 0),
    exchanged_one_further=partial(exchanged, 1),
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
    with answer.part("fail-hard searches", first=True):
        try:
            compare(answer, cases(HARD), fresh=drawn(HARD))
        except Wrong as wrong:
            if wrong.reason == "still-running":
                wrong.message += NO_END
            raise
        for value in (-20, 2, 7):
            refuse_other_windows(answer, value)
    with answer.part("fail-soft ones"):
        compare(answer, cases(TRUE, HALFWAY), fresh=drawn(TRUE, HALFWAY))


def refuse_other_windows(answer: Answer, value: int) -> None:
    """Raises Wrong if the answer asks in a window that is not the middle third of what is left."""
    low, high, last = -20, 7, None
    for window in answer.ask(Script(ASKED.format(value))):
        alpha, beta = window
        third = (high - low) // 3
        middle = low + third, high - third
        if window in (middle, last):  # the same question may be asked twice
            low, high = (
                (low, alpha) if value <= alpha else (beta, high) if value >= beta else middle
            )
            last = window
            continue
        asks = f"Between {low} and {high} it asks in the window {show(window)}"
        mend = "Mend what the loop does with an answer."
        if not (isinstance(alpha, int) and isinstance(beta, int) and low <= alpha < beta <= high):
            reason = "asks-outside"
            sentence = (
                f"{asks}. A window is two whole numbers between low and high, the smaller first."
            )
        elif window == (low, high):
            reason = "asks-for-all"
            sentence = f"{asks}, which is the whole range. Leave the thirds as they are. {mend}"
        elif last is not None:
            reason = "one-too-far"
            sentence = (
                f"{asks}, and the middle third is {show(middle)}. What has the answer before "
                'proved? "At most" includes the answer itself, and so does "at least".'
            )
        else:
            reason = "not-the-middle-third"
            sentence = (
                f"{asks}, and the middle third is {show(middle)}. Leave the windows as they are. "
                f"{mend}"
            )
        raise Wrong(reason, sentence)
