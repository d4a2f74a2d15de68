"""Six opinions about positions of Connect Four, and seven boards on which evaluations disagree.

The seventh opinion, threats, is `kept_threats`.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import isfinite
from numbers import Real
from typing import NamedTuple

from c4lab.evaluation.base import (
    Evaluation,
    Term,
    WindowEvaluation,
    centre_discs,
    check_board,
    sides,
)
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import cell_name


@dataclass(frozen=True)
class CentreCount(Evaluation):
    """One point for each disc in the middle column, which lies on more windows of four than others.

    >>> CentreCount()(ConnectFour.parse("4455"))
    0
    """

    name = "centre count"

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        return centre_discs(position, player, 1)


@dataclass(frozen=True)
class ColumnWeights(Evaluation):
    """Each disc counts the weight of its column: 1 at the edge, one more for each step inwards.

    After a workshop's slides: 1 2 3 4 3 2 1 for the seven columns.

    >>> ColumnWeights().score(ConnectFour.parse("4455"), +1)  # 4 for column 4, 3 for column 5
    7
    """

    name = "column weights"

    def terms(self, position: ConnectFour, player: int) -> Iterator[Term]:
        for column, discs in enumerate(position.columns, start=1):
            weight = _weight(column, position.width)
            for row, disc in enumerate(discs, start=1):
                if disc == player:
                    cell = (column, row)
                    yield Term(f"{cell_name(cell)} in a column worth {weight}", (cell,), weight)

    def score(self, position: ConnectFour, player: int) -> float:
        check_board(position)
        return sum(
            _weight(column, position.width) * discs.count(player)
            for column, discs in enumerate(position.columns, start=1)
        )


def _weight(column: int, width: int) -> int:
    """The weight of a column: 1 2 3 4 3 2 1 on a board with seven columns."""
    return min(column, width + 1 - column)


@dataclass(frozen=True)
class OpenThrees(WindowEvaluation):
    """One point for each own window that lacks only one disc.

    After a workshop's slides: three-in-a-rows, own minus opponent's.

    >>> OpenThrees().score(ConnectFour.parse("112233"), +1)
    1
    """

    name = "open threes"

    def own(self, discs: int, connect: int) -> float:
        return 1 if connect - discs == 1 else 0


@dataclass(frozen=True)
class WindowScore(WindowEvaluation):
    """Points for each window and for each disc in the centre. `opponent_three` is subtracted.

    After a video that programs an agent live. The score is one-sided: the opponent's twos and
    centre discs cost nothing, so the score of one player is not minus the score of the other.
    `four`, `three` and `two` are the points of windows that lack no disc, one disc and two discs.
    Raises ValueError for a weight that is not a finite number.

    >>> WindowScore().score(ConnectFour.parse("112233"), +1)  # a three, a two, and amber's three
    3
    """

    four: float = 100
    three: float = 5
    two: float = 2
    opponent_three: float = 4
    centre: float = 3

    name = "window score"

    def __post_init__(self) -> None:
        check_weights(**asdict(self))

    def own(self, discs: int, connect: int) -> float:
        return {0: self.four, 1: self.three, 2: self.two}.get(connect - discs, 0)

    def other(self, discs: int, connect: int) -> float:
        return -self.opponent_three if connect - discs == 1 else 0


class Features(NamedTuple):
    """A number for each feature: how often it is on the board, or its weight."""

    centre: float
    four: float
    three: float
    two: float
    opponent_three: float


TUNED = Features(centre=3, four=100, three=1, two=8, opponent_three=29)
"""The weights that the report's genetic algorithm found."""


@dataclass(frozen=True)
class LinearFeatures(WindowEvaluation):
    """f = w_c N_c + w_4 N_4 + w_3 N_3 + w_2 N_2 - w_b N_opp3. Only the last product is subtracted.

    After a report on an agent whose weights a genetic algorithm tuned. `weights` are five numbers
    in the order of `Features`; `TUNED._replace(two=5)` changes one. Raises ValueError unless
    `weights` are five finite numbers.

    >>> LinearFeatures().score(ConnectFour.parse("4455"), +1)  # 1 in the centre, 3 open twos
    27
    """

    weights: Features = TUNED

    name = "linear features"

    def __post_init__(self) -> None:
        weights = self.weights if isinstance(self.weights, (tuple, list)) else ()
        if len(weights) != len(Features._fields):
            raise ValueError(f"Give five weights in the order {', '.join(Features._fields)}.")
        object.__setattr__(self, "weights", Features(*weights))
        check_weights(**self.weights._asdict())

    @property
    def centre(self) -> float:  # type: ignore[override]
        return self.weights.centre

    def own(self, discs: int, connect: int) -> float:
        return {0: self.weights.four, 1: self.weights.three, 2: self.weights.two}.get(
            connect - discs, 0
        )

    def other(self, discs: int, connect: int) -> float:
        return -self.weights.opponent_three if connect - discs == 1 else 0


def features(position: ConnectFour, player: int) -> Features:
    """How often each feature is on the board for `player`.

    >>> features(ConnectFour.parse("4455"), +1)
    Features(centre=1, four=0, three=0, two=3, opponent_three=0)
    """
    own, other = sides(position, player)
    two, three, four = own.windows[-3:]
    return Features(own.centre, four, three, two, other.windows[-2])


def check_weights(**weights: object) -> None:
    """Raises ValueError with the name of the first weight that is not a finite number."""
    for name, weight in weights.items():
        if isinstance(weight, bool) or not isinstance(weight, Real) or not isfinite(weight):
            raise ValueError(f"The weight {name} is {weight!r}: give a number, such as 5 or 0.5.")


FOUR = 10_000
"""The value of a complete four: more than all other windows of a board together."""

WORTH = (0, 1, 4, 9, FOUR)
"""The value of a window of four by the number of its discs."""


@dataclass(frozen=True)
class Squares(WindowEvaluation):
    """1, 4 or 9 points for a window with one, two or three own discs and no other discs.

    After an article on an agent that keeps tables of lines. Two discs on one window are worth more
    than two discs on two windows, so the evaluation rewards discs that work together.

    >>> Squares().score(ConnectFour.parse("4"), +1)  # the seven windows through d1
    7
    """

    name = "squares"

    def own(self, discs: int, connect: int) -> float:
        return FOUR if discs == connect else discs**2


class Example(NamedTuple):
    """A position as its moves, and its exact score for red, whoever is to move.

    The score is 0 for a draw. If red wins it is positive, if amber wins negative. Its size says how
    soon: 1 if the winner needs the last of their 21 discs, 2 if they need the last but one, ...
    """

    moves: str
    solver: int


EXAMPLES = {
    "E1: two lines, one cell": Example("477673444733726", -3),
    "E2: a threat directly above": Example("3262755446422124", +3),
    "E3: two are dropped": Example("43154433557", -4),
    "E4: odd for red": Example("62272265412313355", +2),
    "E5: even for amber": Example("4544222275465674", -2),
    "E6: odd but higher": Example("766244516147721", +2),
    "E7: a chain": Example("465253143543552424", -2),
}
