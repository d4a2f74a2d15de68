"""Tic-tac-toe positions on which a check tries an answer."""

from collections.abc import Iterator
from functools import cache

from c4lab.games import TicTacToe


@cache
def positions(fewest: int = 0) -> tuple[TicTacToe, ...]:
    """Every tic-tac-toe position with at least `fewest` marks, fewest marks first.

    Each board comes once, reached by one of its orders of moves.
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
    """`position` and every node of the game tree below it."""
    yield position
    for move in position.moves():
        yield from every_node(position.play(move))


def late(fewest: int, every: int = 1) -> list[tuple[TicTacToe]]:
    """Cases for a search: every `every`-th position, those with the fewest squares left first."""
    return [(position,) for position in _by_squares_left(fewest)[::every]]


@cache
def _by_squares_left(fewest: int) -> list[TicTacToe]:
    return sorted(positions(fewest), key=lambda position: position.left)
