"""Who wins Connect Four on boards of other sizes: solved here, and as others have published it.

John Tromp has solved all boards with width + height up to 15 (https://tromp.github.io/c4/c4.html),
Christophe Steininger these and larger ones, with the move on which the game ends
(https://github.com/ChristopheSteininger/c4).
"""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from c4lab.bench.solver import clock
from c4lab.games.bits import MOST_BITS
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import Size

STORED = Path(str(files("c4lab.data") / "sizes.txt"))
SMALLEST, WIDEST = 4, 9  # columns; rows from SMALLEST, too
LIMIT = 60.0
"""Seconds for a board. Their number depends on the machine; the outcome does not."""
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


def sizes() -> list[Size]:
    """All sizes from 4 columns and 4 rows on that the solver accepts, the fewest cells first."""
    every = [
        (width, height)
        for width in range(SMALLEST, WIDEST + 1)
        for height in range(SMALLEST, MOST_BITS // width)
    ]
    return sorted(every, key=lambda size: (size[0] * size[1], size))


class TooLong(Exception):
    """A search took longer than its limit."""


def solve_start(size: Size, limit: float = LIMIT) -> Outcome | None:
    """Solves the start position; None if that takes more than `limit` seconds."""
    solver = Solver(size=size)
    start = clock()

    def watch(_: SearchProgress) -> None:
        if clock() - start > limit:
            raise TooLong

    try:
        score = solver.solve("", watch)
    except TooLong:
        return None
    return Outcome(*size, score, solver.nodes, clock() - start)


def solve_all(
    limit: float = LIMIT, solve: Callable[[Size, float], Outcome | None] = solve_start
) -> Iterator[Outcome]:
    """The outcomes for all `sizes`, one by one.

    A board that is at least as large, both ways, as one that took too long is left out.
    """
    failed: list[Size] = []
    for width, height in sizes():
        if any(width >= columns and height >= rows for columns, rows in failed):
            continue
        outcome = solve((width, height), limit)
        if outcome is None:
            failed.append((width, height))
        else:
            yield outcome


def stored() -> tuple[Outcome, ...]:
    """The outcomes that `python -m c4lab bench sizes --write` has put into the package."""
    rows = (line.split() for line in STORED.read_text(encoding="utf-8").splitlines())
    return tuple(
        Outcome(int(width), int(height), int(score), int(nodes), float(seconds))
        for width, height, score, nodes, seconds in (row for row in rows if row[0] != "#")
    )


def store(outcomes: list[Outcome], limit: float, path: Path = STORED) -> None:
    """Writes the outcomes to the file that `stored` reads."""
    head = [
        "# The start of Connect Four on other boards: width, height, score of the first player,",
        f"# positions searched, seconds of CPU time ({limit:g} at most), by bench sizes --write.",
    ]
    lines = [f"{o.width} {o.height} {o.score} {o.nodes} {o.seconds:.3g}" for o in outcomes]
    path.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")


HEADINGS = ("board", "outcome", "score", "last move", "published", "nodes", "seconds")
LINE = "{:>6}  {:24}{:>5}  {:>9}  {:>9}  {:>15}  {:>8}"


def table_row(outcome: Outcome) -> str:
    """A row of the table under HEADINGS."""
    known = published((outcome.width, outcome.height))
    comparison = (
        "-" if known is None else "the same" if known == (outcome.winner, outcome.ends) else "OTHER"
    )
    return LINE.format(
        f"{outcome.width}x{outcome.height}", outcome.sentence, outcome.score, outcome.ends,
        comparison, f"{outcome.nodes:,}", f"{outcome.seconds:.3g}",
    )  # fmt: skip
