"""A transposition table that counts by ply, which shows where in the game it helps."""

from collections import defaultdict
from dataclasses import dataclass

from c4lab.games import Position
from c4lab.search import Entry, Table


@dataclass
class Ply:
    """The counts of one ply: lookups, lookups that found an entry, and entries stored."""

    probes: int = 0
    hits: int = 0
    stores: int = 0

    @property
    def cut_offs(self) -> int:
        """The lookups whose entry made a search unnecessary: nothing was stored after them."""
        return self.probes - self.stores


class TableByPly(Table):
    """A table that also has its counts for each number of moves played, in `plies`.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import with_memory
    >>> table = TableByPly()
    >>> with_memory(TicTacToe(), 4, table=table).value
    0
    >>> [ply.cut_offs for ply in table.plies.values()]  # at plies 0, 1, 2, 3
    [0, 0, 0, 28]
    """

    def __init__(self) -> None:
        super().__init__()
        self.plies: defaultdict[int, Ply] = defaultdict(Ply)

    def probe(self, position: Position) -> Entry | None:
        entry = super().probe(position)
        ply = self.plies[len(position.history)]
        ply.probes += 1
        ply.hits += entry is not None
        return entry

    def store(self, position: Position, entry: Entry) -> None:
        self.plies[len(position.history)].stores += 1
        super().store(position, entry)
