"""03.1 Which edge closes a triangle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations
from random import Random

from c4lab.checks.writing import Answer, Mistake, Slip, compare, exercise, uses, without_items
from c4lab.games.sim import POINTS, TRIANGLES
from c4lab.lessons.lesson03_sim_negamax.cases import unfinished

Edges = Sequence[int]


def third_sides(edge: int) -> Iterator[tuple[int, int, int]]:
    """The third point of each triangle that `edge` is in, and the two sides that meet there."""
    a, b = divmod(edge, 10)
    for c in set(POINTS) - {a, b}:
        yield c, 10 * min(a, c) + max(a, c), 10 * min(b, c) + max(b, c)


def closes(edges: Edges, edge: int) -> bool:
    return any(a in edges and b in edges for _, a, b in third_sides(edge))


def one_side_is_enough(edges: Edges, edge: int) -> bool:
    return any(a in edges or b in edges for _, a, b in third_sides(edge))


def touched_at_both_ends(edges: Edges, edge: int) -> bool:
    return all(any(str(end) in str(other) for other in edges) for end in divmod(edge, 10))


def only_where(holds: Callable[[int, int, int], bool]) -> Callable[[Edges, int], bool]:
    """Triangles are found if `holds` is true of the edge's points and the third."""

    def found(edges: Edges, edge: int) -> bool:
        sides = [side for side in third_sides(edge) if holds(*divmod(edge, 10), side[0])]
        return any(a in edges and b in edges for _, a, b in sides)

    return found


def neighbours(*points: int) -> bool:
    return any({(start + i) % 6 + 1 for i in range(3)} == set(points) for start in range(6))


BEFORE = (
    "Your function looks for a triangle among the edges that were there before. There never is "
    "one: `edge` has to be one of its sides."
)
SLIPS = (
    Slip("ignores-the-new-edge", BEFORE, right="{*edges, edge}", wrong="set(edges)"),
    Slip(
        "higher-point-first",
        "An edge's lower point comes first in its name: from 5 to 2 is 25, not 52.",
        right="10 * min($p, $q) + max($p, $q)",
        wrong="10 * max($p, $q) + min($p, $q)",
    ),
    Slip(
        "turns-back",
        "A later point that closes nothing makes the answer False again. Should it stay True?",
        right="if $c: $v = True",
        wrong="if $c: $v = True\nelse: $v = False",
    ),
)
MISTAKES = (
    Mistake(
        "ignores-the-new-edge",
        BEFORE,
        lambda edges, edge: False,
        seen=lambda tree: not uses("edge")(tree),
    ),
    Mistake(
        "one-side-is-enough",
        "One edge that touches the new one is no triangle: both other sides must be there.",
        one_side_is_enough,
    ),
    Mistake(
        "touched-at-both-ends",
        "An edge at each end of the new one is not enough: the two must meet in the same third "
        "point.",
        touched_at_both_ends,
    ),
    Mistake(
        "any-three-edges",
        "Three edges alone are no triangle: they must join three points with each other.",
        lambda edges, edge: len(edges) >= 2,
    ),
    *(
        Mistake(
            "one-order-of-the-points",
            f"Triangles are found only if their third point {where}. An edge's lower point comes "
            "first in its name: from 5 to 2 is 25, not 52.",
            only_where(holds),
        )
        for where, holds in (
            ("has the largest number", lambda a, b, c: c > b),
            ("has the smallest number", lambda a, b, c: c < a),
            ("lies between the two of the edge", lambda a, b, c: a < c < b),
        )
    ),
    *(
        Mistake(
            "point-forgotten",
            f"Triangles are not found if their third point is {point}: the points are 1 to 6.",
            only_where(partial(lambda point, a, b, c: c != point, point)),
        )
        for point in (1, 6)
    ),
    Mistake(
        "only-neighbours",
        "Triangles of neighbouring points are found, and no others: any three of the six points "
        "are a triangle.",
        only_where(neighbours),
    ),
    Mistake(
        "turned-round",
        "It is the wrong way round: True means that a triangle is closed.",
        lambda edges, edge: not closes(edges, edge),
    ),
)


@cache
def cases() -> list[tuple[list[int], int]]:
    """A player's edges and a free edge, few edges first: every triangle with each of its sides as
    the last, and edges as they stand in games."""
    random = Random(1)
    found: list[tuple[list[int], int]] = []
    for triangle in TRIANGLES:
        found += [([*pair], (set(triangle) - {*pair}).pop()) for pair in combinations(triangle, 2)]
    for count in (*range(2, 13), *[4] * 5):
        for _ in range(8):
            position = unfinished(count, random)
            mine = sorted(position.red if position.player == +1 else position.amber)
            found.append((random.sample(mine, len(mine)), random.choice(position.moves())))
    random.shuffle(found)
    first = [([], 34), ([12], 13), ([12, 13], 23), ([12, 56], 34)]
    return sorted([*first, *found], key=lambda case: len(case[0]))


@exercise("03.1", slips=SLIPS, mistakes=MISTAKES)
def closes_triangle(answer: Answer) -> None:
    compare(answer, cases(), mistakes=MISTAKES, shrink=without_items)
