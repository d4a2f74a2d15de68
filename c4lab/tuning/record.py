"""Records of games, so that none is played twice: in a file, or in memory."""

from collections.abc import Callable, Iterable
from typing import Protocol

from c4lab.tuning.pairings import Pairing, Played


class Record(Protocol):
    """`c4lab.tuning.games.play` asks a record for a game before it plays it, and adds it after."""

    def known(self, pairing: Pairing) -> Played | None:
        """The game, or None if it was not played before."""

    def keep(self, games: Iterable[Played]) -> None:
        """Adds the games of a batch that was just played."""


class InMemory:
    """A record in memory. Calls `after_batch` after each batch; if that raises, the play ends.

    The same play, begun again with this record, goes on where it ended.
    """

    def __init__(self, after_batch: Callable[[], object] = lambda: None) -> None:
        self.after_batch = after_batch
        self._games: dict[Pairing, Played] = {}

    def known(self, pairing: Pairing) -> Played | None:
        return self._games.get(pairing)

    def keep(self, games: Iterable[Played]) -> None:
        self._games |= {game.pairing: game for game in games}
        self.after_batch()

    def __len__(self) -> int:
        return len(self._games)
