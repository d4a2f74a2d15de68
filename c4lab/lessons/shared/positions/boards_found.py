"""Connect Four boards that a learner finds: moves of a game, after which something is so."""

from collections.abc import Callable, Mapping
from typing import Any

from c4lab.checks.writing import Answer, findings
from c4lab.games import ConnectFour

Amiss = Callable[[ConnectFour], str]
"""What is amiss with a board, in a sentence that is true of it; "" if it is as asked."""


def found_boards(answer: Answer, asked: Mapping[str, Amiss], discs: range) -> None:
    """Raises Wrong unless each value of `answer`, a dict, has the moves of a game that goes on,
    after which the board is as asked, with so many discs, and no win for the side to move."""
    findings(answer, {key: _after_moves(amiss, discs) for key, amiss in asked.items()})


def _after_moves(amiss: Amiss, discs: range) -> Callable[[Any], str]:

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
