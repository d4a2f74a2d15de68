"""Open threes: windows of four with three discs of one player and an empty cell.

After a workshop's slides: three-in-a-rows, own minus opponent's.
"""

from dataclasses import dataclass

from c4lab.evaluation.windows import WindowEvaluation


@dataclass(frozen=True)
class OpenThrees(WindowEvaluation):
    """One point for each own window that lacks only one disc.

    >>> from c4lab.games import ConnectFour
    >>> OpenThrees().score(ConnectFour.parse("112233"), +1)
    1
    """

    name = "open threes"

    def own(self, discs: int, connect: int) -> float:
        return 1 if connect - discs == 1 else 0
