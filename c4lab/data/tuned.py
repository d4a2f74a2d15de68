"""What tuning found, and how it fared: the table of `python -m c4lab bench tuned --write`."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

NAME = "tuned.txt"
Weights = tuple[int, ...]


class Fared(NamedTuple):
    """How a bot fared against another: the games it won, drew and lost, in its own view.

    `question` is what the match was for: "search" (a bot that was found `how` from `seed`), "depth"
    (the same weights, one move less against one more) or "defence" (weights that count the other's
    threes, against those that do not). `seed` is 0 where there is none.
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
        """A win is 1, a draw 1/2."""
        return self.won + self.drawn / 2


def line(row: Fared) -> str:
    """A line of the table."""
    return " ".join("_".join(map(str, x)) if isinstance(x, tuple) else str(x) for x in row)


def read(lines: Iterable[str]) -> tuple[Fared, ...]:
    """The rows of the table; what begins with # is left out."""
    return tuple(_row(each.split()) for each in lines if not each.startswith("#"))


@cache
def tuned_results() -> tuple[Fared, ...]:
    """The results of the package's own table, whose first lines say how they were made."""
    return read(files(__package__).joinpath(NAME).read_text().splitlines())


def _row(words: list[str]) -> Fared:
    question, how, seed, weights, depth, other, other_depth, won, drawn, lost = words
    return Fared(
        question, how, int(seed), _weights(weights), int(depth), _weights(other), int(other_depth),
        int(won), int(drawn), int(lost),
    )  # fmt: skip


def _weights(text: str) -> Weights:
    return tuple(int(each) for each in text.split("_"))
