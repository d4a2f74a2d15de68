"""What the checks of this lesson ask besides when a class is graded."""

from math import inf
from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import Sim
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, edges_and_one_more, masks, unfinished


@when_graded
def closes_triangle(random: Random) -> list[tuple[list[int], int]]:
    counts = (*range(4, 13), *range(6, 13), *range(8, 13))
    return [edges_and_one_more(count, random) for count in counts]


@when_graded
def negamax(random: Random) -> list[tuple[Sim, int, float, float]]:
    late = [unfinished(15 - left, random) for left in (3, 4, 4, 5, 5)]
    return [(position, depth, -inf, inf) for depth in (1, 2, 3) for position in late]


@when_graded
def legal_edges(random: Random) -> list[Masks]:
    return [masks(unfinished(edges, random)) for edges in range(2, 14)]


@when_graded
def search(random: Random) -> list[Sim]:
    """Positions alone, few edges left last."""
    return [unfinished(edges, random) for edges in (11, 10, 9, 9)]


@when_graded
def canonical(random: Random) -> list[tuple[Masks, Masks, str]]:
    """Pairs of a position and one that is the same but for the names of its points, with the way
    to rename the first, as the check says it."""
    found = []
    for edges in (5, 6, 7, 8):
        position = unfinished(edges, random)
        names = random.sample(range(1, 7), 6)
        way = ", ".join(f"{point} to {name}" for point, name in enumerate(names, 1))
        other = Sim()
        for edge in position.history:
            other = other.play(_renamed(edge, names))
        found.append((masks(position), masks(other), way))
    return found


def _renamed(edge: int, names: list[int]) -> int:
    """The edge between the new names of its points."""
    low, high = sorted(names[point - 1] for point in divmod(edge, 10))
    return 10 * low + high
