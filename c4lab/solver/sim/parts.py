"""The parts with which the general searches solve Sim in a second.

`with_memory(Undecided(), order=most_safe_first, table=Table(symmetry=relabelled), alpha=-1,
beta=+1)` is the fastest rung of `ladder.py`, made of a search and a table for every game.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import cast

from c4lab.games import Position, Sim
from c4lab.solver.sim.bits import BIT, edge_name, edges_of, images, relabellings, safe, to_bits


class Undecided(Sim):
    """Sim that ends as soon as the side to move has no safe edge left: it has lost.

    >>> position = Undecided.parse("12-34-13-56")
    >>> 23 in position.moves()  # it would close red's own triangle
    False
    """

    @cached_property
    def bits(self) -> tuple[int, int]:
        """The edges of the side to move, and those of the other."""
        return to_bits(self)

    def moves(self) -> tuple[int, ...]:
        """The safe edges."""
        return tuple(map(edge_name, edges_of(safe(*self.bits))))

    def result(self) -> int | None:
        over = super().result()
        return over if over or safe(*self.bits) else -self.player


def careful(position: Position) -> Sequence[int]:
    """The edges of an `Undecided` game that are worth a search, in the game's order.

    If an edge leaves the other player no safe edge, only this edge: it wins. Else the edges after
    which the other player has no such edge. If there are none, the first edge: all edges lose.
    """
    mine, theirs = cast(Undecided, position).bits
    if winning := winning_edge(mine, theirs):
        return [edge_name(winning)]
    edges = list(edges_of(safe(mine, theirs)))
    held = [edge for edge in edges if not winning_edge(theirs, mine | edge)]
    return [edge_name(edge) for edge in held or edges[:1]]


def most_safe_first(position: Position) -> Sequence[int]:
    """The edges of `careful`, first those that leave me more safe edges than the other player."""
    mine, theirs = cast(Undecided, position).bits

    def lead(edge: int) -> int:
        after = mine | BIT[edge]
        return safe(after, theirs).bit_count() - safe(theirs, after).bit_count()

    return sorted(careful(position), key=lead, reverse=True)


@cache
def winning_edge(mine: int, theirs: int) -> int:
    """A safe edge that leaves the other player none, 0 if there is none."""
    edges = edges_of(safe(mine, theirs))
    return next((edge for edge in edges if not safe(theirs, mine | edge)), 0)


def relabelled(position: Position) -> tuple[int, Callable[[int], int]]:
    """The `Symmetry` of Sim: positions that differ in the names of the points are one.

    The key is `canonical`; the function gives an edge the name that it has in that position.
    """
    mine, theirs = to_bits(cast(Sim, position))
    keys = [a << 15 | b for a, b in zip(images(mine), images(theirs), strict=True)]
    key = min(keys)
    return key, relabellings()[keys.index(key)].__getitem__
