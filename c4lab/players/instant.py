"""Counts the wins that were one move away, and those that a player missed."""

from typing import NamedTuple

from c4lab.games import Position


class InstantWins(NamedTuple):
    """How often a player could win with its next move, and how often it did not."""

    available: int
    missed: int


def instant_wins(game: Position, player: int) -> InstantWins:
    """Counts the turns of `player` (+1 moved first, or -1) in `game` at which a move wins.

    `game` is the last position of the game. The moves of a random opening count as moves of the
    players.

    >>> from c4lab.games import ConnectFour
    >>> instant_wins(ConnectFour.parse("4151617"), +1)  # taken
    InstantWins(available=1, missed=0)
    >>> instant_wins(ConnectFour.parse("4151612"), +1)  # missed
    InstantWins(available=1, missed=1)
    """
    position = type(game).parse("")
    available = missed = 0
    for move in game.history:
        after = position.play(move)
        if position.player == player and any(
            position.play(other).result() == player for other in position.moves()
        ):
            available += 1
            missed += after.result() != player
        position = after
    return InstantWins(available, missed)
