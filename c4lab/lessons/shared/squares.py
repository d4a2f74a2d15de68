"""Tic-tac-toe positions to try an answer on."""

from collections.abc import Iterator
from functools import cache

from c4lab.games import TicTacToe


@cache
def positions(fewest: int = 0) -> tuple[TicTacToe, ...]:
    """Every tic-tac-toe position with at least `fewest` marks, shortest first.

    Each is a tuple of cells once, by whichever order of moves came first.
    """
    level: dict[object, TicTacToe] = {TicTacToe().key: TicTacToe()}
    found: list[TicTacToe] = []
    while level:
        found += level.values()
        level = {
            after.key: after
            for position in level.values()
            for after in map(position.play, position.moves())
        }
    return tuple(position for position in found if len(position.history) >= fewest)


def every_node(position: TicTacToe) -> Iterator[TicTacToe]:
    """`position` and all that comes after it, each as often as games lead to it."""
    yield position
    for move in position.moves():
        yield from every_node(position.play(move))


def late(fewest: int, every: int = 1) -> list[tuple[TicTacToe]]:
    """Positions to try a search on, those with the fewest squares left first."""
    return [(position,) for position in _by_squares_left(fewest)[::every]]


@cache
def _by_squares_left(fewest: int) -> list[TicTacToe]:
    return sorted(positions(fewest), key=lambda position: position.left)
