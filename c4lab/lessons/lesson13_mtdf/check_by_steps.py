"""13.6 MTD(f) for half points, quarters, or any step."""

import ast

from c4lab.checks.writing import Answer, Code, Script, Wrong, compare, exercise, known
from c4lab.lessons.lesson13_mtdf import fresh_cases
from c4lab.lessons.lesson13_mtdf.searches import (
    always_exact,
    fail_hard,
    random_searches,
    trying_moves,
)

MANY = 12  # passes
FITS = [
    (trying_moves(10, 10.5), 10, 0.5, MANY),
    (always_exact(7.5), 7, 0.5, MANY),
    (always_exact(7.5), 20, 0.5, MANY),
    (fail_hard(1.5), -2, 0.5, MANY),
    (fail_hard(-0.75), 1, 0.25, MANY),
    (trying_moves(-2.5, -2, -1.5), -2.5, 0.5, MANY),
    (always_exact(-6), 6, 3, MANY),
    (fail_hard(9), 0, 3, 2),
    *((search, guess, 1, MANY) for search, guess in random_searches(6, seed=6)),
]


def refused(search: Code, guess: float, step: float) -> Script:
    """The code that calls the answer and gives the name of the error that it raises."""
    call = f"by_steps({search}, {guess}, {step}, {MANY})"
    tried = f"try:\n    {call}\n    raised = 'nothing'\n"
    value_error = "except ValueError:\n    raised = 'ValueError'\n"  # or a class derived from it
    other = "except Exception as error:\n    raised = type(error).__name__\n"
    return Script(f"{tried}{value_error}{other}raised")


DOES_NOT_FIT = [
    refused(always_exact(10.25), 0, 0.5),
    refused(always_exact(0.5), 0, 1),
    refused(always_exact(4), 0, 3),
    refused(trying_moves(10.25, 10.5), 0, 0.5),
]


def returns_an_error(tree: ast.Module) -> bool:
    """For a `seen` line: whether a `return` gives a ValueError or a text."""
    return any(
        isinstance(node, ast.Return)
        and any(
            getattr(each, "id", "") == "ValueError" or isinstance(getattr(each, "value", 0), str)
            for each in ast.walk(node)
        )
        for node in ast.walk(tree)
    )


KNOWN = known(
    r"""
    whole-steps: After a yes it asks about `lower + 1` and skips the values between: the next
            possible value is `lower + step`.
        max(g, lower + step) => max(g, lower + 1)
        + step)\n        g = search(beta - step, => + 1)\n        g = search(beta - 1,
    asks-again: After a yes it asks the same question again: the next one has to be about
            `lower + step`.
        max(g, lower + step) => g
    null-window-of-1: The window goes from β - 1. The next smaller value is β - `step`.
        search(beta - step, beta) => search(beta - 1, beta)
    returned-not-raised: Here it returns the error like an answer. Use `raise` instead: it ends the
            function.
        raise ValueError( => return ValueError(
        seen: returns_an_error
    never-refuses: Here an answer is no multiple of `step`, but your function raises no ValueError:
            test each answer before it becomes a bound.
        if g % step != 0: => if False:
        if g % step != 0: => if False: && return bounds =>
            if g % step:\n        raise ValueError("no multiple")\n    return bounds
    goes-on-when-closed: The bounds are equal, but it asks again: end the loop there.
        lower < upper and =>
    equal-is-a-yes: An answer that is equal to β is a yes: at least β.
        g < beta => g <= beta
    begins-at-0: A bound begins at 0, but nothing is known then: the value may lie below 0, or
            above. Begin with -inf and inf.
        = -inf, inf, => = 0, inf,
        = -inf, inf, => = -inf, 0,
    one-pass-too-many: It makes one pass more than `most`.
        len(bounds) < most => len(bounds) <= most
    driver-as-before: This still goes in steps of 1. The next question, the window and the check of
            the answer all need `step`.
        g % step != 0: => 0: && lower + step => lower + 1 && beta - step, => beta - 1,
    other-error: It stops with another error: write `raise ValueError("...")`.
        raise ValueError( => raise TypeError(
        raise ValueError( => raise AssertionError(
    divides-by-1: Divide by `step`: 10.5 is no multiple of 1, but it is a multiple of 0.5.
        step ! => 1 !
    """,
    returns_an_error=returns_an_error,
)
FITS_ALL = " All answers of this search are multiples of `step`."


@exercise("13.6", KNOWN)
def by_steps(answer: Answer) -> None:
    with answer.part("bounds", first=True):
        try:
            drawn = fresh_cases.closing_in()
            fresh = [(search, guess, 1, MANY) for search, guess in drawn]
            compare(answer, FITS, fresh=fresh)
        except Wrong as wrong:
            if "raised ValueError" in wrong.message:
                wrong.message += FITS_ALL
            raise
    with answer.part("what does not fit"):
        compare(answer, DOES_NOT_FIT)
