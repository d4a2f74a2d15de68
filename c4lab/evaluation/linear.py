"""Linear features: count a few things on the board, multiply each count by a weight, add up.

After a report on an agent whose weights a genetic algorithm tuned. The features are those of the
window score; the weights are others, and they were found in another way.
"""

from dataclasses import dataclass
from typing import NamedTuple

from c4lab.evaluation.scan import sides
from c4lab.evaluation.weights import check_weights
from c4lab.evaluation.windows import WindowEvaluation
from c4lab.games.connect_four import ConnectFour


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

    `weights` are five numbers in the order of `Features`; `TUNED._replace(two=5)` changes one.
    Raises ValueError unless `weights` are five finite numbers.

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
