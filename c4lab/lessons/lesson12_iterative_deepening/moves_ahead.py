"""12.2 The bug hunt: a chain of conditions, the widest first."""

from __future__ import annotations

from c4lab.checks.writing import Answer, compare, exercise, known

BORDERS = (0, 1, 2, 3, 4, 11, 12, 13, 19, 20, 21, 25, 26, 27, 28, 29, 35, 41, 42)
DISCS = (0, 1, 2, 5, 15, 23, 33, *BORDERS)


def as_given(discs: int, border: int = 27) -> int:
    return 4 if discs <= 2 else 6


def two_stages(discs: int) -> int:
    return 4 if discs <= 2 else 6 if discs <= 11 else 8


def three_stages(discs: int) -> int:
    return min(10, 4 if discs <= 2 else 6 if discs <= 11 else 8 if discs <= 19 else 10)


def without_ten(discs: int) -> int:
    return 42 - discs if discs > 26 else min(8, three_stages(discs))


def each_one_early(discs: int) -> int:
    return 42 - discs if discs >= 26 else three_stages(discs + 1)


def all_but_the_last_early(discs: int) -> int:
    return 42 - discs if discs >= 27 else three_stages(discs + 1)


KNOWN = known(
    """
    never-asked: More than 2 discs are on nearly every board. So the first condition is true, and
            the branches below it are never asked: ask for the largest number first.
        => as_given
    never-asked: Some branches are never asked, because one above them is true as well: ask for the
            largest number first, then for the next.
        => two_stages
        => three_stages
        => without_ten
    border: With exactly 27 discs it should look to the end. More than 27 begins with 28.
        discs > 26 => discs > 27
    other-stages: The stages begin at other numbers than in the plan. Look up to which of them
            belong exactly 2 discs, 3, 11 and 12.
        => each_one_early
        => all_but_the_last_early
        => each_one_late
    not-to-the-end: A board has 42 cells. With so many discs on it, fewer moves are left.
        42 - discs => 42
    not-to-the-end: To the end of the game are as many moves as there are empty cells, 42 - discs.
        42 - discs => discs
""",
    as_given=as_given,
    two_stages=two_stages,
    three_stages=three_stages,
    without_ten=without_ten,
    each_one_early=each_one_early,
    all_but_the_last_early=all_but_the_last_early,
    each_one_late=lambda discs: 42 - discs if discs > 27 else three_stages(discs - 1),
)


@exercise("12.2", KNOWN)
def moves_ahead(answer: Answer) -> None:
    compare(answer, [(discs,) for discs in DISCS])
