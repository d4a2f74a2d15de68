"""Squares: a window of one colour counts the square of its number of discs.

After an article on an agent that keeps tables of lines. Two discs on one window are worth more
than two discs on two windows, so the evaluation rewards discs that work together.
"""

from dataclasses import dataclass

from c4lab.evaluation.windows import WindowEvaluation

FOUR = 10_000
"""The value of a complete four: more than all other windows of a board together."""

WORTH = (0, 1, 4, 9, FOUR)
"""The value of a window of four by the number of its discs."""


@dataclass(frozen=True)
class Squares(WindowEvaluation):
    """1, 4 or 9 points for a window with one, two or three own discs and no other discs.

    >>> from c4lab.games import ConnectFour
    >>> Squares().score(ConnectFour.parse("4"), +1)  # the seven windows through d1
    7
    """

    name = "squares"

    def own(self, discs: int, connect: int) -> float:
        return FOUR if discs == connect else discs**2
