"""Solves many positions, on all cores at once."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from itertools import takewhile
from typing import TYPE_CHECKING

from c4lab.games.bits import WIDTH
from tools.authoring.book.boards import children, score_by_rules
from tools.authoring.book.log import SolvedPosition

if TYPE_CHECKING:
    from c4lab.solver import Solver

MOST = 1 << 30  # bytes: the largest table of a worker


def find_all(
    todo: list[str], *, moves: bool, workers: int, stop: Callable[[], bool]
) -> Iterator[SolvedPosition]:
    """The result of `find` for each position of `todo`, as soon as it is solved.

    Once `stop()` is true, no new position is begun, and the ones in work are finished. Closing the
    generator ends the workers at once.
    """
    from joblib import Parallel, delayed, parallel_config

    task = delayed(partial(find, memory=_share(workers)))
    tasks = (task(line, moves) for line in takewhile(lambda _: not stop(), todo))
    with parallel_config(backend="loky", initializer=_ignore_ctrl_c), _ctrl_c_ignored():
        results = Parallel(n_jobs=workers, return_as="generator_unordered")(tasks)
    try:
        yield from results
    finally:
        results.close()


def find(line: str, moves: bool, memory: int) -> SolvedPosition:
    """The score of the position after `line` and, if `moves`, its columns for the book."""
    solver = _solver(memory)
    if not moves:
        return SolvedPosition(line, solver.solve(line))
    score, column = solver.best(line)
    twin = WIDTH + 1 - column
    # Of two equal columns the solver names the left one: if it names the right one, that is better.
    both = column < twin and _worth(solver, line, twin) == score
    return SolvedPosition(line, score, f"{column}{twin}" if both else f"{column}")


def _worth(solver: Solver, line: str, column: int) -> int | None:
    """The value of a column in the view of the side to move; None if the column is full."""
    child = dict(children(line)).get(f"{line}{column}")
    if child is None:
        return None
    by_rules = score_by_rules(child)
    return -(solver.solve(f"{line}{column}") if by_rules is None else by_rules)


@lru_cache(maxsize=1)
def _solver(memory: int) -> Solver:
    """The solver of this process. It keeps its table, which helps with similar positions."""
    from c4lab.solver import Solver

    return Solver(memory=memory)


def _share(workers: int) -> int:
    """The bytes of a worker's table: the workers share half of the free memory; a power of two."""
    import psutil

    share = int(psutil.virtual_memory().available) // 2 // workers
    return min(MOST, 1 << share.bit_length() - 1)


def _ignore_ctrl_c() -> None:
    """In a worker: only the parent process stops at Ctrl-C, and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Context manager: processes started inside ignore Ctrl-C from the beginning.

    A child process inherits ignored signals (not on Windows). `_ignore_ctrl_c` does the same for
    workers that are started later, but runs only after a worker's imports: Ctrl-C during these
    would print a traceback.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
