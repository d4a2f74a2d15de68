"""13.5 MTD(f), with the bounds after each pass."""

from c4lab.checks.writing import Answer, compare, exercise, known, returns_in_a_loop
from c4lab.lessons.lesson13_mtdf import fresh_cases
from c4lab.lessons.lesson13_mtdf.searches import (
    always_exact,
    fail_hard,
    loose,
    random_searches,
    trying_moves,
)

MANY = 12  # passes
CASES = [
    (always_exact(7), 7, MANY),
    (always_exact(7), 6, MANY),
    (always_exact(7), 20, MANY),
    (loose(0), 20, MANY),
    (always_exact(0), 0, MANY),
    (fail_hard(3), 1, MANY),
    (trying_moves(4, 6), 4, MANY),
    (always_exact(1_000_019), -1_000_000, MANY),
    *((search, guess, MANY) for search, guess in random_searches(12, seed=13)),
]
STOPS = [(always_exact(7), 0, 1), (fail_hard(9), 0, 4)]


KNOWN = known(
    r"""
    never-about-g: It always asks about `lower + 1`. The first question is about the guess, and
            after a no it is about the answer `g`.
        max(g, lower + 1) => lower + 1
    asks-again: After a yes it asks the same question again, and the bounds stay as they are: the
            next one has to be about `lower + 1`.
        lower + 1 => lower
        beta = max(g, lower + 1) => beta = g && < most => < most + 1
    one-too-high: The question is one too high: after a no, ask "at least g?".
        max(g, lower + 1) => g + 1
        max(g, lower + 1) => (g + 1 if bounds else g)
    guess-forgotten: The next question should be about the last answer, if that is more than
            `lower + 1`: yours does not depend on the answer.
        max(g, lower + 1) => max(guess, lower + 1)
    bounds-swapped: An answer below β is an upper bound, any other a lower one: yours are the other
            way round.
        upper = g\n        else:\n            lower = g =>
            lower = g\n        else:\n            upper = g
    equal-is-a-yes: An answer that is equal to β is a yes: at least β.
        < beta => <= beta
    equal-lost: An answer that is equal to β changes no bound. It is a yes: at least β.
        else:\n            lower = g => elif g > beta:\n            lower = g
    wrong-bound: Some answers count for the wrong bound. One below the question that was asked, β,
            is a no, and any other a yes. Is β still that question when you compare?
        g < beta => False
        g < beta => g < guess
        g < beta => g < max(g, lower + 1)
    window-above: The window from β to β + 1 asks "more than β?". For "at least β?" the window goes
            from β - 1 to β.
        beta - 1, beta => beta, beta + 1
    window-turned-round: The smaller end of the window comes first: alpha, then beta.
        beta - 1, beta => beta, beta - 1
    empty-window: A null window has two ends, one apart: from β - 1 to β. Yours has the same number
            twice.
        beta - 1 => beta
        , beta => , beta - 1
    wide-window: Ask with null windows only: from β - 1 to β.
        beta - 1, beta => -inf, inf
        search(beta - 1, beta) => search(lower, beta)
        search(beta - 1, beta) => search(beta - 1, upper)
    begins-at-0: A bound begins at 0, but nothing is known then: the value may lie below 0, or
            above. Begin with -inf and inf.
        = -inf, inf, => = 0, inf,
        = -inf, inf, => = -inf, 0,
    guess-not-used: The first question has to be about the guess.
        g = -inf, inf, guess => g = -inf, inf, 0
    question-for-answer: The bound is made of the question, β. A fail-soft search says more than it
            was asked: its answer is the bound.
        upper = g => upper = beta - 1
        lower = g => lower = beta
        upper = g\n        else:\n            lower = g =>
            upper = beta - 1\n        else:\n            lower = beta
    start-in-the-list: The list begins with the bounds before the first pass. It should have the
            bounds after each pass.
        bounds = [] => bounds = [(lower, upper)]
    returns-in-the-loop: It returns after the first pass: a `return` stands in the loop. Return the
            list after the loop.
        \n    return bounds => \n        return bounds
        seen: returns_in_a_loop
    upper-first: Each pair has its two bounds the other way round: first lower, then upper.
        append((lower, upper)) => append((upper, lower))
    one-long-list: The list holds the bounds one after the other. It should hold a pair for each
            pass.
        bounds.append((lower, upper)) => bounds.extend((lower, upper))
        len(bounds) < most => len(bounds) < 2 * most && bounds.append((lower, upper)) =>
            bounds.extend((lower, upper))
    only-after-a-yes: The list lacks the passes whose answer is a no. Append the bounds after each
            pass.
        lower = g\n        bounds.append => lower = g\n            bounds.append
    smaller-of-two: Of the two numbers, `g` and `lower + 1`, the question is about the greater one.
        max(g, lower + 1) => min(g, lower + 1)
    last-pair-only: It returns only the last bounds. Return a list of the bounds after each pass.
        return bounds => return bounds[-1]
    first-pair-missing: The list lacks the bounds after the first pass.
        return bounds => return bounds[1:]
    bounds-before: Each pair has the bounds before the pass. It should have the bounds after it.
        return bounds => return [(-inf, inf), *bounds[:-1]]
    goes-on-when-closed: The bounds are equal, but it asks again: end the loop there.
        lower < upper and len(bounds) < most => len(bounds) < most
    goes-on-for-ever: It does not stop after `most` passes.
        and len(bounds) < most => and len(bounds) < 200
    one-pass-too-few: It makes one pass less than `most`.
        and len(bounds) < most => and len(bounds) < most - 1
    one-pass-too-many: It makes one pass more than `most`.
        and len(bounds) < most => and len(bounds) <= most
    """,
    returns_in_a_loop=returns_in_a_loop,
)


@exercise("13.5", KNOWN)
def closing_in(answer: Answer) -> None:
    drawn = fresh_cases.closing_in()
    with answer.part("bounds", first=True):
        compare(answer, CASES, fresh=[(*each, MANY) for each in drawn])
    with answer.part("stopping"):
        compare(answer, STOPS, fresh=[(*each, most) for each in drawn for most in (1, 2)])
