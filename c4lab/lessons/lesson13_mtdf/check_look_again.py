"""13.4 The bug hunt: a window that the table has closed."""

from math import inf

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.lesson13_mtdf import fresh_cases

CASES = [
    ([1, 3], -inf, inf, 3, 3),
    ([3, 1], -inf, inf, 3, 3),
    ([5], 0, 9, 5, 5),
    ([2, 4, 4], 0, 9, 4, 4),
    ([1, 3], -inf, inf, -inf, inf),
    ([4, 6, 9], 4, 5, 2, inf),
    ([4, 3], 4, 5, 2, inf),
    ([5, 9], 4, 5, 2, inf),
    ([1, 3], 3, 4, 3, 5),
    ([6, 7, 2], 8, 9, 6, 8),
    ([9, 12, 3], -inf, 8, -inf, 20),
    ([4], -inf, inf, 3, 4),
    ([6, 4, 7], 0, 20, 5, 7),
]
COUNTED = """
class Worth(list):
    def __iter__(self):
        for value in list.__iter__(self):
            looked.append(value)
            yield value
looked = []
look_again(Worth({worth}), {window})
looked
""".strip()
BY_WINDOW = Script(COUNTED.format(worth=[4, 6, 9], window="4, 5, 2, 20"))
BY_TABLE = Script(COUNTED.format(worth=[5, 3, 1], window="0, 20, 2, 5"))
KNOWN = known(
    r"""
    only-3: It asks whether both bounds are 3, as in the example. They may be equal to each other at
            any number.
        upper: => upper == 3:
    stops-after-one: The table has closed the window before the loop begins, so the loop stops after
            the first move. One move does not prove an upper bound.
        if lower == upper:\n        return lower, upper =>
    in-order-only: It puts the two numbers in order, but one of them is still wrong. A loop that
            stopped after one move: what has it proved about the other moves?
        if lower == upper:\n        return lower, upper\n    alpha => alpha &&
            lower = upper = g\n    return lower, upper =>
            lower = upper = g\n    return min(lower, upper), max(lower, upper)
    bounds-not-met: It returns before the loop though `lower` and `upper` are not equal. With 3 and
            4 two values are still possible, and the search can say which of them it is.
        lower == upper => upper - lower <= 1
        lower == upper => upper - lower <= 2
    window-for-bounds: Return the bounds of the value. The ends of the window are only the question.
        if lower == upper:\n        return lower, upper =>
            if lower == upper:\n        return alpha, beta
    edges-strict: If `g` is equal to `alpha` it is only an upper bound, and equal to `beta` only a
            lower bound. Inside the window means: equal to neither end.
        g <= alpha => g < alpha && g >= beta => g > beta
        if g <= => if g <
        g >= beta => g > beta
    stops-and-edges: The loop looks at every move. It may stop when a move is good enough. And if
            `g` is equal to an end of the window, it is only a bound.
        break => pass && g <= alpha => g < alpha && g >= beta => g > beta
    one-end-only: You look at only one end of the window. It is closed if `lower` and `upper` are
            equal.
        if lower == upper => if lower == alpha
    equal-is-enough: A move whose value is equal to `beta` is good enough: the loop may stop there.
        if a >= => if a >
    never-stops: The loop looks at every move. It may stop when a move is good enough.
        break => pass
    new-bounds-thrown-away: The result of the search is lost: it returns what the table knew before.
        if lower == upper: => if True:
    """
)


@exercise("13.4", KNOWN)
def look_again(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.look_again())
    if len(moves_looked_at(answer, BY_WINDOW)) < 3 <= len(moves_looked_at(answer, BY_TABLE)):
        raise Wrong(
            "not-narrowed",
            "The bounds are right, but the loop does not stop where the table says that it may: "
            "with the moves [5, 3, 1] and the upper bound 5 it looks at all three moves, and none "
            "can be better than the first. Keep the line that narrows the window.",
        )


def moves_looked_at(answer: Answer, case: Script) -> list[int]:
    """The values of the moves that the answer looks at, as far as a loop shows them."""
    try:
        found = answer.ask(case)
    except Wrong:  # the answer accepts only a list, and no class derived from it
        return []
    return found if isinstance(found, list) else []
