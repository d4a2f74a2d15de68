"""The matches of tuned bots: the table that `python -m tools bench tuned --write` makes."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

TABLE = "tuned.txt"
Weights = tuple[int, ...]
OTHERS = ((3, 100, 5, 2, 4), (3, 100, 10, 3, 1), (3, 100, 1, 8, 1))
"""The weights that the report on a genetic search held against those that it had found."""


class TunedResult(NamedTuple):
    """The result of a match between two bots: the games that the first bot won, drew and lost.

    `question` says what the match is about. "search": the first bot was found by the method `how`
    from `seed`. "depth": both bots have the same weights, and the other looks one move further.
    "defence": the first bot's weights count the opponent's threes, the other's hardly. `seed` is 0
    if the method has none.
    """

    question: str
    how: str
    seed: int
    weights: Weights
    depth: int
    other: Weights
    other_depth: int
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """The points of the first bot: 1 for a win, 1/2 for a draw."""
        return self.won + self.drawn / 2


def read_table(lines: Iterable[str]) -> tuple[TunedResult, ...]:
    """The rows of the table. Lines that begin with # are comments."""
    return tuple(_row(each.split()) for each in lines if not each.startswith("#"))


@cache
def tuned_results() -> tuple[TunedResult, ...]:
    """The rows of the package's own table. The first lines of its file say how it was made."""
    return read_table(files(__package__).joinpath(TABLE).read_text().splitlines())


def _row(fields: list[str]) -> TunedResult:
    question, how, seed, weights, depth, other, other_depth, won, drawn, lost = fields
    return TunedResult(
        question, how, int(seed), _weights(weights), int(depth), _weights(other), int(other_depth),
        int(won), int(drawn), int(lost),
    )  # fmt: skip


def _weights(text: str) -> Weights:
    return tuple(int(each) for each in text.split("_"))
