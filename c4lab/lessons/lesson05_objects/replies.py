"""The moves of players who look at wins and at replies, rightly or wrongly."""

from collections.abc import Callable
from typing import Any

from c4lab.lessons.lesson05_objects.classes import any_move


def wins(position: Any) -> set[int]:
    """The moves that win at once."""
    return {move for move in position.moves() if position.play(move).result() == position.player}


def leaves(position: Any, good: Callable[[int], bool] = lambda replies: replies == 0) -> set[int]:
    """The moves that leave the opponent a `good` number of replies that win."""
    return {move for move in position.moves() if good(len(wins(position.play(move))))}


def must_defend(position: Any) -> bool:
    """Whether no move wins, and some moves but not all leave the opponent no reply that wins."""
    return not wins(position) and 0 < len(leaves(position)) < len(position.moves())


def defends_first(position: Any) -> set[int]:
    """The moves of a player who defends, if that matters, before looking for a win."""
    safe = leaves(position)
    return safe if 0 < len(safe) < len(position.moves()) else wins(position)


def goes_on(position: Any) -> set[int]:
    """The moves after which no reply ends the game, or all moves if there is none."""
    quiet = {
        move
        for move in position.moves()
        if all(
            position.play(move).play(reply).result() is None
            for reply in position.play(move).moves()
        )
    }
    return quiet or any_move(position)


def where_they_would_win(position: Any) -> set[int]:
    """The moves that would win for the opponent after another move, or all moves if there is
    none."""
    winning = {
        move
        for other in position.moves()
        for move in wins(position.play(other))
        if move != other and move in position.moves()
    }
    return winning or any_move(position)


def where_a_reply_wins(position: Any) -> set[int]:
    """The winning replies to the first move that has one, as own moves; or all moves."""
    for other in position.moves():
        if replies := wins(position.play(other)) & any_move(position):
            return replies
    return any_move(position)
