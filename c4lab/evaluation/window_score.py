"""Window score: points for fours, open threes and open twos, less for the opponent's open threes.

After a video that programs an agent live. It is one-sided: the opponent's twos and centre discs
cost nothing, so the scores of the two players are not each other's negative.
"""

from dataclasses import asdict, dataclass

from c4lab.evaluation.weights import check_weights
from c4lab.evaluation.windows import WindowEvaluation


@dataclass(frozen=True)
class WindowScore(WindowEvaluation):
    """Points by window, and for each disc in the centre. `opponent_three` is taken away.

    Where four discs win, `four`, `three` and `two` are windows that lack no disc, one and two.
    Raises ValueError for a weight that is not a number.

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
