"""Positions from random games. With a new seed nobody can know them before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from c4lab.capstone.grounds import Ground
from c4lab.games import Sim

TRIES = 20_000
"""The most random games that are played to find positions."""


class ValuedPosition(NamedTuple):
    """A position with the worth of each of its moves for the side to move: +1, 0 or -1."""

    position: Any
    worth: dict[int, int]

    @property
    def best(self) -> tuple[int, ...]:
        """The moves that keep the value of the position."""
        most = max(self.worth.values())
        return tuple(move for move, worth in self.worth.items() if worth == most)


def ends_at_once(position: Any) -> dict[int, int]:
    """The moves that end the game, each with its worth for the side to move."""
    after = {move: position.play(move).result() for move in position.moves()}
    return {move: position.player * result for move, result in after.items() if result is not None}


def decided_next(game: type[Any], random: Random, count: int) -> list[ValuedPosition]:
    """`count` positions in which one move wins at once and another does not, or in which one move
    loses at once and another does not. Other moves count as worth 0."""

    def valued(position: Any) -> ValuedPosition | None:
        ending = ends_at_once(position)
        worth = {move: ending.get(move, 0) for move in position.moves()}
        return ValuedPosition(position, worth) if len(set(worth.values())) > 1 else None

    longest = game().left
    return _draw_positions(game, random, count, (1, longest), valued)


def must_block(
    ground: Ground, random: Random, count: int, left: tuple[int, int]
) -> list[ValuedPosition]:
    """`count` positions, with so many moves left, where most moves lose at once or to the next
    reply, and no other move loses at all. The first move is one of those that lose, and so is the
    one in the middle of the list."""

    def loses(position: Any, move: int) -> bool:
        after = position.play(move)
        if after.result() is not None:
            return bool(after.result() == -position.player)
        return +1 in ends_at_once(after).values()

    def valued(position: Any) -> ValuedPosition | None:
        moves = position.moves()
        lost = {move for move in moves if loses(position, move)}
        safe = {*moves} - lost
        if not safe or len(safe) > len(lost) or {moves[0], moves[len(moves) // 2]} & safe:
            return None
        worth = worth_of_moves(ground, position)
        # Who sees a loss may play any move, and who sees a win stops. In Sim nobody draws.
        if not {worth[move] for move in safe} <= ({+1} if ground.game is Sim else {0}):
            return None
        return ValuedPosition(position, {move: -int(move in lost) for move in moves})

    return _draw_positions(ground.game, random, count, left, valued)


def worth_of_moves(ground: Ground, position: Any) -> dict[int, int]:
    """The worth of each move for the side to move."""
    player = position.player
    return {move: player * ground.worth(position.play(move)) for move in position.moves()}


def solved(ground: Ground, random: Random, count: int) -> list[ValuedPosition]:
    """`count` positions in which no move wins at once and not all moves have the same worth. All
    moves are solved."""

    def valued(position: Any) -> ValuedPosition | None:
        if +1 in ends_at_once(position).values():
            return None
        worth = worth_of_moves(ground, position)
        return ValuedPosition(position, worth) if len(set(worth.values())) > 1 else None

    return _draw_positions(ground.game, random, count, ground.values, valued)


def to_measure(ground: Ground, random: Random, count: int) -> list[ValuedPosition]:
    """`count` solved positions near the end, which the slow engine searches to the end, too."""
    late = Ground(ground.game, ground.worth, ground.speed, ground.speed, 0, ())
    return solved(late, random, count)


def _draw_positions(
    game: type[Any],
    random: Random,
    count: int,
    left: tuple[int, int],
    valued: Callable[[Any], ValuedPosition | None],
) -> list[ValuedPosition]:
    """The first `count` different positions for which `valued` is not None."""
    found: dict[Any, ValuedPosition] = {}
    for position in _random_positions(game, random, left):
        if position.key not in found and (each := valued(position)):
            found[position.key] = each
        if len(found) == count:
            break
    return [*found.values()]


def _random_positions(game: type[Any], random: Random, left: tuple[int, int]) -> Iterator[Any]:
    """Unfinished positions of random games, with between left[0] and left[1] moves left."""
    for _ in range(TRIES):
        position, stop = game(), random.randint(*left)
        while position.left > stop and position.result() is None:
            position = position.play(random.choice(position.moves()))
        if position.result() is None:
            yield position
