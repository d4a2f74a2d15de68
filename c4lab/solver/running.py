"""Runs compiled code so that it can be stopped.

While compiled code runs, its thread cannot notice Ctrl-C. So a search may use its caller's thread
for a moment only. A longer one goes on in a thread of its own; the caller's thread waits, and can
stop the search. The table keeps what the search has found by then, so it repeats little work.
Where there are no threads, as in a browser, it goes on in slices.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from c4lab.solver.control import ABORTED, LIMIT, LOWER, NEVER, NODES, STOP, UPPER
from c4lab.work import resting

if TYPE_CHECKING:
    from c4lab.solver.control import Control

MOMENT = 1_000_000
"""Nodes searched in the caller's thread: some 0.05 seconds. A number of nodes, not a time, so that
the same question always searches the same positions."""
SHORT_MOMENT = 1 << 18
"""The same where there are no threads and the page waits: 0.05 seconds, on a telephone 0.2."""
SLICE = 0.1
"""Seconds between reports of progress."""


@dataclass(frozen=True)
class SearchProgress:
    """How far a search has come: the score is from `lower` to `upper`, both included."""

    nodes: int
    lower: int
    upper: int
    seconds: float


Report = Callable[[SearchProgress], object]


def moment() -> int:
    """The nodes that a search may look at before it is watched."""
    return MOMENT if resting.THREADS else min(MOMENT, SHORT_MOMENT)


def run_in_slices(
    search: Callable[[], int], control: Control, start: float, progress: Report | None = None
) -> int:
    """The answer of a search that has been aborted once: asks it again, for a moment each time.

    Between two moments this calls `progress`, with the seconds since `start`, and lets the page
    have its turn: `rest`. It repeats little, since the table keeps what the search has found: with
    moments as short as these, less than a thousandth.
    """
    answer = ABORTED
    while answer == ABORTED:
        if progress is not None:
            progress(_progress([control], start))
        resting.rest()
        control[LIMIT] = control[NODES] + moment()
        answer = search()
    return answer


def run_in_threads(
    work: Callable[[Control], object],
    rows: Sequence[Control],
    start: float,
    progress: Report | None = None,
) -> None:
    """Calls `work(row)` in a thread for each of `rows`; when one has ended, stops the others.

    About ten times a second this calls `progress` in the caller's thread, with the seconds since
    `start`. If `progress` raises, or Ctrl-C interrupts (KeyboardInterrupt), it stops the work and
    lets the exception pass.
    """
    failures: list[BaseException] = []
    ended = [threading.Event() for _ in rows]
    one_ended = threading.Event()

    def finish(control: Control, end: threading.Event) -> None:
        try:
            work(control)
        except BaseException as error:
            failures.append(error)
        finally:
            end.set()
            one_ended.set()

    # Events and not `Thread.join`: an interrupted join may take a running thread for an ended one.
    threads = []
    for control, end in zip(rows, ended, strict=True):
        control[LIMIT] = NEVER
        threads.append(
            threading.Thread(target=finish, args=(control, end), name="c4lab solver", daemon=True)
        )
    try:
        for thread in threads:
            thread.start()
        while not one_ended.wait(SLICE):
            if progress is not None:
                progress(_progress(rows, start))
    finally:
        for control in rows:
            control[STOP] = 1
        for thread, end in zip(threads, ended, strict=True):
            if thread.ident is not None:
                _wait(end)
    if failures:
        raise failures[0]


def _progress(rows: Sequence[Control], start: float) -> SearchProgress:
    nodes = sum(control[NODES] for control in rows)
    lower = max(control[LOWER] for control in rows)
    upper = min(control[UPPER] for control in rows)
    return SearchProgress(nodes, lower, upper, perf_counter() - start)


def _wait(done: threading.Event) -> None:
    """Waits until `done` is set, soon after a stop. A second Ctrl-C does not end the waiting."""
    while not done.is_set():
        with suppress(KeyboardInterrupt):
            done.wait()
