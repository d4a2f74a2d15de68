"""One solver for the whole session, with the project's opening book."""

from collections.abc import Iterator
from threading import Lock

from c4lab.games.bits import STANDARD, Layout
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.book import standard_book
from c4lab.solver.question import Size, layout_for
from c4lab.solver.running import Report
from c4lab.solver.solver import Solver


def solve(
    position: str | ConnectFour, progress: Report | None = None, *, size: Size | None = None
) -> int:
    """The score of a position, in the view of the side to move, if both sides play perfectly.

    0 is a draw. Above 0 the side to move wins: 1 with its last disc, 2 with the one before, and so
    on. Below 0 it loses. `position` is a text, the columns played, or a position of `c4lab.games`.
    `size` is the width and the height of its board; a position of a smaller game has its own.
    `progress` and the errors are as in `Solver.solve`.

    >>> solve("4455")  # a win with the fourth disc: 22 - 4
    18
    """
    return _solver_for(position, size).solve(position, progress)


def analyse(
    position: str | ConnectFour, progress: Report | None = None, *, size: Size | None = None
) -> Iterator[tuple[int, int | None]]:
    """Pairs (column, score), each as soon as it is found, in the view of the side to move.

    The scores are as in `solve`; a full column has None. The middle column comes first, then
    outwards. `progress`, `size` and errors are as in `solve`.

    >>> dict(analyse("4455"))[3]
    18
    """
    return _solver_for(position, size).analyse(position, progress)


_making = Lock()
_made: dict[Size, Solver] = {}


def session(layout: Layout = STANDARD) -> Solver:
    """The solver of this session for boards of a size, made at the first call.

    Calls from other threads wait for it.
    """
    size = layout.width, layout.height
    with _making:
        if size not in _made:
            _made[size] = Solver(size=size, book=standard_book() if layout == STANDARD else None)
        return _made[size]


def _solver_for(position: str | ConnectFour, size: Size | None) -> Solver:
    if size is None and type(position) in (str, ConnectFour):
        return session()
    return session(layout_for(position, size))
