"""Connect Four boards that a learner finds: moves of a game, after which something is so."""

from collections.abc import Callable
from typing import Any

from c4lab.games import ConnectFour


def after_moves(amiss: Callable[[ConnectFour], str], discs: range) -> Callable[[Any], str]:
    """What is amiss with the moves of a game, as text, or with the board after them; "" for
    nothing. Its discs must be as many as one of `discs`, and nobody may win with the next one."""

    def of_moves(moves: Any) -> str:
        try:
            position = ConnectFour.parse(moves)
        except ValueError as error:
            return str(error)
        if position.result() is not None:
            return "that game is over. Find a board on which it goes on."
        if len(position.history) not in discs:
            return (
                f"that board has {len(position.history)} discs: it should have {discs[0]} to "
                f"{discs[-1]}."
            )
        wins = [move for move in position.moves() if position.play(move).result() is not None]
        if wins:
            return (
                f"the side to move can win at once, in column {wins[0]}. Find a board on which it "
                "cannot."
            )
        return amiss(position)

    return of_moves
