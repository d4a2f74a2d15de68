"""03.1 Which edge closes a triangle."""

import ast
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, compare, exercise, known, uses, without_items
from c4lab.games.sim import TRIANGLES
from c4lab.lessons.lesson03_sim_negamax import fresh_cases
from c4lab.lessons.lesson03_sim_negamax.cases import edges_and_one_more

BEFORE = (
    "among the edges that were there before. There is never one: `edge` has to be one of its sides."
)
LOWER_FIRST = "An edge's lower point comes first in its name: from 5 to 2 is 25, not 52."
NAMED = "10 * min(p, q) + max(p, q)"
BOTH = "name(a, c) in edges and name(b, c) in edges"


def number_and(tree: ast.Module) -> bool:
    """Whether an `and` joins something that is no question, such as `10 * a + c`."""
    ands = [node for node in ast.walk(tree) if isinstance(node, ast.BoolOp)]
    return any(isinstance(part, (ast.BinOp, ast.Call)) for node in ands for part in node.values)


KNOWN = known(
    rf"""
    ignores-the-new-edge: Your function looks for a triangle {BEFORE}
        => always_false
        seen: without_edge
    one-side-is-enough: One edge that touches the new one is not enough: both others must be there.
        in edges and name => in edges or name
    two-that-touch: Two edges that touch the new one are not enough: they must meet in a third
            point.
        return any({BOTH} for c in range(1, 7) if c not in (a, b)) =>
            return sum(bool({{a, b}} & {{*divmod(e, 10)}}) for e in edges) > 1
    first-point-only: Only one point is tried as the third. Does your function return after the
            first point that it tries?
        for c in range(1, 7) if c not in (a, b)) =>
            for c in [next(c for c in range(1, 7) if c not in (a, b))])
        for c in range(1, 7) if c not in (a, b)) => for c in (1,))
    last-point-only: Only the last point that is tried counts. A triangle that was found before
            should not be forgotten.
        for c in range(1, 7) if c not in (a, b)) =>
            for c in [max({{1, 2, 3, 4, 5, 6}} - {{a, b}})])
        for c in range(1, 7) if c not in (a, b)) => for c in (6,))
    in-asked-once: `x and y in edges` asks only for y, since a number counts as true. Write
            `x in edges and y in edges`.
        {BOTH} => name(a, c) and name(b, c) in edges
        {BOTH} => 10 * a + c and 10 * b + c in edges
        {BOTH} => 10 * c + a and 10 * c + b in edges
        seen: number_and
    touched-at-both-ends: An edge at each end is not enough: the two must meet in a third point.
        any({BOTH} for c in range(1, 7) if c not in (a, b)) =>
            all(any(end in divmod(e, 10) for e in edges) for end in (a, b))
    any-three-edges: Not every three edges are a triangle: they must join three points with each
            other.
        return any( => return len(edges) > 1 or any(
    one-order-of-the-points: Triangles are found for one order of their points only. {LOWER_FIRST}
        {NAMED} => 10 * p + q
        {NAMED} => 10 * q + p
        {BOTH} => 10 * a + c in edges and 10 * c + b in edges
    point-forgotten: One of the six points is never tried as the third: the points are 1 to 6.
        range(1, 7) => range(2, 7)
        range(1, 7) => range(1, 6)
    only-neighbours: Only triangles of neighbouring points are found. Any three points are one.
        if c not in (a, b) =>
            if any({{p, p % 6 + 1, (p + 1) % 6 + 1}} == {{a, b, c}} for p in range(1, 7))
    turned-round: True and False are exchanged: True means that a triangle is closed.
        return any => return not any
    always-the-same: The answer is the same for all edges. When does `edge` close a triangle?
        => always_true
        => always_false
    """,
    always_true=lambda edges, edge: True,
    always_false=lambda edges, edge: False,
    without_edge=lambda tree: uses("edges")(tree) and not uses("edge")(tree),
    number_and=number_and,
)


@cache
def cases() -> list[tuple[list[int], int]]:
    """A player's edges and a free edge, few edges first: every triangle, lacking each of its sides
    in turn, and edges from random games."""
    random = Random(1)
    drawn: list[tuple[list[int], int]] = [([], 34), ([12], 13), ([12, 13], 23), ([12, 56], 34)]
    drawn += [([e for e in sides if e != last], last) for sides in TRIANGLES for last in sides]
    drawn += [edges_and_one_more(count, random) for count in [*range(2, 13), 4, 4, 4] * 8]
    return sorted(drawn, key=lambda case: len(case[0]))


@exercise("03.1", KNOWN)
def closes_triangle(answer: Answer) -> None:
    fresh = fresh_cases.closes_triangle()
    compare(answer, cases(), shrink=without_items, fresh=fresh)
