"""Who wins Connect Four on boards of other sizes: solved here, and as others have published it.

John Tromp has solved all boards with width + height up to 15 (https://tromp.github.io/c4/c4.html),
Christophe Steininger these and larger ones, with the move on which the game ends
(https://github.com/ChristopheSteininger/c4).
"""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from c4lab.solver.question import Size

STORED = Path(str(files("c4lab.data") / "sizes.txt"))
SMALLEST = 4  # columns and rows
WINNERS = {"=": 0, "1": +1, "2": -1}
# For each height, the boards from 4 columns on: who wins, and the move on which the game ends.
PUBLISHED = {
    4: ("= = 2 = 2 2", "16 20 24 28 32 36"),
    5: ("= = = = 1 1", "20 25 30 35 39 41"),
    6: ("= = 2 1 2 2", "24 30 36 41 48 52"),
    7: ("= = 1 = 1 1", "28 35 41 49 53 55"),
    8: ("= = 2 1 2", "32 40 48 55 62"),
    9: ("= = 1 = 1", "36 45 53 63"),
    10: ("= = 2 1", "40 50 60 69"),
    11: ("= = 1", "44 55 63"),
    12: ("= = 2", "48 60 72"),
    13: ("= =", "52 65"),
}


class Outcome(NamedTuple):
    """The score of the start position on a board, and the cost of finding it.

    `score` is in the view of the first player; `seconds` are of CPU time, with one thread.
    """

    width: int
    height: int
    score: int
    nodes: int
    seconds: float

    @property
    def winner(self) -> int:
        """+1 if the first player wins, -1 if the second, 0 for a draw."""
        return (self.score > 0) - (self.score < 0)

    @property
    def sentence(self) -> str:
        """Who wins, in words."""
        return ("draw", "the first player wins", "the second player wins")[self.winner]

    @property
    def ends(self) -> int:
        """The move on which the game ends if both sides play perfectly."""
        cells = self.width * self.height
        if self.score > 0:
            return 2 * ((cells + 1) // 2 - self.score) + 1
        return 2 * (cells // 2 + self.score + 1) if self.score < 0 else cells


def published(size: Size) -> tuple[int, int] | None:
    """(winner, last move) as others have published them, as in `Outcome`; None if not published.

    >>> published((7, 6)), published((4, 15))
    ((1, 41), None)
    """
    width, height = size
    winners, ends = (row.split() for row in PUBLISHED.get(height, ("", "")))
    place = width - SMALLEST
    if not 0 <= place < min(len(winners), len(ends)):
        return None
    return WINNERS[winners[place]], int(ends[place])


def stored() -> tuple[Outcome, ...]:
    """The outcomes that `python -m tools.board_sizes --write` has put into the package."""
    rows = (line.split() for line in STORED.read_text(encoding="utf-8").splitlines())
    return tuple(
        Outcome(int(width), int(height), int(score), int(nodes), float(seconds))
        for width, height, score, nodes, seconds in (row for row in rows if row[0] != "#")
    )
