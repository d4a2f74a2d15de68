"""Solving many positions, on all cores at once."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from itertools import takewhile
from typing import TYPE_CHECKING

from c4lab.authoring.book.boards import children, settled
from c4lab.authoring.book.log import Found
from c4lab.games.bits import WIDTH

if TYPE_CHECKING:
    from c4lab.solver import Solver

MOST = 1 << 30  # bytes of memory for a worker's table


def find_all(
    todo: list[str], *, moves: bool, workers: int, stop: Callable[[], bool]
) -> Iterator[Found]:
    """The result of `find` for each of `todo`, as soon as it is known.

    Once `stop()` is true it begins no more, but waits for those that a worker has begun. Closing
    the generator ends the workers at once.
    """
    from joblib import Parallel, delayed, parallel_config

    task = delayed(partial(find, memory=_share(workers)))
    tasks = (task(line, moves) for line in takewhile(lambda _: not stop(), todo))
    deaf = _leave_stopping_to_the_parent
    with parallel_config(backend="loky", initializer=deaf), _starting_deaf():
        found = Parallel(n_jobs=workers, return_as="generator_unordered")(tasks)
    try:
        yield from found
    finally:
        found.close()


def find(line: str, moves: bool, memory: int) -> Found:
    """A position's score and, if wanted, its columns as a book has them."""
    solver = _solver(memory)
    if not moves:
        return Found(line, solver.solve(line))
    score, column = solver.best(line)
    twin = WIDTH + 1 - column
    # Had the right one of two been named, the left one would be worse.
    both = column < twin and _worth(solver, line, twin) == score
    return Found(line, score, f"{column}{twin}" if both else f"{column}")


def _worth(solver: Solver, line: str, column: int) -> int | None:
    """What a column is worth to the side to move; None if it is full."""
    child = dict(children(line)).get(f"{line}{column}")
    if child is None:
        return None
    now = settled(child)
    return -(solver.solve(f"{line}{column}") if now is None else now)


@lru_cache(maxsize=1)
def _solver(memory: int) -> Solver:
    """This process's solver: its table helps it with similar positions."""
    from c4lab.solver import Solver

    return Solver(memory=memory)


def _share(workers: int) -> int:
    """Bytes for each worker: half of the free memory in all, rounded down to a power of two."""
    import psutil

    share = int(psutil.virtual_memory().available) // 2 // workers
    return min(MOST, 1 << share.bit_length() - 1)


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _starting_deaf() -> Iterator[None]:
    """Processes started within do not hear Ctrl-C from their first moment on.

    A signal that is ignored stays so in a child (not on Windows). Its initialiser, which does the
    same for workers that are started later, comes only after its imports: Ctrl-C amid those would
    print where they stood.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
