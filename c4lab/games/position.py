"""What every game in this workbook is: a position, the moves in it, and what each leads to."""

from collections.abc import Hashable, Sequence
from operator import index
from typing import Protocol, Self, runtime_checkable


class IllegalMove(ValueError):
    """A move that the rules forbid, or text that names no move. Says which move, and why."""


def python_int(move: int) -> int:
    """`move` as a number of Python's own if it is one of numpy's; anything else as it is."""
    if type(move) is int or isinstance(move, bool) or not hasattr(move, "__index__"):
        return move
    return index(move)


@runtime_checkable
class Position(Protocol):
    """A moment in a game for two players who alternate, a move each, and see everything.

    A game where a player may move twice in a row is none: negamax would be wrong about it, and
    `c4lab.games.conformance` refuses it.

    A position never changes: `play` gives a new one. A move is a small whole number that a
    player could say aloud: a square 1-9, an edge such as 34, a column 1-7.
    """

    @property
    def player(self) -> int:
        """Whose turn it is: +1 for the player who moved first, -1 for the other."""

    @property
    def key(self) -> Hashable:
        """Equal for equal positions, whatever order of moves led to them: whose turn it is, the
        moves, the result and `left` must be the same wherever the key is, since a table takes
        positions with one key for the same."""

    @property
    def history(self) -> tuple[int, ...]:
        """The moves that led here from the start, in order."""

    @property
    def left(self) -> int:
        """How many moves there can be from here at most, such as the empty cells of a board. Less
        after each move. Where games differ in length (Nim), count the longest way to the end, by
        the position alone and not by the moves made so far."""

    def moves(self) -> Sequence[int]:
        """The legal moves from left to right; none once the game is over."""

    def play(self, move: int) -> Self:
        """The position after `move`. Raises IllegalMove, with the reason, if it is not legal."""

    def result(self) -> int | None:
        """None in progress; else +1, 0 or -1: won by the first player, drawn, lost by them."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position after the moves in `text`, in the game's notation. Inverse of `str`."""

    def __str__(self) -> str:
        """The moves that led here, in the game's usual notation."""

    def diagram(self) -> str:
        """The board as lines of text."""
