"""The readable search of `c4lab.solver.plain` as an engine, for computers without numba."""

from collections.abc import Callable, Sequence
from time import perf_counter

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.memory import table_bytes
from c4lab.solver.plain import Table
from c4lab.solver.plain.any_size import sized
from c4lab.solver.question import Board, board_after
from c4lab.solver.running import SLICE, Report, SearchProgress

ENTRY_BYTES = 48  # about
USUAL_ENTRIES = 1_000_003  # a prime


class CountingTable(Table):
    """A table that counts look-ups and reports the progress of a search."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.nodes = 0
        self._report: Report | None = None

    def watch(self, key: int, report: Report | None, most: int = 0) -> None:
        """From now on, reports on the search for the score of the position with this key.

        No score is further from 0 than `most`.
        """
        self._root, self._report = key, report
        self._lower, self._upper = -most, most
        self._first, self._start = self.nodes, perf_counter()
        self._next = self._start + SLICE

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        self.nodes += 1
        if self._report and self.nodes % 256 == 0 and perf_counter() >= self._next:
            now = perf_counter()
            self._next = now + SLICE
            nodes, seconds = self.nodes - self._first, now - self._start
            self._report(SearchProgress(nodes, self._lower, self._upper, seconds))
        return super().bounds(key, lower, upper)

    def store(self, key: int, lower: int, upper: int) -> None:
        if self._report and key == self._root:
            self._lower, self._upper = max(lower, self._lower), min(upper, self._upper)
        super().store(key, lower, upper)


class Readable:
    """The readable search with its table: an `Engine`. Ctrl-C stops it, as it is plain Python."""

    compiled = False

    def __init__(self, memory: int | None = None, layout: Layout = STANDARD) -> None:
        self._layout, self._plain = layout, sized(layout)
        self._size = USUAL_ENTRIES if memory is None else table_bytes(memory) // ENTRY_BYTES | 1
        self.reset()

    @property
    def nodes(self) -> int:
        return self._table.nodes

    def read_moves(self, moves: bytes) -> Board | None:
        return board_after(moves, self._layout)

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        most = (self._layout.cells.bit_count() + 1) // 2
        self._table.watch(self._plain.key_of(mine, mask), progress, most)
        return self._plain.exact(mine, mask, self._table)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        self._table.watch(0, None)
        cells, plain = self._layout.cells, self._plain
        if mask == cells:
            return alpha < 0
        if plain.winning_cells(mine, mask) & plain.landings(mask):
            return ((cells ^ mask).bit_count() + 1) // 2 > alpha
        return plain.null_window(mine, mask, alpha, self._table) > alpha

    def prepare(self, boards: Sequence[Board]) -> Callable[[], list[int]]:
        return lambda: [self.exact(mine, mask) for mine, mask in boards]

    def reset(self) -> None:
        self._table = CountingTable(self._size)
