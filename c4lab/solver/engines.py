"""The engine of a `Solver`, a search with its table: compiled, or else the readable one of `plain`.

Boards given to an engine must be of unfinished games.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from struct import Struct
from threading import Lock

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.compiled.control import (
    ABORTED,
    BOARDS,
    EARLY,
    LATE_ENTRIES,
    LOWER,
    NODES,
    QUESTION,
    TEXTS,
    UNREADABLE,
    WORDS,
)
from c4lab.solver.plain import Table
from c4lab.solver.plain.solving import sized
from c4lab.solver.question import Board, board_after
from c4lab.solver.running import NODES as SLICE
from c4lab.solver.running import WORD, Report, Reporter, table_bytes
from c4lab.work import wasm

WAY_OUT = "install it with: python -m pip install wasmtime"


def engine_for(memory: int | None, layout: Layout = STANDARD) -> CompiledSearch | Readable:
    """The compiled search; where there is none, the readable one, and a line that says why."""
    return Readable(memory, layout) if why_not_compiled(layout) else CompiledSearch(memory, layout)


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


BATCH = 1024  # boards that are searched, or read, in one call
TEXT_BYTES = 64 * BATCH  # more than so many positions take
SHARE = 16
"""A slice has at least this part of the nodes so far: so each search comes to its end, also with a
table that is too small to keep what a slice has found."""
ONE, BOUNDS, MANY, TABLES = (Struct(f"<{count}q") for count in (1, 2, 3, 4))
"""Control words: one, those from LOWER on, those from BOARDS on, those from EARLY on."""


def file_for(layout: Layout) -> Path:
    """The file for boards of this size. There are three of them."""
    return Path(__file__).with_name(f"solver-{layout}.wasm")


class CompiledSearch:
    """The compiled search with one table. `file` has it, or the one for `layout`. `nodes` are the
    positions searched since it was made or reset.

    Several threads may use it at once: they share the table, and take turns slice by slice. All
    that a slice needs is written before it and read after it, under the lock.
    """

    compiled = True

    def __init__(
        self, memory: int | None = None, layout: Layout = STANDARD, file: Path | None = None
    ) -> None:
        self._layout = layout
        self._lock = Lock()
        self.nodes = 0
        entries = table_bytes(memory) // WORD
        late = min(LATE_ENTRIES, entries)
        room = WORD * (WORDS + 3 * BATCH + late + entries) + TEXT_BYTES
        self._library = wasm.load(file or file_for(layout), room)
        self._control = self._library.start
        self._boards = self._control + WORD * WORDS
        self._scores = self._boards + WORD * 2 * BATCH
        self._texts = self._scores + WORD * BATCH
        self._tables = self._texts + TEXT_BYTES
        self._tables_bytes = WORD * (late + entries)
        late_shift, early_shift = (65 - size.bit_length() for size in (late, entries))
        early_table = self._tables + WORD * late
        self._write(EARLY, TABLES.pack(early_table, early_shift, self._tables, late_shift))
        self._write(TEXTS, ONE.pack(self._texts))
        names = "exact", "more_than", "exact_many", "read_many"
        self._functions = {name: self._library.function(name) for name in names}

    def reset(self) -> None:
        """Empties the table and sets the node count to 0."""
        with self._lock:
            self._library.clear(self._tables, self._tables_bytes)
            self.nodes = 0

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        """The score in the view of the side to move."""
        return self._answer("exact", mine, mask, 0, progress)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        """Whether the score is more than `alpha`."""
        return self._answer("more_than", mine, mask, alpha) > alpha

    def exact_many(self, boards: Sequence[Board]) -> list[int]:
        """The scores of these boards."""
        scores: list[int] = []
        reporter = Reporter(None)
        while len(scores) < len(boards):
            scores += self._batch(boards[len(scores) : len(scores) + BATCH])
            reporter.between_slices(self.nodes, 0, 0)
        return scores

    def read_many(self, texts: Sequence[str]) -> list[Board | None]:
        """For each text as `question.board_after`."""
        boards: list[Board | None] = []
        for begin in range(0, len(texts), BATCH):
            boards += self._read(texts[begin : begin + BATCH])
        return boards

    def _answer(
        self,
        function: str,
        mine: int,
        mask: int,
        alpha: int,
        progress: Report | None = None,
    ) -> int:
        """What the function answers in the end. Most searches are one slice, and shorter than this.

        Between two slices somebody may reset this: then the search begins anew.
        """
        nodes, reporter = 0, None
        while True:
            limit = max(SLICE, nodes // SHARE)
            question = QUESTION.pack(0, limit, mine, mask, alpha)
            with self._lock:
                self._library.write(self._control, question)
                answer = self._functions[function](self._control)
                nodes += self._count()
                if answer != ABORTED:
                    return answer
                bounds = self._library.read(self._control + WORD * LOWER, BOUNDS.size)
            reporter = reporter or Reporter(progress)
            reporter.between_slices(nodes, *BOUNDS.unpack(bounds))

    def _batch(self, boards: Sequence[Board]) -> tuple[int, ...]:
        """The scores of the first of these boards: of as many as one slice can search, or one."""
        with self._lock:
            self._library.write(self._control, QUESTION.pack(0, SLICE, 0, 0, 0))
            self._write(BOARDS, MANY.pack(self._boards, self._scores, len(boards)))
            self._library.write(self._boards, _words(2 * len(boards)).pack(*chain(*boards)))
            done = self._functions["exact_many"](self._control)
            self._count()
            scores = _words(done).unpack(self._library.read(self._scores, WORD * done))
        return scores or (self.exact(*boards[0]),)

    def _read(self, texts: Sequence[str]) -> list[Board | None]:
        data = "".join(f"{text}\n" for text in texts).encode(errors="replace")
        if len(data) > TEXT_BYTES or data.count(b"\n") > len(texts):  # some are no positions
            return [board_after(text.encode(errors="replace"), self._layout) for text in texts]
        with self._lock:
            self._library.write(self._texts, data)
            self._write(BOARDS, MANY.pack(self._boards, self._scores, len(data)))
            self._functions["read_many"](self._control)
            boards = self._library.read(self._boards, 2 * WORD * len(texts))
        return [pair if pair[1] != UNREADABLE else None for pair in BOUNDS.iter_unpack(boards)]

    def _write(self, word: int, data: bytes) -> None:
        """Writes control words, from this one on."""
        self._library.write(self._control + WORD * word, data)

    def _count(self) -> int:
        """Adds the nodes of the last slice to all others; returns them."""
        (nodes,) = ONE.unpack(self._library.read(self._control + WORD * NODES, WORD))
        self.nodes += nodes
        return int(nodes)


def _words(length: int) -> Struct:
    return Struct(f"<{length}q")


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


class Readable:
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
