"""The compiled search with its table, as a `Solver` uses it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from ctypes import addressof, c_uint64, memset, sizeof
from functools import partial
from itertools import chain
from time import perf_counter

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver import running
from c4lab.solver.control import (
    ABORTED,
    BUSY_ENTRIES,
    LIMIT,
    NODES,
    STOP,
    TOTAL,
    Control,
    empty_small_table,
    fewest_entries,
    new_control,
    reset_question,
)
from c4lab.solver.functions import Machine
from c4lab.solver.loaded import functions_for
from c4lab.solver.memory import WORD, table_bytes, zeros
from c4lab.solver.question import Board
from c4lab.solver.running import Report, run_in_slices, run_in_threads
from c4lab.work import resting

TwoWords = c_uint64 * 2


class Compiled:
    """The compiled search with one table: an `Engine`. Several threads may use it at once.

    Each question has a row of control words of its own. Questions share the table: an entry is
    one word and stays true of its position.

    Compiled code has bare addresses, which keep no object alive. So the function that a thread
    calls refers to all that its search uses: to `self`, which has the table, and to the arrays of
    boards and scores. Their memory stays valid while the search runs, even if nobody waits for it.
    """

    compiled = True

    def __init__(
        self,
        memory: int | None = None,
        threads: int = 1,
        layout: Layout = STANDARD,
        code: Machine | None = None,
    ) -> None:
        self._code = code or functions_for(layout)
        self._table = zeros(max(table_bytes(memory) // WORD, fewest_entries(layout)))
        self._threads = threads
        self._marks = zeros(BUSY_ENTRIES) if threads > 1 else None
        self._rows: list[Control] = []  # control words that no search is using
        self._counted: list[Control] = []  # all rows but those given up
        self._given_up = 0  # nodes of the rows given up

    @property
    def nodes(self) -> int:
        return self._given_up + sum(row[TOTAL] for row in self._counted)

    def read_moves(self, moves: bytes) -> Board | None:
        two = TwoWords()
        if self._code.read_moves(moves, len(moves), addressof(two)):
            return two[0], two[1]
        return None

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        return self._ask(self._code.exact, (mine, mask), self._threads, progress)

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        return self._ask(self._code.more_than, (mine, mask, alpha), self._threads) > alpha

    def prepare(self, boards: Sequence[Board]) -> Callable[[], list[int]]:
        return partial(self._exact_many, array("q", chain.from_iterable(boards)))

    def _exact_many(self, boards: array[int]) -> list[int]:
        length = len(boards) // 2
        scores, done = array("q", bytes(WORD * length)), 0

        def search(control: int) -> int:
            nonlocal done
            done += self._code.exact_many(
                boards.buffer_info()[0] + 2 * WORD * done,
                length - done,
                scores.buffer_info()[0] + WORD * done,
                control,
            )
            return done if done == length else ABORTED

        self._ask(search, ())
        return scores.tolist()

    def reset(self) -> None:
        memset(addressof(self._table), 0, sizeof(self._table))
        self._given_up = 0
        for control in list(self._counted):
            control[TOTAL] = 0
        for control in list(self._rows):
            empty_small_table(control)

    def _ask(
        self,
        search: Callable[..., int],
        question: tuple[int, ...],
        threads: int = 1,
        progress: Report | None = None,
    ) -> int:
        """What `search(*question, address of control words)` returns, if need be in threads.

        Most searches are shorter than the Python around them, so this does little.
        """
        start = perf_counter()
        control = self._unused()
        control[NODES] = control[STOP] = 0
        control[LIMIT] = running.moment()
        rows, ended = [control], False
        try:
            answer = search(*question, addressof(control))
            if answer == ABORTED and not resting.THREADS:
                again = partial(search, *question, addressof(control))
                answer = run_in_slices(again, control, start, progress)
            elif answer == ABORTED:
                rows += (reset_question(self._unused()) for _ in range(1, threads))
                answer = _ask_in_threads(
                    partial(self._search, search, question), rows, start, progress
                )
            ended = True
            return answer
        finally:
            for row in rows:
                row[TOTAL] += row[NODES]
            if ended or not resting.THREADS:
                self._rows += rows
            else:  # a thread may be at work still: its row is never used again
                self._give_up(rows)

    def _search(self, search: Callable[..., int], question: tuple[int, ...], control: int) -> int:
        """For other threads: this bound method keeps `self` and its table alive."""
        return search(*question, control)

    def _give_up(self, rows: Sequence[Control]) -> None:
        for row in rows:
            self._given_up += row[TOTAL]
            self._counted.remove(row)

    def _unused(self) -> Control:
        """Control words that no search is using."""
        try:
            return self._rows.pop()  # a single step, whatever other threads do
        except IndexError:
            row = new_control(self._table, self._marks)
            self._counted.append(row)
            return row


def _ask_in_threads(
    question: Callable[[int], int], rows: list[Control], start: float, progress: Report | None
) -> int:
    """The answer of the thread that finishes first."""
    answers: list[int] = []

    def work(control: Control) -> None:
        answer = question(addressof(control))
        if answer != ABORTED:
            answers.append(answer)

    run_in_threads(work, rows, start, progress)
    return answers[0]
