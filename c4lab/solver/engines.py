"""The engine of a `Solver`, a search with its table: compiled, or else the readable one of `plain`.

Boards given to an engine must be of unfinished games.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.compiled_engine import CompiledEngine, file_for
from c4lab.solver.plain import Table
from c4lab.solver.plain.solving import sized
from c4lab.solver.question import Board, board_after
from c4lab.solver.running import Report, Reporter, table_bytes
from c4lab.work import wasm

WAY_OUT = "install it with: python -m pip install wasmtime"


def engine_for(memory: int | None, layout: Layout = STANDARD) -> CompiledEngine | ReadableEngine:
    """The compiled search; where there is none, the readable one, and a line that says why."""
    return (
        ReadableEngine(memory, layout)
        if why_not_compiled(layout)
        else CompiledEngine(memory, layout)
    )


@cache
def why_not_compiled(layout: Layout = STANDARD) -> str:
    """Why there is no compiled search, also printed; empty if there is one."""
    reason = find_reason(layout)
    if reason:
        print(
            "c4lab: positions are solved in plain Python, some hundred times slower than "
            f"compiled, because {reason}.",
            file=sys.stderr,
            flush=True,
        )
    return reason


def find_reason(layout: Layout = STANDARD) -> str:
    """As `why_not_compiled`, but neither cached nor printed."""
    if not file_for(layout).exists():
        return f"the solver is compiled for a board of {STANDARD}, not of {layout}"
    try:
        wasm.load(file_for(layout), 0)
    except ImportError as error:
        return f"wasmtime cannot be imported ({error}); {WAY_OUT}"
    except Exception as error:  # whatever may go wrong on a computer that we have not seen
        return f"wasmtime fails ({error!r:.200}); try another version: {WAY_OUT.split(': ')[1]} -U"
    return ""


ENTRY_BYTES = 48  # about
USUAL_ENTRIES = 1_000_003  # a prime
LOOK = 256
"""The clock is read once in so many look-ups."""


class CountingTable(Table):
    """A table that counts look-ups and reports the progress of a search."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.nodes = 0
        self.watch(0, None)

    def watch(self, key: int, report: Report | None, most: int = 0) -> None:
        """From now on, reports on the search for the score of the position with this key.

        No score is further from 0 than `most`.
        """
        self._root, self._reporter, self._first = key, Reporter(report), self.nodes
        self._lower, self._upper = -most, most

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        self.nodes += 1
        if self.nodes % LOOK == 0:
            self._reporter.between_slices(self.nodes - self._first, self._lower, self._upper)
        return super().bounds(key, lower, upper)

    def store(self, key: int, lower: int, upper: int) -> None:
        if key == self._root:
            self._lower, self._upper = max(lower, self._lower), min(upper, self._upper)
        super().store(key, lower, upper)


class ReadableEngine:
    """The readable search with its table, for the same questions. Ctrl-C stops it, as it is plain
    Python."""

    compiled = False

    def __init__(self, memory: int | None = None, layout: Layout = STANDARD) -> None:
        self._layout, self._plain = layout, sized(layout)
        self._size = USUAL_ENTRIES if memory is None else table_bytes(memory) // ENTRY_BYTES | 1
        self.reset()

    @property
    def nodes(self) -> int:
        return self._table.nodes

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

    def exact_many(self, boards: Sequence[Board]) -> list[int]:
        return [self.exact(mine, mask) for mine, mask in boards]

    def read_many(self, texts: Sequence[str]) -> list[Board | None]:
        return [board_after(text.encode(errors="replace"), self._layout) for text in texts]

    def reset(self) -> None:
        self._table = CountingTable(self._size)
