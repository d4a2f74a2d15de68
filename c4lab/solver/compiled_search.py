"""The compiled search with its table, as a `Solver` uses it."""

from __future__ import annotations

from collections.abc import Sequence
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
    WORDS,
)
from c4lab.solver.memory import WORD, table_bytes
from c4lab.solver.question import Board
from c4lab.solver.running import NODES as SLICE
from c4lab.solver.running import Report, Reporter
from c4lab.work import wasm

BATCH = 1024  # boards that are searched in one call
SHARE = 16
"""A slice has at least this part of the nodes so far: so each search comes to its end, also with a
table that is too small to keep what a slice has found."""
TABLES, MANY, BOUNDS = Struct("<4q"), Struct("<3q"), Struct("<2q")
"""The control words from EARLY, from BOARDS and from LOWER on."""


def file_for(layout: Layout) -> Path:
    """The file for boards of this size. There are three of them."""
    return Path(__file__).with_name(f"solver-{layout}.wasm")


class CompiledSearch:
    """The compiled search with one table: an `Engine`. `file` has it, or the one for `layout`.

    Several threads may use it at once: they share the table, and take turns slice by slice. All
    that a slice needs is written before it and read after it, under the lock.
    """

    compiled = True

    def __init__(
        self, memory: int | None = None, layout: Layout = STANDARD, file: Path | None = None
    ) -> None:
        self._file = file or file_for(layout)
        self._entries = table_bytes(memory) // WORD
        self._lock = Lock()
        self.reset()

    def reset(self) -> None:
        """Takes new memory, which is empty, for the old one."""
        late = min(LATE_ENTRIES, self._entries)
        sizes = (WORDS, 2 * BATCH, BATCH, late, self._entries)
        library = wasm.load(self._file, WORD * sum(sizes))
        control = library.start
        boards = control + WORD * WORDS
        scores = boards + WORD * 2 * BATCH
        late_table = scores + WORD * BATCH
        early_table = late_table + WORD * late
        shifts = [65 - size.bit_length() for size in (self._entries, late)]
        tables = TABLES.pack(early_table, shifts[0], late_table, shifts[1])
        library.write(control + WORD * EARLY, tables)
        names = "exact", "more_than", "exact_many"
        with self._lock:
            self._library, self._control = library, control
            self._boards, self._scores = boards, scores
            self._functions = {name: library.function(name) for name in names}
            self.nodes = 0

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        return self._answer("exact", mine, mask, 0, progress)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        return self._answer("more_than", mine, mask, alpha) > alpha

    def exact_many(self, boards: Sequence[Board]) -> list[int]:
        scores: list[int] = []
        reporter = Reporter(None)
        while len(scores) < len(boards):
            scores += self._batch(boards[len(scores) : len(scores) + BATCH])
            reporter.between_slices(self.nodes, 0, 0)
        return scores

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
            library, control = self._library, self._control
            library.write(control, QUESTION.pack(0, SLICE, 0, 0, 0))
            many = MANY.pack(self._boards, self._scores, len(boards))
            library.write(control + WORD * BOARDS, many)
            library.write(self._boards, _words(2 * len(boards)).pack(*chain(*boards)))
            done = self._functions["exact_many"](control)
            self._count()
            scores = _words(done).unpack(library.read(self._scores, WORD * done))
        return scores or (self.exact(*boards[0]),)

    def _count(self) -> int:
        """Adds the nodes of the last slice to all others; returns them."""
        nodes = int.from_bytes(self._library.read(self._control + WORD * NODES, WORD), "little")
        self.nodes += nodes
        return nodes


def _words(length: int) -> Struct:
    return Struct(f"<{length}q")
