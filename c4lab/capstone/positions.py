"""Positions that nobody could know beforehand: from games played at random, by a fresh seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from c4lab.capstone.grounds import Ground

TRIES = 20_000
"""Games to play at random before giving up."""


class Asked(NamedTuple):
    """A position, and what each of its moves is worth to the side to move: +1, 0 or -1."""

    position: Any
    worth: dict[int, int]

    @property
    def best(self) -> tuple[int, ...]:
        """The moves that keep the value of the position."""
        most = max(self.worth.values())
        return tuple(move for move, worth in self.worth.items() if worth == most)


def ends_at_once(position: Any) -> dict[int, int]:
    """The moves that end the game, each with what it is worth to the side to move."""
    after = {move: position.play(move).result() for move in position.moves()}
    return {move: position.player * result for move, result in after.items() if result is not None}


def decided_next(game: type[Any], random: Random, count: int) -> list[Asked]:
    """Positions in which the next move matters by itself: one wins at once and another does not, or
    one loses at once and another does not."""

    def ask(position: Any) -> Asked | None:
        ending = ends_at_once(position)
        worth = {move: ending.get(move, 0) for move in position.moves()}
        return Asked(position, worth) if len(set(worth.values())) > 1 else None

    longest = game().left
    return _drawn(game, random, count, (1, longest), ask)


def solved(ground: Ground, random: Random, count: int) -> list[Asked]:
    """Positions in which a move can be wrong, and none wins at once. All their moves are solved."""

    def ask(position: Any) -> Asked | None:
        if +1 in ends_at_once(position).values():
            return None
        player = position.player
        worth = {move: player * ground.worth(position.play(move)) for move in position.moves()}
        return Asked(position, worth) if len(set(worth.values())) > 1 else None

    return _drawn(ground.game, random, count, ground.values, ask)


def to_measure(ground: Ground, random: Random, count: int) -> list[Asked]:
    """Solved positions near the end, which the given slow engine too searches to their end."""
    late = Ground(ground.game, ground.worth, ground.speed, ground.speed, 0, ())
    return solved(late, random, count)


def _drawn(
    game: type[Any],
    random: Random,
    count: int,
    left: tuple[int, int],
    ask: Callable[[Any], Asked | None],
) -> list[Asked]:
    found: dict[Any, Asked] = {}
    for position in _at_random(game, random, left):
        if position.key not in found and (asked := ask(position)):
            found[position.key] = asked
        if len(found) == count:
            break
    return [*found.values()]


def _at_random(game: type[Any], random: Random, left: tuple[int, int]) -> Iterator[Any]:
    """Unfinished positions of random games, with so many moves left."""
    for _ in range(TRIES):
        position, stop = game(), random.randint(*left)
        while position.left > stop and position.result() is None:
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            yield position
