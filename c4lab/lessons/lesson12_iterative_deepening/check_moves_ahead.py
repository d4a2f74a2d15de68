"""12.2 The bug hunt: a chain of conditions, the widest first."""

import ast
from collections.abc import Iterator

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known, show, uses
from c4lab.lessons.lesson12_iterative_deepening import fresh_cases

STAGES = ((0, 2), (3, 11), (12, 19), (20, 26), (27, 42))
ENDS = {end for stage in STAGES for end in stage} - {0, 42}
BORDERS = (0, 1, 2, 3, 4, 11, 12, 13, 19, 20, 21, 25, 26, 27, 28, 29, 35, 41, 42)
DISCS = (0, 1, 2, 5, 15, 23, 33, *BORDERS)


def has_separate_ifs(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code has one `if` after another, and no `elif` or `else`."""
    return _goes_on(tree) and not any(node.orelse for node in _ifs(tree))


def is_a_chain(tree: ast.Module) -> bool:
    """For a `seen` line: whether no `if` is followed by another one that is asked as well."""
    return bool(_ifs(tree)) and not _goes_on(tree)


def _ifs(tree: ast.Module) -> list[ast.If]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.If)]


def _goes_on(tree: ast.Module) -> bool:
    """Whether some `if` is followed by another one in the same block, and does not return."""
    for node in ast.walk(tree):
        body = getattr(node, "body", ())
        ifs = [each for each in body if isinstance(each, ast.If)] if isinstance(body, list) else []
        if any(not isinstance(each.body[-1], ast.Return) for each in ifs[:-1]):
            return True
    return False


def numbers_behind_or(tree: ast.Module) -> Iterator[int]:
    """The numbers other than 0 that stand behind an `or`, as in `discs == 1 or 2`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
            for each in node.values[1:]:
                if isinstance(each, ast.Constant) and isinstance(each.value, int) and each.value:
                    yield each.value


def planned_depth(discs: int) -> int:
    """The depth in the plan, without its last stage, which looks to the end."""
    return next(depth for last, depth in ((2, 4), (11, 6), (19, 8), (42, 10)) if discs <= last)


KNOWN = known(
    r"""
    never-asked: Nearly every board has more than 2 discs. So the first condition is true, and the
            branches below it are never tried: ask for the largest number first.
        => at_most_6
        seen: is_a_chain
    never-asked: Some branches are never tried, because a condition above them is true too: ask for
            the largest number first, then for the next.
        => at_most_8
        => planned_depth
        => without_10
        => to_the_end_or_6
        => limit_27_first
        seen: is_a_chain
    overwritten: Python tries each of your `if`s, even if one above it was true. So a later one
            overwrites what an earlier one has set: begin with the smallest number, or write `elif`.
        => at_most_6
        => at_most_8
        => planned_depth
        => without_10
        seen: has_separate_ifs
    wrong-one-decides: More than one of your conditions is true for this number of discs, and the
            wrong one decides. In a chain of `if` and `elif` the first true one decides. A separate
            `if` below the chain overwrites what the chain has set.
        => at_most_6
        => at_most_8
        => planned_depth
        => without_10
        => to_the_end_or_6
    border: With exactly 27 discs it should look to the end. More than 27 begins with 28.
        discs > 26 => discs > 27
    other-stages: Your stages begin at other numbers than those of the plan. Look up: to which stage
            do exactly 2, 3, 11 and 12 discs belong?
        26 => 25 && 19 => 18 && 11 => 10 && > 2: => > 1:
        19 => 18 && 11 => 10 && > 2: => > 1:
        26 => 27 && 19 => 20 && 11 => 12 && > 2: => > 3:
    not-to-the-end: A board has 42 cells. The discs on it take some of them, so fewer moves are
            left.
        42 - discs => 42
    not-to-the-end: The game lasts as many moves as there are empty cells: 42 - discs.
        42 - discs => discs
        42 - discs => 41 - discs
        42 - discs => 43 - discs
        42 - discs => 42 - 27
        42 - discs => 12
        42 - discs => discs - 42
    """,
    is_a_chain=is_a_chain,
    has_separate_ifs=has_separate_ifs,
    at_most_6=lambda discs: min(planned_depth(discs), 6),
    at_most_8=lambda discs: min(planned_depth(discs), 8),
    planned_depth=planned_depth,
    without_10=lambda discs: 42 - discs if discs > 26 else min(planned_depth(discs), 8),
    to_the_end_or_6=lambda discs: 42 - discs if discs > 26 else min(planned_depth(discs), 6),
    limit_27_first=lambda discs: 10 if discs < 27 else 42 - discs,
)


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
