"""Players made of a function, and the mistake of choosing what is no move."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import known, uses
from c4lab.games import Position


def chooser(moves: Callable[[Any], Any]) -> type:
    """A class of players whose `choose` gives the value of `moves`."""

    def choose(self: object, position: Position) -> Any:
        return moves(position)

    return type("Chooser", (), {"__init__": lambda self, seed: None, "choose": choose})


def any_move(position: Any) -> set[int]:
    return set(position.moves())


def one_of(got: Any, expected: set[Any]) -> bool:
    """Whether the move `got` is one of `expected`; of several moves, whether any of them is."""
    if isinstance(got, set):
        return not got.isdisjoint(expected)
    return not isinstance(got, (bool, float)) and got in expected


NO_MOVE = known(
    """
    returns-a-position: It returns the position after the move. Return the move itself, a number.
        => the_next
    returns-a-result: It returns a result, 0 or 1 or -1. Return a move, one of those in
            `position.moves()`.
        => its_result
        seen: asks_for_results
    an-index: What it returns looks like an index, the place of a move in the list, counted from 0.
            Return the move itself.
        => its_place
    returns-all-moves: It returns all the moves. Choose one of them.
        => all_moves
    columns-everywhere: It chooses a number from 1 to 7, whatever the legal moves are. Choose one of
            `position.moves()`: in Sim a move is a number such as 12.
        => any_column
    """,
    the_next=chooser(lambda position: {position.play(move) for move in position.moves()}),
    its_place=chooser(lambda position: set(range(len(position.moves())))),
    its_result=chooser(
        lambda position: {position.play(move).result() or 0 for move in position.moves()}
    ),
    asks_for_results=uses("result"),
    all_moves=chooser(lambda position: position.moves()),
    any_column=chooser(lambda position: set(range(1, 8))),
)
"""The mistakes of giving something that is no move: a position, a result, an index, all moves, a
column."""
