"""Bots: five weights, which tuning changes, and a depth."""

from dataclasses import dataclass
from typing import TypeAlias

from c4lab.evaluation import Features
from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.tuning.compiled_engine import bot_engine

Weights: TypeAlias = tuple[int, int, int, int, int]
DEPTH = 7  # of the bots in the report: see `population`


@dataclass(frozen=True)
class Bot:
    """A player of Connect Four that looks `depth` moves ahead and judges by `weights`.

    The weights are whole numbers in the order of `c4lab.evaluation.Features`. Of equal moves it
    plays the leftmost, so it never varies. Raises ValueError for bad weights or depths.

    >>> Bot((3, 100, 1, 8, 29), depth=3).choose(ConnectFour.parse("4343"))
    3
    """

    weights: Weights
    depth: int = DEPTH

    def __post_init__(self) -> None:
        weights = tuple(self.weights) if isinstance(self.weights, (tuple, list)) else ()
        valid = [type(each) is int and abs(each) < 10_000 for each in weights]
        if len(valid) != len(Features._fields) or not all(valid):
            raise ValueError(
                f"A bot has five whole weights, {', '.join(Features._fields)}, each below 10,000, "
                f"not {self.weights!r:.80}."
            )
        if type(self.depth) is not int or not 1 <= self.depth <= 42:
            raise ValueError(f"A bot looks from 1 to 42 moves ahead, not {self.depth!r:.20}.")
        object.__setattr__(self, "weights", weights)

    @property
    def name(self) -> str:
        """The weights with underscores between them, such as 3_100_1_8_29."""
        return "_".join(map(str, self.weights))

    def choose(self, position: ConnectFour) -> int:
        """The column that the bot plays."""
        mine, mask = to_bits(position)
        return bot_engine().best_column(mine, mask, self.depth, self.weights)
