"""Makes the book stage by stage: logs each solved position, writes the book after each stage."""

from collections.abc import Callable
from pathlib import Path

from c4lab.solver.book import Book, BookError
from tools.authoring.book.boards import board_after, is_over, score_by_rules
from tools.authoring.book.facts import Facts
from tools.authoring.book.log import Log
from tools.authoring.book.plan import Stage, stages
from tools.authoring.book.work import find_all

DEPTH = 5  # plies from the start to which all positions are solved


def make(
    log: Log,
    out: Path,
    *,
    start: str = "",
    depth: int = DEPTH,
    last: int = 42,
    workers: int = 1,
    stop: Callable[[], bool] = lambda: False,
    say: Callable[[str], object] = print,
) -> bool:
    """Continues the book at `out`; returns False if `stop()` was true before all was done.

    Positions in `log` or in the present book are not solved again. The book only grows. It is
    written also after an error or Ctrl-C, with all that is known then. `last` is the largest number
    of discs of a position. Raises ValueError if the book cannot begin at `start`, or if two scores
    contradict each other.
    """
    board = board_after(start)
    if is_over(board) or score_by_rules(board) is not None:
        raise ValueError(f"There is no book to make from {start!r}: the next disc ends the game.")
    if last < len(start):
        raise ValueError(f"{start!r} has {len(start)} discs, more than the {last} to go to.")
    facts = Facts(_present(out, say))
    for position in log.read():
        facts.add(board_after(position.moves), position.entry)
    try:
        for stage in stages(start, depth, last, facts):
            solved = _solve(stage, facts, log, workers, stop, say)
            if stage.todo(facts):
                return False
            if solved:
                facts.book().save(out)
        return True
    finally:
        book = facts.book()
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


def _solve(
    stage: Stage,
    facts: Facts,
    log: Log,
    workers: int,
    stop: Callable[[], bool],
    say: Callable[[str], object],
) -> int:
    """Solves the missing positions of a stage with a progress bar; returns how many it solved."""
    from tqdm import tqdm

    todo, count = stage.todo(facts), len(stage.positions)
    say(f"{stage.name}: {count:,} positions, {len(todo):,} to solve")
    bar = tqdm(
        find_all(todo, moves=stage.moves, workers=workers, stop=stop),
        desc=stage.name,
        total=count,
        initial=count - len(todo),
        smoothing=0.05,
        disable=None,  # no bar if the output is no terminal
    )
    solved = 0
    for position in bar:
        log.append(position)
        facts.add(board_after(position.moves), position.entry)
        solved += 1
    return solved
