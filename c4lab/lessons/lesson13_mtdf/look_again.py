"""13.4 The bug hunt: a window that the table has closed."""

from math import inf

from c4lab.checks.writing import Answer, compare, exercise, known

CASES = [
    ([1, 3], -inf, inf, 3, 3),
    ([3, 1], -inf, inf, 3, 3),
    ([5], 0, 9, 5, 5),
    ([2, 4, 4], 0, 9, 4, 4),
    ([-8, -9, -5], -20, 0, -5, -5),
    ([1, 3], -inf, inf, -inf, inf),
    ([4, 6, 9], 4, 5, 2, inf),
    ([4, 3], 4, 5, 2, inf),
    ([5, 9], 4, 5, 2, inf),
    ([4, 7, 5], 0, inf, 5, 9),
    ([1, 3], 3, 4, 3, 5),
    ([6, 7, 2], 0, 5, 6, 8),
    ([6, 7, 2], 8, 9, 6, 8),
    ([9, 12, 3], -inf, 8, -inf, 20),
]
KNOWN = known(
    r"""
    stops-after-one: The table has closed the window before the loop begins, so the loop stops after
            the first move. That move alone proves no upper bound.
        if lower == upper:\n        return lower, upper =>
    one-end-only: Only one of the two ends closes the window: compare `lower` with `upper`.
        if lower == upper => if lower == alpha
    equal-is-enough: A move that is worth `beta` itself is good enough: the loop may stop there.
        if $a >= $b: break =~> if $a > $b: break
    never-stops: The loop looks at every move. Where one is good enough, it may stop.
        break => pass
        if $a >= $b: break ~>
    new-bounds-thrown-away: What the search has found is thrown away: it returns what the table knew
            before.
        if lower == upper: => if True:
    """
)


@exercise("13.4", KNOWN)
def look_again(answer: Answer) -> None:
    compare(answer, CASES)
