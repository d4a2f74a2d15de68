"""Open threes: three discs on a window of four whose last cell is still empty.

After a workshop's slides: three-in-a-rows, own minus opponent's.
"""

from dataclasses import dataclass

from c4lab.evaluation.windows import WindowEvaluation


@dataclass(frozen=True)
class OpenThrees(WindowEvaluation):
    """One point for each window that lacks a single disc.

    >>> from c4lab.games import ConnectFour
    >>> OpenThrees().score(ConnectFour.parse("112233"), +1)
    1
    """

    name = "open threes"

    def own(self, discs: int, connect: int) -> float:
        return 1 if connect - discs == 1 else 0
