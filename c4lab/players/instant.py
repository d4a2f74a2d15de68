"""Wins that lay one move away, and whether they were taken."""

from typing import NamedTuple

from c4lab.games import Position


class InstantWins(NamedTuple):
    """How often a player could win with the very next move, and how often it did not."""

    available: int
    missed: int


def instant_wins(game: Position, player: int) -> InstantWins:
    """The turns of `player` (+1 moved first, or -1) in `game`, from its start to where it stands,
    at which a move would have won.

    Moves that chance made as an opening count as the player's own.

    >>> from c4lab.games import ConnectFour
    >>> instant_wins(ConnectFour.parse("4151617"), +1)  # taken
    InstantWins(available=1, missed=0)
    >>> instant_wins(ConnectFour.parse("4151612"), +1)  # passed up for another move
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
