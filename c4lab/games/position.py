"""What every game in this workbook provides: a position, its legal moves, and its result."""

from collections.abc import Hashable, Sequence
from operator import index
from typing import Protocol, Self, runtime_checkable


class IllegalMove(ValueError):
    """A move that the rules forbid, or text that names no move. The message says which and why."""


def python_int(move: int) -> int:
    """`move` as an int if it is a number of numpy; anything else is returned unchanged."""
    if type(move) is int or isinstance(move, bool) or not hasattr(move, "__index__"):
        return move
    return index(move)


@runtime_checkable
class Position(Protocol):
    """A position in a game of two players who move in turn and see the whole board.

    A game in which a player may move twice in a row cannot be a `Position`: negamax would find
    wrong values in it. `c4lab.games.conformance` refuses such a game.

    A position never changes: `play` returns a new one. A move is a small whole number that a
    player could say aloud: a square 1-9, an edge such as 34, a column 1-7.
    """

    @property
    def player(self) -> int:
        """Whose turn it is: +1 for the player who moved first, -1 for the other."""

    @property
    def key(self) -> Hashable:
        """Equal for equal positions, in whatever order the moves were played. A table takes two
        positions with the same key for one, so both must have the same player, moves, result and
        `left`."""

    @property
    def history(self) -> tuple[int, ...]:
        """The moves that led here from the start, in order."""

    @property
    def left(self) -> int:
        """The largest number of moves that can still follow, such as the empty cells of a board.
        Each move makes it smaller. If games differ in length (Nim), count the longest way to the
        end, from the position alone and not from the moves made so far."""

    def moves(self) -> Sequence[int]:
        """The legal moves, smallest first; empty when the game is over."""

    def play(self, move: int) -> Self:
        """The position after `move`. Raises IllegalMove, with the reason, if it is not legal."""

    def result(self) -> int | None:
        """None while the game goes on; then +1 if the first player won, 0 for a draw, -1 if the
        first player lost."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position after the moves in `text`, in the game's notation. Inverse of `str`."""

    def __str__(self) -> str:
        """The moves that led here, in the game's usual notation."""

    def diagram(self) -> str:
        """The board as lines of text."""
