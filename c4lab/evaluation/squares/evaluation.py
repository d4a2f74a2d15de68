"""Squares: a window of one colour counts the square of its discs.

After an article on an agent that keeps tables of lines. Two discs on one window are worth more
than on two windows, so discs that work together count.
"""

from dataclasses import dataclass

from c4lab.evaluation.windows import WindowEvaluation

FOUR = 10_000
"""A complete four: more than all other windows of a board together."""


@dataclass(frozen=True)
class Squares(WindowEvaluation):
    """1, 4 or 9 for a window with one, two or three own discs and none of the other's.

    >>> from c4lab.games import ConnectFour
    >>> Squares().score(ConnectFour.parse("4"), +1)  # the seven windows through d1
    7
    """

    name = "squares"

    def own(self, discs: int, connect: int) -> float:
        return FOUR if discs == connect else discs**2
