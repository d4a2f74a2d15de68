"""The base class of evaluations that give each window of four a value for its discs.

Nobody can fill a window that holds both colours, so it is worth nothing. A window of one colour is
worth something that depends on the number of discs and on their owner.
"""

from abc import abstractmethod
from collections.abc import Iterator

from c4lab.evaluation.centre import CentreCount
from c4lab.evaluation.evaluation import Evaluation, Term
from c4lab.evaluation.scan import Side, check_board, sides
from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.grid import Cell, cell_name, windows

NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven")


class WindowEvaluation(Evaluation):
    """A value for each window of one colour, and `centre` for each disc in the centre."""

    centre: float = 0

    @abstractmethod
    def own(self, discs: int, connect: int) -> float:
        """The value of a window of `connect` cells that holds `discs` own discs and no others."""

    def other(self, discs: int, connect: int) -> float:
        """The value, for the player who is scored, of a window of the other player: 0 or less."""
        return 0

    def score(self, position: ConnectFour, player: int) -> float:
        return self._weigh(*sides(position, player))

    def __call__(self, position: ConnectFour) -> float:
        check_board(position)
        own, other = sides(position, position.player)  # one scan gives both views
        return self._weigh(own, other) - self._weigh(other, own)

    def _weigh(self, own: Side, other: Side) -> float:
        """The score of the player whose counts are `own`."""
        connect = len(own.windows) - 1
        total = self.centre * own.centre
        for discs in range(1, connect + 1):
            if own.windows[discs]:
                total += self.own(discs, connect) * own.windows[discs]
            if other.windows[discs]:
                total += self.other(discs, connect) * other.windows[discs]
        return total

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        if self.centre:
            for disc in CentreCount().terms(position, player):
                yield disc._replace(value=self.centre)
        connect = position.connect
        for window in windows(position.width, position.height, connect):
            colours = {position.at(cell) for cell in window} - {0}
            if len(colours) != 1:
                continue
            (colour,) = colours
            discs = sum(position.at(cell) != 0 for cell in window)
            value_of = self.own if colour == player else self.other
            if value := value_of(discs, connect):
                yield Term(describe_window(position, window), window, value)


def describe_window(position: ConnectFour, window: tuple[Cell, ...]) -> str:
    """A sentence about a window of one colour: owner, discs, place, empty cells.

    >>> describe_window(ConnectFour.parse("1122"), ((1, 1), (2, 1), (3, 1), (4, 1)))
    "red's two of four, a1-d1, empty at c1, d1"
    """
    empty = [cell_name(cell) for cell in window if not position.at(cell)]
    owner = next(NAMES[position.at(cell)] for cell in window if position.at(cell))
    discs, connect = NUMBERS[len(window) - len(empty)], NUMBERS[len(window)]
    where = f"empty at {', '.join(empty)}" if empty else "complete"
    return (
        f"{owner}'s {discs} of {connect}, {cell_name(window[0])}-{cell_name(window[-1])}, {where}"
    )
