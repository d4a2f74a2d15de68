"""Games between bots: those to be played, and those that were."""

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
    """A game that was played: `result` is +1 if its first bot won, 0 for a draw, -1 if it lost."""

    pairing: Pairing
    result: int
    moves: int

    @property
    def points(self) -> float:
        """Of the first bot: 1, 1/2 or 0."""
        return (self.result + 1) / 2
