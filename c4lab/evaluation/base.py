"""What an evaluation is: an opinion about a position that can give its reasons.

`Evaluation` is the base of all. `WindowEvaluation` is the base of those that give each window of
four a value for its discs: nobody can fill a window that holds both colours, so it is worth
nothing; a window of one colour is worth something that depends on the number of discs and on their
owner.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from operator import add, itemgetter
from typing import Any, NamedTuple

from c4lab.games.connect_four import NAMES, ConnectFour
from c4lab.games.grid import Cell, cell_name, windows
from c4lab.search.choice import Evaluate


class Term(NamedTuple):
    """One thing on the board that counts: its description, its cells, and its value."""

    name: str
    cells: tuple[Cell, ...]
    value: float


class Evaluation(ABC):
    """An opinion about an unfinished position of Connect Four. Pass it to a search as `evaluate`.

    A call returns the opinion in the view of the side to move. The opinion is antisymmetric, as
    negamax needs it: the opinion for one side is minus the opinion for the other.
    """

    name: str

    @abstractmethod
    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        """Everything that counts in the score of `player`."""

    def score(self, position: ConnectFour, player: int) -> float:
        """The points of `player` (+1 or -1), counted as the method's authors do; often one-sided.

        Raises TypeError if `position` is not one of Connect Four.
        """
        check_board(position)
        return sum(term.value for term in self.terms(position, player))

    def __call__(self, position: ConnectFour) -> float:
        """The score of the side to move minus the score of the other side."""
        check_board(position)
        player = position.player
        return self.score(position, player) - self.score(position, -player)

    def explain(self, position: ConnectFour) -> tuple[Term, ...]:
        """The terms of both sides. Their values add up to `self(position)`."""
        check_board(position)
        player = position.player
        return (
            *self.terms(position, player),
            *(term._replace(value=-term.value) for term in self.terms(position, -player)),
        )

    def seen_by(self, player: int) -> Evaluate:
        """An evaluation for any search that uses the one-sided score of `player` at every position.

        It negates the score when the other side is to move. If each side used its own one-sided
        score instead, the two numbers would measure different things, and negamax, which negates
        one to compare it with the other, would find wrong values.
        """

        def one_sided(position: ConnectFour) -> float:
            return position.player * player * self.score(position, player)

        return one_sided


class Side(NamedTuple):
    """The counts of one player's discs.

    `centre` counts the discs in the middle (see `middle_columns`). `windows[k]` counts the windows
    with k discs of this player whose other cells are empty; windows[0] is 0, because an empty
    window belongs to nobody.
    """

    centre: int
    windows: tuple[int, ...]


def check_board(position: Any) -> None:
    """Raises TypeError unless `position` has the columns of Connect Four.

    A position that a meter watches has another type, so the test is for the columns.
    """
    if len(getattr(position, "columns", ())) != getattr(position, "width", None):
        kind = position if isinstance(position, type) else type(position)
        raise TypeError(
            f"Evaluations judge positions of Connect Four, such as ConnectFour.parse('4455'), "
            f"not {kind.__name__}."
        )


def sides(position: ConnectFour, player: int) -> tuple[Side, Side]:
    """The counts of `player`, and those of the other player.

    Raises TypeError if `position` is not one of Connect Four.
    """
    # A search asks this at each leaf, and a meter's position finds `columns` and more only slowly.
    position = getattr(position, "unwrapped", position)
    found = Counter(tallies(position, player))
    discs = range(1, position.connect + 1)
    own = (0, *[found.get(k, 0) for k in discs])
    other = (0, *[found.get(k * (position.connect + 1), 0) for k in discs])
    centre = [
        disc for column in middle_columns(position.width) for disc in position.columns[column - 1]
    ]
    return Side(centre.count(player), own), Side(centre.count(-player), other)


def middle_columns(width: int) -> range:
    """The column in the middle; if `width` is even, the two columns in the middle.

    >>> list(middle_columns(7)), list(middle_columns(4))
    ([4], [2, 3])
    """
    return range((width + 1) // 2, width // 2 + 2)


def centre_discs(position: ConnectFour, player: int, value: float) -> Iterator[Term]:
    """A term of this value for each disc of `player` in the middle columns."""
    for column in middle_columns(position.width):
        for row, disc in enumerate(position.columns[column - 1], start=1):
            if disc == player:
                yield Term(f"{cell_name((column, row))} in the centre", ((column, row),), value)


def tallies(position: ConnectFour, player: int) -> list[int]:
    """For each window, in the order of `windows`, a number that says which discs lie on it.

    The number is that of `player`'s discs plus (connect + 1) times that of the other player's: for
    a window of four, 3 is an open three of `player` and 15 an open three of the other player.
    """
    check_board(position)
    mark = {player: 1, -player: position.connect + 1}
    empty = (0,) * position.height
    cells: list[int] = []
    for column in position.columns:
        cells += [mark[disc] for disc in column]
        cells += empty[len(column) :]
    getters = _getters(position.width, position.height, position.connect)
    first, *others = (get(cells) for get in getters)
    for more in others:
        first = map(add, first, more)
    return list(first)


@cache
def _getters(width: int, height: int, connect: int) -> tuple[Callable[[list[int]], Any], ...]:
    """Getters from the list of cells: number k reads the k-th cell of every window."""
    return tuple(
        itemgetter(*((column - 1) * height + row - 1 for column, row in cells))
        for cells in zip(*windows(width, height, connect), strict=True)
    )


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
        first, second = sides(position, +1)  # one scan gives both views
        own, other = (first, second) if position.player == +1 else (second, first)
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
            yield from centre_discs(position, player, self.centre)
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
