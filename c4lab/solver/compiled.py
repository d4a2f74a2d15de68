"""The compiled search with its table, as a `Solver` uses it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from c4lab.solver import jit
from c4lab.solver.control import BUSY_ENTRIES, NODES, again, fresh
from c4lab.solver.engine import Board
from c4lab.solver.memory import ENTRY, table_bytes
from c4lab.solver.running import Report, run

if TYPE_CHECKING:
    from c4lab.solver.control import Control

jit.announce()
from c4lab.solver import search  # noqa: E402  # compiles

jit.settle()


class Compiled:
    """A table and what is searched with it. Several threads may use one at the same time.

    Each question has its own numbers in `Control`; the table may be shared, for an entry is one
    word and true of its position for ever.
    """

    compiled = True

    def __init__(self, memory: int | None = None, threads: int = 1) -> None:
        # What is never written to takes no memory: zeros are made where they are first touched.
        self.table = np.zeros(table_bytes(memory) // ENTRY, dtype=np.uint64)
        self.nodes = 0
        self._threads = threads
        self._marks = np.zeros(BUSY_ENTRIES, dtype=np.uint64) if threads > 1 else None
        self._rows: list[Control] = []  # of control words that no search is using
        self._lock = threading.Lock()

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        return self._ask(partial(search.exact, mine, mask), progress)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        return self._ask(partial(search.more_than, mine, mask, alpha)) > alpha

    def prepare(self, boards: Sequence[Board]) -> Any:
        return np.array(boards, dtype=np.uint64).reshape(-1, 2).T.copy()

    def exact_many(self, prepared: Any) -> list[int]:
        mines, masks = prepared
        scores = np.empty(len(mines), dtype=np.int64)
        done = 0

        def work(control: Control) -> bool:
            nonlocal done
            done += search.exact_many(
                mines[done:], masks[done:], control.ctypes.data, scores[done:]
            )
            return done == len(scores)

        self._run(work)
        return scores.tolist()

    def reset(self) -> None:
        self.table.fill(0)
        self._rows.clear()
        self.nodes = 0

    def _ask(self, question: Callable[[int], int], progress: Report | None = None) -> int:
        """The answer of whichever thread has it first."""
        answers: list[int] = []

        def work(control: Control) -> bool:
            answer = question(control.ctypes.data)
            if answer == search.ABORTED:
                return False
            answers.append(answer)
            return True

        self._run(work, self._threads, progress)
        return answers[0]

    def _run(
        self, work: Callable[[Control], bool], threads: int = 1, progress: Report | None = None
    ) -> None:
        with self._lock:
            rows = [self._rows.pop() for _ in range(min(threads, len(self._rows)))]
        rows += [fresh(self.table, self._marks) for _ in range(threads - len(rows))]
        for control in rows:
            again(control)
        try:
            run(work, rows, progress)
        finally:
            with self._lock:
                self.nodes += sum(int(control[NODES]) for control in rows)
                self._rows += rows
