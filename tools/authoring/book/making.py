"""Makes the book stage by stage, on several cores, and writes it every minute."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from c4lab.games.bits import WIDTH
from c4lab.solver.book import Book, BookError, Entry
from tools.authoring.book.boards import board_after, children, is_over, score_by_rules
from tools.authoring.book.facts import Facts
from tools.authoring.book.plan import Stage, complete_to, stages

if TYPE_CHECKING:
    from c4lab.solver import Solver

DEPTH = 5  # plies from the start to which all positions are solved
EVERY = 60.0  # seconds after which the book is written
MOST = 1 << 30  # bytes: the largest table of a worker


def make(
    out: Path,
    *,
    start: str = "",
    last: int = 42,
    workers: int = 1,
    seconds: float = inf,
    say: Callable[[str], object] = print,
) -> bool:
    """Continues the book at `out`; returns False if `seconds` were over before all was done.

    Positions in the present book are not solved again, and it only grows. It is written every
    minute, and also after an error or Ctrl-C, with all that is known then. `last` is the largest
    number of discs of a position. Raises ValueError if the book cannot begin at `start`, or if two
    scores contradict each other.
    """
    board = board_after(start)
    if is_over(board) or score_by_rules(board) is not None:
        raise ValueError(f"There is no book to make from {start!r}: the next disc ends the game.")
    if last < len(start):
        raise ValueError(f"{start!r} has {len(start)} discs, more than the {last} to go to.")
    facts = Facts(_present(out, say))
    begun = written = monotonic()
    try:
        for stage in stages(start, DEPTH, last, facts):
            for moves, entry in _solved(stage, facts, workers, say):
                facts.add(board_after(moves), entry)
                now = monotonic()
                if now - begun > seconds:
                    return False
                if now - written > EVERY:
                    _book(facts).save(out)
                    written = monotonic()
        return True
    finally:
        book = _book(facts)
        book.save(out)
        size = out.stat().st_size
        complete = f", all to ply {book.plies}" if book.plies >= 0 else ""
        say(f"{out}: {len(book):,} positions{complete}, {size:,} bytes")


def _present(out: Path, say: Callable[[str], object]) -> Book | None:
    """The present book; None if there is none or it cannot be read."""
    if not out.exists():
        return None
    try:
        return Book.load(out)
    except BookError as error:
        say(f"{error} It is replaced.")
        return None


def _book(facts: Facts) -> Book:
    entries = facts.closed()
    return Book(entries, complete_to(entries.keys()))


def _solved(
    stage: Stage, facts: Facts, workers: int, say: Callable[[str], object]
) -> Iterator[tuple[str, Entry]]:
    """The missing positions of a stage, each as soon as it is solved, with a progress bar.

    Closing the generator ends the workers at once.
    """
    from joblib import Parallel, delayed
    from tqdm import tqdm

    todo, count = stage.todo(facts), len(stage.positions)
    say(f"{stage.name}: {count:,} positions, {len(todo):,} to solve")
    task = delayed(partial(find, best=stage.moves, memory=_share(workers)))
    with _ctrl_c_ignored():
        results = Parallel(n_jobs=workers, return_as="generator_unordered")(map(task, todo))
    try:
        yield from tqdm(
            results,
            desc=stage.name,
            total=count,
            initial=count - len(todo),
            smoothing=0.05,
            disable=None,  # no bar if the output is no terminal
        )
    finally:
        results.close()


def find(moves: str, best: bool, memory: int) -> tuple[str, Entry]:
    """The moves, and the position's score and, if `best`, its columns for the book."""
    solver = _solver(memory)
    if not best:
        return moves, Entry(solver.solve(moves))
    score, column = solver.best(moves)
    twin = WIDTH + 1 - column
    # Of two equal columns the solver names the left one: if it names the right one, that is better.
    both = column < twin and _worth(solver, moves, twin) == score
    return moves, Entry(score, 1 << column - 1 | both << twin - 1)


def _worth(solver: Solver, moves: str, column: int) -> int | None:
    """The value of a column in the view of the side to move; None if the column is full."""
    child = dict(children(moves)).get(f"{moves}{column}")
    if child is None:
        return None
    by_rules = score_by_rules(child)
    return -(solver.solve(f"{moves}{column}") if by_rules is None else by_rules)


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


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Context manager: processes started inside ignore Ctrl-C, which only their parent obeys; it
    ends them. (Not on Windows.)"""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
