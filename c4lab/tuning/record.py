"""Where games are kept, so that none is played twice: a file, or the memory of a program."""

from collections.abc import Callable, Iterable
from typing import Protocol

from c4lab.tuning.pairings import Pairing, Played


class Record(Protocol):
    """What `c4lab.tuning.games.play` asks for a game before it plays it, and tells it after."""

    def known(self, pairing: Pairing) -> Played | None:
        """The game if it was played before."""

    def keep(self, games: Iterable[Played]) -> None:
        """Keeps the games of a batch that was just played."""


class InMemory:
    """Games kept as long as this object lives. `told` is called after each batch; what it raises
    ends the play. The same work, begun again with this record, goes on where it ended."""

    def __init__(self, told: Callable[[], object] = lambda: None) -> None:
        self.told = told
        self._games: dict[Pairing, Played] = {}

    def known(self, pairing: Pairing) -> Played | None:
        return self._games.get(pairing)

    def keep(self, games: Iterable[Played]) -> None:
        self._games |= {game.pairing: game for game in games}
        self.told()

    def __len__(self) -> int:
        return len(self._games)
