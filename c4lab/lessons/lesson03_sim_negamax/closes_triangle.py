"""03.1 Which edge closes a triangle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random

from c4lab.checks.exercise import (
    Mistake,
    compare,
    exercise,
)
from c4lab.games.sim import POINTS, TRIANGLES
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, unfinished

Edges = Sequence[int]


def third_sides(edge: int) -> Iterator[Masks]:
    """The two other edges of each triangle that `edge` is in."""
    for triangle in TRIANGLES:
        if edge in triangle:
            a, b = (other for other in triangle if other != edge)
            yield a, b


def closes(edges: Edges, edge: int) -> bool:
    return any(a in edges and b in edges for a, b in third_sides(edge))


def one_side_is_enough(edges: Edges, edge: int) -> bool:
    return any(a in edges or b in edges for a, b in third_sides(edge))


def third_point_behind(edges: Edges, edge: int) -> bool:
    a, b = divmod(edge, 10)
    return any(10 * a + c in edges and 10 * b + c in edges for c in POINTS)


def only_without_the_edge(edges: Edges, edge: int) -> bool:
    return any(set(triangle) <= set(edges) for triangle in TRIANGLES)


def any_three_edges(edges: Edges, edge: int) -> bool:
    return len(edges) >= 2


def neighbouring_points(edges: Edges, edge: int) -> bool:
    corners = {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (1, 5, 6), (1, 2, 6)}
    return any(
        a in edges and b in edges and tuple(sorted({*divmod(edge, 10), *divmod(a, 10)})) in corners
        for a, b in third_sides(edge)
    )


@cache
def triangle_cases() -> list[tuple[list[int], int]]:
    """A player's edges and a free edge, few edges first."""
    random = Random(1)
    found: list[tuple[list[int], int]] = [([], 34), ([12], 13), ([12, 13], 23), ([12, 56], 34)]
    for count in range(2, 13):
        for _ in range(8):
            position = unfinished(count, random)
            mine = position.red if position.player == +1 else position.amber
            found.append((sorted(mine), random.choice(position.moves())))
    return sorted(found, key=lambda case: len(case[0]))


@exercise("03.1")
def closes_triangle(answer: Callable[[Edges, int], bool]) -> None:
    compare(
        answer,
        closes,
        triangle_cases(),
        mistakes=(
            Mistake(
                "ignores-the-new-edge",
                "Your function looks for a triangle among the edges that were there before. There "
                "never is one: `edge` has to be one of its sides.",
                only_without_the_edge,
            ),
            Mistake(
                "one-side-is-enough",
                "One edge that touches the new one is no triangle: both other sides must be there.",
                one_side_is_enough,
            ),
            Mistake(
                "third-point-behind",
                "Triangles are found only if their third point has the largest number. An edge's "
                "lower point comes first in its name: from 5 to 2 is 25, not 52.",
                third_point_behind,
            ),
            Mistake(
                "any-three-edges",
                "Three edges alone are no triangle: they must join three points with each other.",
                any_three_edges,
            ),
            Mistake(
                "only-neighbours",
                "Triangles of neighbouring points are found, and no others: any three of the six "
                "points are a triangle.",
                neighbouring_points,
            ),
            Mistake(
                "turned-round",
                "It is the wrong way round: True means that a triangle is closed.",
                lambda edges, edge: not closes(edges, edge),
            ),
        ),
    )
