"""Sim for the general searches: what they have to know of it to solve it in a second.

`with_memory(Undecided(), order=most_safe_first, table=Table(symmetry=relabelled), alpha=-1,
beta=+1)` is the ladder of `ladder.py` put together from parts that serve every game.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import cast

from c4lab.games import Position, Sim
from c4lab.solver.sim.bits import BIT, edges_of, name, safe, to_bits
from c4lab.solver.sim.symmetry import images, relabellings


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
        return tuple(map(name, edges_of(safe(*self.bits))))

    def result(self) -> int | None:
        over = super().result()
        return over if over or safe(*self.bits) else -self.player


def careful(position: Position) -> Sequence[int]:
    """The edges of an `Undecided` game that are worth a search, as the game lists them.

    One that leaves the other player no safe edge, alone if there is one; else those after which
    the other has none of that kind. If there are none of these, any edge: all lose.
    """
    mine, theirs = cast(Undecided, position).bits
    if winning := wins_at_once(mine, theirs):
        return [name(winning)]
    edges = list(edges_of(safe(mine, theirs)))
    held = [edge for edge in edges if not wins_at_once(theirs, mine | edge)]
    return [name(edge) for edge in held or edges[:1]]


def most_safe_first(position: Position) -> Sequence[int]:
    """The same edges, first those that leave me more safe edges than they leave the other."""
    mine, theirs = cast(Undecided, position).bits

    def lead(edge: int) -> int:
        after = mine | BIT[edge]
        return safe(after, theirs).bit_count() - safe(theirs, after).bit_count()

    return sorted(careful(position), key=lead, reverse=True)


@cache
def wins_at_once(mine: int, theirs: int) -> int:
    """A safe edge that leaves the other player none, 0 if there is none."""
    edges = edges_of(safe(mine, theirs))
    return next((edge for edge in edges if not safe(theirs, mine | edge)), 0)


def relabelled(position: Position) -> tuple[int, Callable[[int], int]]:
    """The `Symmetry` of Sim: positions that differ in the names of the points are one.

    The key is `canonical`; each edge is called as it is in the position of that key.
    """
    mine, theirs = to_bits(cast(Sim, position))
    keys = [a << 15 | b for a, b in zip(images(mine), images(theirs), strict=True)]
    key = min(keys)
    return key, relabellings()[keys.index(key)].__getitem__
