"""12.2 The bug hunt: a chain of conditions, the widest first."""

import ast
from collections.abc import Iterator

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, show, uses
from c4lab.lessons.lesson12_iterative_deepening import fresh_cases

STAGES = ((0, 2), (3, 11), (12, 19), (20, 26), (27, 42))
ENDS = {end for stage in STAGES for end in stage} - {0, 42}
BORDERS = (0, 1, 2, 3, 4, 11, 12, 13, 19, 20, 21, 25, 26, 27, 28, 29, 35, 41, 42)
DISCS = (0, 1, 2, 5, 15, 23, 33, *BORDERS)


def numbers_behind_or(tree: ast.Module) -> Iterator[int]:
    """The numbers other than 0 that stand behind an `or`, as in `discs == 1 or 2`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
            for each in node.values[1:]:
                if isinstance(each, ast.Constant) and isinstance(each.value, int) and each.value:
                    yield each.value


KNOWN = known(r"""
    wrong-one-decides: More than one of your conditions is true for this number of discs, and the
            wrong one decides. In a chain of `if` and `elif` the first true one decides, and those
            below it are not asked: begin with the largest number. Separate `if`s are all asked, and
            a later one overwrites what an earlier one has set.
        42 - discs => 6 && depth = 10 => depth = 6 && depth = 8 => depth = 6
        42 - discs => 8 && depth = 10 => depth = 8
        42 - discs => 10
        depth = 10 => depth = 8
        depth = 10 => depth = 6 && depth = 8 => depth = 6
        if discs > 26 => if discs < 27:\n        depth = 10\n    elif discs > 26
    not-to-the-end: A board has 42 cells. The discs on it take some of them, so fewer moves are
            left.
        42 - discs => 42
    not-to-the-end: The game lasts as many moves as there are empty cells: 42 - discs.
        42 - discs => discs
        42 - discs => 41 - discs
        42 - discs => 43 - discs
        42 - discs => 42 - 27
        42 - discs => discs - 42
""")


@exercise("12.2", KNOWN)
def moves_ahead(answer: Answer) -> None:
    try:
        compare(answer, [(discs,) for discs in DISCS], fresh=fresh_cases.moves_ahead())
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            _name_discs(answer, wrong)
        raise


def _name_discs(answer: Answer, wrong: Wrong) -> None:
    """Gives `wrong` a message with the numbers of discs that are wrong, where it is clearer."""
    number = next(numbers_behind_or(answer.tree), None) if answer.tree else None
    if number is not None:
        wrong.reason = "or-number"
        wrong.message = (
            f"`or {number}` is always true, since a number that is not 0 counts as true. Each "
            "side of `or` has to be a whole question, such as `discs == 1`."
        )
        return
    plan = answer.solution
    got = answer.outcomes([(discs,) for discs in range(43)])
    missed = [discs for discs, each in enumerate(got) if each != plan(discs)]
    if set(missed) <= ENDS:
        wrong.reason = "border"
        wrong.message = (
            f"It is wrong only with exactly {_listed(missed)} discs, at a border between two "
            "stages: to which of them does such a number belong?"
        )
        if answer.tree and uses("range")(answer.tree):
            wrong.message += " `range(3, 11)` ends with 10."
        return
    for first, last in STAGES:
        if first <= missed[0] and missed[-1] <= last:
            wrong.reason = "one-stage"
            wrong.message = (
                f"Only one stage of the plan is wrong, {first} to {last} discs. "
                f"With {show(missed[0])} discs, which of your lines decides?"
            )


def _listed(numbers: list[int]) -> str:
    *others, last = map(str, numbers)
    return f"{', '.join(others)} and {last}" if others else last
