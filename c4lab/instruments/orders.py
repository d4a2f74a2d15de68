"""In how many orders the same moves lead to a position."""

from collections.abc import Hashable
from typing import NamedTuple

from c4lab.games import Position

Level = dict[Hashable, tuple[Position, int, list[tuple[int, ...]]]]


class Orders(NamedTuple):
    """How many orders of moves lead to a position, and some of them."""

    number: int
    some: list[tuple[int, ...]]


def orders_to(position: Position, most: int = 6) -> Orders:
    """The orders in which each side can make its moves so that the game comes to `position`, with
    at most so many examples, those with low moves first. Its own history is one of them.

    Games that would have ended on the way do not count.

    >>> from c4lab.games import ConnectFour
    >>> orders_to(ConnectFour.parse("1234"))
    Orders(number=4, some=[(1, 2, 3, 4), (1, 4, 3, 2), (3, 2, 1, 4), (3, 4, 1, 2)])
    """
    start = type(position)()
    level: Level = {start.key: (start, 1, [()])}
    for ply in range(len(position.history)):
        own = set(position.history[ply % 2 :: 2])
        after: Level = {}
        for here, ways, some in level.values():
            for move in here.moves():
                if move not in own or not _fits(here, move, position):
                    continue
                there = here.play(move)
                _, before, found = after.get(there.key, (there, 0, []))
                found = sorted([*found, *((*each, move) for each in some)])[:most]
                after[there.key] = there, before + ways, found
        level = after
    _, number, some = level[position.key]
    return Orders(number, some)


def _fits(here: Position, move: int, target: Position) -> bool:
    """Whether, in a game where discs fall, this one lies as in `target`; else True."""
    landing, at = getattr(here, "landing", None), getattr(target, "at", None)
    return not (landing and at) or at(landing(move)) == here.player
