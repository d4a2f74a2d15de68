"""The compiled search with its table, as a `Solver` uses it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
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
from c4lab.solver.question import Board, board_after
from c4lab.solver.running import NODES as SLICE
from c4lab.solver.running import WORD, Report, Reporter, table_bytes
from c4lab.work import wasm

BATCH = 1024  # boards that are searched, or read, in one call
TEXT_BYTES = 64 * BATCH  # more than so many positions take
SHARE = 16
"""A slice has at least this part of the nodes so far: so each search comes to its end, also with a
table that is too small to keep what a slice has found."""
ONE, BOUNDS, MANY, TABLES = map(wasm.words, (1, 2, 3, 4))
"""Control words: one, those from LOWER on, those from BOARDS on, those from EARLY on."""


def file_for(layout: Layout) -> Path:
    """The file for boards of this size. There are three of them."""
    return Path(__file__).with_name(f"solver-{layout}.wasm")


class CompiledEngine:
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
            self._library.write(self._boards, wasm.words(2 * len(boards)).pack(*chain(*boards)))
            done = self._functions["exact_many"](self._control)
            self._count()
            scores = wasm.words(done).unpack(self._library.read(self._scores, WORD * done))
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
