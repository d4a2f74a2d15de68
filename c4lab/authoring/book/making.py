"""Making the book: stage after stage, each line kept, the file written whenever a stage is done."""

from collections.abc import Callable
from pathlib import Path

from c4lab.authoring.book.boards import after, over, settled
from c4lab.authoring.book.facts import Facts
from c4lab.authoring.book.log import Log
from c4lab.authoring.book.plan import Stage, stages
from c4lab.authoring.book.work import find_all
from c4lab.solver.book import Book, BookError

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
    """Goes on with the book at `out`, and says whether all was done before `stop()` was true.

    Whatever `log` and the present book hold is not solved again. The book only grows, and holds
    what is known by then, however this ends. `last` is the most discs a position may have.
    Raises ValueError if the start is no position to begin at or two scores contradict each other.
    """
    board = after(start)
    if over(board) or settled(board) is not None:
        raise ValueError(f"There is no book to make from {start!r}: the next disc ends the game.")
    if last < len(start):
        raise ValueError(f"{start!r} has {len(start)} discs, more than the {last} to go to.")
    facts = Facts(_present(out, say))
    for found in log.read():
        facts.add(after(found.moves), found.entry)
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
    """The book as it is, if there is one that can be read."""
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
    """Solves what a stage still needs, shows how far it is, and says how many it solved."""
    from tqdm import tqdm

    todo, count = stage.todo(facts), len(stage.positions)
    say(f"{stage.name}: {count:,} positions, {len(todo):,} to solve")
    bar = tqdm(
        find_all(todo, moves=stage.moves, workers=workers, stop=stop),
        desc=stage.name,
        total=count,
        initial=count - len(todo),
        smoothing=0.05,
        disable=None,  # where nobody watches
    )
    solved = 0
    for found in bar:
        log.append(found)
        facts.add(after(found.moves), found.entry)
        solved += 1
    return solved
