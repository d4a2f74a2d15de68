"""The positions that an answer looks at: counted, remembered, and stopped at a budget."""

from typing import Self

from c4lab.games import Position
from c4lab.instruments.meter import Meter, Watched


class Gate(Meter):
    """A meter that remembers which positions it counted, and having stopped the search, even if the
    search swallowed that."""

    def __init__(self, budget: int) -> None:
        super().__init__(budget)
        self.stopped = False
        self.log: list[str] = []

    def watch(self, position: Position) -> Watched:
        self.log.append(str(position))
        self.count()
        return _Logged(position, self)

    def count(self) -> None:
        self.stopped = self.nodes == self.budget
        super().count()


class _Logged(Watched):
    __slots__ = ()

    def play(self, move: int) -> Self:
        played = super().play(move)
        self._meter.log.append(str(played))  # type: ignore[attr-defined]
        return played
