"""The compiled search with its table, as a `Solver` uses it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from c4lab.solver import jit
from c4lab.solver.control import NODES, again, fresh
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

    def __init__(self, memory: int | None = None) -> None:
        # What is never written to takes no memory: zeros are made where they are first touched.
        self.table = np.zeros(table_bytes(memory) // ENTRY, dtype=np.uint64)
        self._rows: list[Control] = []  # of control words that no search is using
        self.nodes = 0
        self._counting = threading.Lock()

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        score = search.ABORTED

        def work(control: Control) -> bool:
            nonlocal score
            score = search.exact(mine, mask, control.ctypes.data)
            return score != search.ABORTED

        self._run(work, progress)
        return int(score)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        bound = search.ABORTED

        def work(control: Control) -> bool:
            nonlocal bound
            bound = search.more_than(mine, mask, alpha, control.ctypes.data)
            return bound != search.ABORTED

        self._run(work)
        return bool(bound > alpha)

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

    def _run(self, work: Any, progress: Report | None = None) -> None:
        try:
            control = self._rows.pop()
        except IndexError:
            control = fresh(self.table)
        again(control)
        try:
            run(work, control, progress)
        finally:
            with self._counting:
                self.nodes += int(control[NODES])
            self._rows.append(control)
