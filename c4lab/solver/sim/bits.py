"""A Sim position as two whole numbers, and the 720 ways to name its points.

Bit i of `mine` is set if edge i is mine. `mine` belongs to the side to move, `theirs` to the other.
Edge 0 is 12, edge 14 is 56. Positions that differ only in the names of the points are one class.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

from c4lab.games import Sim
from c4lab.games.sim import EDGES, POINTS, TRIANGLES

BIT = {edge: 1 << i for i, edge in enumerate(EDGES)}
EVERY_EDGE = (1 << 15) - 1
TRIANGLE_BITS = tuple(BIT[a] | BIT[b] | BIT[c] for a, b, c in TRIANGLES)


def to_bits(position: Sim) -> tuple[int, int]:
    """The edges of the side to move, and those of the other.

    >>> to_bits(Sim.parse("12-34-15"))  # amber is to move and has 34; red has 12 and 15
    (512, 9)
    """
    red, amber = (sum(BIT[edge] for edge in edges) for edges in (position.red, position.amber))
    return (red, amber) if position.player == +1 else (amber, red)


def from_bits(mine: int, theirs: int) -> Sim:
    """A position with these edges, each player's played in ascending order.

    Raises ValueError if the edges are not those of a game in progress.

    >>> str(from_bits(512, 9))
    '12-34-15'
    """
    ahead = theirs.bit_count() - mine.bit_count()
    red, amber = (mine, theirs) if ahead == 0 else (theirs, mine)
    if mine & theirs or ahead not in (0, 1) or any(holds_triangle(side) for side in (red, amber)):
        raise ValueError(
            f"{mine} and {theirs} are not the edges of a game of Sim in progress: no edge may be "
            "in both, no triangle closed, and the side to move has as many as the other or one "
            "fewer."
        )
    position = Sim()
    turns = [list(edges_of(red)), list(edges_of(amber))]
    for ply in range((red | amber).bit_count()):
        position = position.play(edge_name(turns[ply % 2][ply // 2]))
    return position


def edge_name(bit: int) -> int:
    """The edge with this bit as a number of two digits, its points."""
    return EDGES[bit.bit_length() - 1]


def edges_of(mask: int) -> Iterator[int]:
    """The bits set in `mask`, one by one from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def safe(mine: int, theirs: int) -> int:
    """The free edges that close no triangle of mine."""
    return EVERY_EDGE & ~(mine | theirs | closing(mine))


@cache
def closing(mine: int) -> int:
    """The edges that would close a triangle of which `mine` already holds two sides."""
    edges = 0
    for triangle in TRIANGLE_BITS:
        missing = triangle & ~mine
        if missing.bit_count() == 1:
            edges |= missing
    return edges


def holds_triangle(mask: int) -> bool:
    """Whether all three edges of some triangle are in `mask`."""
    return any(mask & triangle == triangle for triangle in TRIANGLE_BITS)


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
