"""Sim positions that differ only in the names of the points: 720 relabellings of one."""

from functools import cache
from itertools import permutations

from c4lab.games.sim import EDGES, POINTS
from c4lab.solver.sim.bits import BIT, edge_name, edges_of, safe


def canonical(mine: int, theirs: int) -> int:
    """One number for all positions that some relabelling of the six points makes equal.

    It is the smallest of the 720 relabelled positions, each written as one number of 30 bits.
    """
    return min(a << 15 | b for a, b in zip(images(mine), images(theirs), strict=True))


@cache
def images(mask: int) -> tuple[int, ...]:
    """`mask` under each of the 720 relabellings, always in the same order."""
    if not mask:
        return (0,) * 720
    first = mask & -mask
    if first == mask:
        return tuple(BIT[relabelled[edge_name(mask)]] for relabelled in relabellings())
    return tuple(a | b for a, b in zip(images(first), images(mask ^ first), strict=True))


@cache
def relabellings() -> tuple[dict[int, int], ...]:
    """The new name of each edge, for each of the 720 ways to rename the points."""
    ways = []
    for renamed in permutations(POINTS):
        to = dict(zip(POINTS, renamed, strict=True))
        ends = {edge: sorted((to[edge // 10], to[edge % 10])) for edge in EDGES}
        ways.append({edge: 10 * low + high for edge, (low, high) in ends.items()})
    return tuple(ways)


def classes_by_ply() -> list[int]:
    """How many different games in progress there are after 0, 1, 2, ... edges.

    Positions that differ only in the names of the points count once. About half a second of work.
    """
    classes = {canonical(0, 0): (0, 0)}
    counts = []
    while classes:
        counts.append(len(classes))
        classes = {
            canonical(theirs, mine | edge): (theirs, mine | edge)
            for mine, theirs in classes.values()
            for edge in edges_of(safe(mine, theirs))
        }
    return counts
