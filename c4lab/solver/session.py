"""One solver for the whole session, with the project's opening book."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from threading import Lock

from c4lab.games.connect_four import ConnectFour
from c4lab.solver.running import Report
from c4lab.solver.solver import Solver


def solve(position: str | ConnectFour, progress: Report | None = None) -> int:
    """The score of a position, in the view of the side to move: see `Solver.solve`.

    >>> solve("4455")  # a win with the fourth disc: 22 - 4
    18
    """
    return session().solve(position, progress)


def analyse(
    position: str | ConnectFour, progress: Report | None = None
) -> Iterator[tuple[int, int | None]]:
    """What each column is worth, one by one as found: see `Solver.analyse`.

    >>> dict(analyse("4455"))[3]
    18
    """
    return session().analyse(position, progress)


_one_at_a_time = Lock()


def session() -> Solver:
    """The solver of this session, made at the first call. Calls from other threads wait for it."""
    with _one_at_a_time:
        return _made()


def is_made() -> bool:
    """Whether `session` answers at once: the first time it may have to compile."""
    return _made.cache_info().currsize > 0


@cache
def _made() -> Solver:
    from c4lab.solver.book import standard_book

    return Solver(book=standard_book())
