"""The mistakes of `undo` in 09.4, as classes that make them."""

from collections import Counter
from collections.abc import Callable
from itertools import product

from c4lab.checks.writing import Mistake

Number = Callable[[tuple[int, int], int], int]


class FirstBack:
    """A GameHash whose `undo` takes back the first disc and not the last."""

    def __init__(self, number: Number) -> None:
        self.number, self.value = number, 0
        self.columns: list[int] = []
        self.numbers: list[int] = []

    def play(self, column: int) -> None:
        player = -1 if len(self.columns) % 2 else +1
        self.numbers.append(self.number((column, self.columns.count(column) + 1), player))
        self.columns.append(column)
        self.value ^= self.numbers[-1]

    def undo(self) -> None:
        del self.columns[0]
        self.value ^= self.numbers.pop(0)


def undoing(off: int, own: bool, kept: bool, lowers: bool, turns: bool) -> type:
    """A class with an `undo` that may be wrong.

    It takes out the number that `play` has `kept`, or else that of the cell `off` by so many rows,
    for the player who made the move if `own`, or else for the other one. It also makes the column
    lower if `lowers`, and gives back the turn if `turns`.
    """

    class Undoing:
        def __init__(self, number: Number) -> None:
            self.number, self.value, self.player = number, 0, +1
            self.heights = Counter[int]()
            self.columns: list[int] = []
            self.numbers: list[int] = []

        def play(self, column: int) -> None:
            self.heights[column] += 1
            self.numbers.append(self.number((column, self.heights[column]), self.player))
            self.value ^= self.numbers[-1]
            self.columns.append(column)
            self.player = -self.player

        def undo(self) -> None:
            column, number = self.columns.pop(), self.numbers.pop()
            if not kept:
                cell = column, self.heights[column] + off
                number = self.number(cell, -self.player if own else self.player)
            self.value ^= number
            self.heights[column] -= lowers
            self.player = -self.player if turns else self.player

    return Undoing


def undo_mistake(off: int, own: bool, kept: bool, lowers: bool, turns: bool) -> tuple[str, str]:
    """The reason and the sentence for an `undo` with these options of `undoing`; "" twice if it is
    right, or the same as with other options."""
    if kept and (off or not own):
        return "", ""
    if off or not own:
        cell = {0: "", 1: " in the cell above", -1: " in the cell below"}[off]
        whose = "" if own else " of the other player"
        return (
            "undo-of-the-other",
            f"`undo` takes out the number of a disc{whose}{cell}, not of the one that `play` put "
            "in: find row and player as they were when the disc was played.",
        )
    if lowers and turns:
        return "", ""
    missing = " or ".join(
        ["the height of the column"] * (not lowers) + ["whose turn it is"] * (not turns)
    )
    return (
        "disc-stays",
        "The value is right after one `undo`, but wrong after the next step: `undo` does not put "
        f"back {missing}.",
    )


UNDOING = [
    Mistake(reason, sentence, undoing(*ways))
    for ways in product((0, 1, -1), (True, False), (True, False), (True, False), (True, False))
    for reason, sentence in [undo_mistake(*ways)]
    if reason
]
