"""The orders of moves that lead to the same position."""

from collections.abc import Hashable
from typing import NamedTuple

from c4lab.games import Position

MOST = 6  # examples
Level = dict[Hashable, tuple[Position, int, list[tuple[int, ...]]]]
"""The positions after some moves, by key: (position, number of orders, some of the orders)."""


class Orders(NamedTuple):
    """How many orders of moves lead to a position, and some of them."""

    number: int
    some: list[tuple[int, ...]]


def orders_to(position: Position) -> Orders:
    """The orders in which the two sides can make their moves of `position` and reach it, with at
    most MOST examples, low moves first. The position's own history is one of the orders.

    An order in which the game ends before the last move does not count.

    >>> from c4lab.games import ConnectFour
    >>> orders_to(ConnectFour.parse("1234"))
    Orders(number=4, some=[(1, 2, 3, 4), (1, 4, 3, 2), (3, 2, 1, 4), (3, 4, 1, 2)])
    >>> from c4lab.games import TicTacToe
    >>> crosses_and_noughts = orders_to(TicTacToe.parse("15942"))
    >>> crosses_and_noughts.number, len(crosses_and_noughts.some)
    (12, 6)
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
                found = sorted([*found, *((*each, move) for each in some)])[:MOST]
                after[there.key] = there, before + ways, found
        level = after
    _, number, some = level[position.key]
    return Orders(number, some)


def _fits(here: Position, move: int, target: Position) -> bool:
    """Whether the disc of `move` falls into a cell that this side has in `target`; True in games
    without falling discs."""
    landing, at = getattr(here, "landing", None), getattr(target, "at", None)
    return not (landing and at) or at(landing(move)) == here.player
