"""Window score: points for fours, open threes and open twos, minus points for open threes of the
opponent.

After a video that programs an agent live. The score is one-sided: the opponent's twos and centre
discs cost nothing, so the score of one player is not minus the score of the other.
"""

from dataclasses import asdict, dataclass

from c4lab.evaluation.weights import check_weights
from c4lab.evaluation.windows import WindowEvaluation


@dataclass(frozen=True)
class WindowScore(WindowEvaluation):
    """Points for each window and for each disc in the centre. `opponent_three` is subtracted.

    `four`, `three` and `two` are the points of windows that lack no disc, one disc and two discs.
    Raises ValueError for a weight that is not a finite number.

    >>> from c4lab.games import ConnectFour
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
