"""Games between bots, before and after they are played."""

from dataclasses import dataclass

from c4lab.tuning.bots import Bot


@dataclass(frozen=True)
class Pairing:
    """A game to be played: `first` moves first from `opening`, a line of moves."""

    first: Bot
    second: Bot
    opening: str = ""


@dataclass(frozen=True)
class Played:
    """A game that was played: `result` is +1 if its first bot won, 0 for a draw, -1 if it lost.

    `moves` is the number of moves, with those of the opening.
    """

    pairing: Pairing
    result: int
    moves: int

    @property
    def points(self) -> float:
        """The points of the first bot: 1, 1/2 or 0."""
        return (self.result + 1) / 2
