"""Solvers: the scores of positions, by the opening book or by search.

A `Solver` has a table of its own; `solve` and `analyse` ask one for the whole session, which has
the project's opening book. A score is 0 for a draw and positive if the side to move wins: 1 with
its last disc, 2 with the one before, and so on (22 minus the discs that the winner will have). A
loss is the negative of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from threading import Lock

from c4lab.games.bits import STANDARD, Layout, has_four, landings
from c4lab.games.connect_four import ConnectFour
from c4lab.solver.book import Book, standard_book
from c4lab.solver.engines import engine_for
from c4lab.solver.question import Size, board, boards_of, layout_for
from c4lab.solver.running import Report, SearchProgress


class Solver:
    """A solver with a table of its own, which keeps what it has found.

    `memory` is the size of the table in bytes (None: what suits the computer). A `book` is asked
    before any search. `size` is the width and the height of its boards. Ctrl-C stops a search; the
    solver stays usable and keeps what it has found.

    Several threads may use one solver, in turn, or one each. A copy, also one in another process,
    has an empty table of its own.

    >>> Solver(memory=1 << 20).solve("4455")
    18
    """

    def __init__(
        self,
        memory: int | None = None,
        *,
        book: Book | None = None,
        size: Size | None = None,
    ) -> None:
        if book is not None and not hasattr(book, "best"):
            raise ValueError(
                f"book={book!r:.80}: give a Book, such as Book.load('book.bin') gives."
            )
        layout = layout_for(None, size)
        if book is not None and layout != STANDARD:
            raise ValueError(f"The book is about boards of {STANDARD}, not {layout}: leave it out.")
        self.book = book
        self._layout = layout
        self._memory = memory
        self._engine = engine_for(memory, layout)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self._memory, book=self.book, size=self.size), ()

    @property
    def size(self) -> Size:
        """Width and height of its boards."""
        return self._layout.width, self._layout.height

    @property
    def compiled(self) -> bool:
        """False where the readable search takes the place of the compiled one."""
        return self._engine.compiled

    @property
    def nodes(self) -> int:
        """Positions searched since the solver was made or reset. The book's answers count none."""
        return self._engine.nodes

    def solve(self, position: str | ConnectFour, progress: Report | None = None) -> int:
        """The score of a position, in the view of the side to move.

        While a search takes long, `progress` is called about ten times a second; if it raises,
        the search ends. Raises ValueError, with the move and the reason, for a game that is over
        and for what is no position.
        """
        if progress is not None:
            _check_progress(progress)
        return self._score(*board(position, self._layout), progress)

    def solve_many(self, positions: Iterable[str | ConnectFour]) -> list[int]:
        """The scores of many positions, faster than one by one. Errors name the position."""
        boards = boards_of(positions, self._engine.read_many, self._layout)
        known = [self._known(mine, mask) for mine, mask in boards]
        missing = [pair for pair, score in zip(boards, known, strict=True) if score is None]
        found = iter(self._engine.exact_many(missing))
        return [next(found) if score is None else score for score in known]

    def analyse(
        self, position: str | ConnectFour, progress: Report | None = None
    ) -> Iterator[tuple[int, int | None]]:
        """(column, score) for each column, as soon as found, in the view of the side to move.

        The middle column comes first, then outwards, left before right. A full one has None.
        `progress` and errors are as in `solve`.
        """
        _check_progress(progress)
        mine, mask = board(position, self._layout)
        of_child = None if progress is None else _of_child(progress)
        return (
            (column, self._worth(mine, mask, cell, of_child)) for column, cell in self._cells(mask)
        )

    def best(self, position: str | ConnectFour) -> tuple[int, int]:
        """(score, column): the highest score, and the column nearest to the centre that has it.

        Of two columns as near, the left one. Errors are as in `solve`.
        """
        mine, mask = board(position, self._layout)
        if self.book is not None and (known := self.book.best(mine, mask)):
            return known
        score = self._score(mine, mask)
        open_cells = [(column, cell) for column, cell in self._cells(mask) if cell]
        for column, cell in open_cells[:-1]:
            if self._reaches(mine, mask, cell, score):
                return score, column
        return score, open_cells[-1][0]  # one column must keep the score

    def reset(self) -> None:
        """Empties the table and sets the node count to 0."""
        self._engine.reset()

    def _score(self, mine: int, mask: int, progress: Report | None = None) -> int:
        known = self._known(mine, mask)
        return self._engine.exact(mine, mask, progress) if known is None else known

    def _known(self, mine: int, mask: int) -> int | None:
        return None if self.book is None else self.book.get(mine, mask)

    def _cells(self, mask: int) -> Iterator[tuple[int, int]]:
        """Each column, centre first, with the bit where a disc would land; 0 if it is full."""
        for cells_of_column in self._layout.columns:
            column = (cells_of_column.bit_length() - 1) // self._layout.column + 1
            yield column, landings(mask, self._layout) & cells_of_column

    def _worth(self, mine: int, mask: int, cell: int, progress: Report | None) -> int | None:
        """The score after a disc on `cell`, in the view of the one who plays it."""
        if not cell:
            return None
        over = score_if_over(mine, mask, cell, self._layout)
        return -self._score(mine ^ mask, mask | cell, progress) if over is None else over

    def _reaches(self, mine: int, mask: int, cell: int, score: int) -> bool:
        """Whether a disc on `cell` is worth at least `score`."""
        worth = score_if_over(mine, mask, cell, self._layout)
        if worth is None:
            known = self._known(mine ^ mask, mask | cell)
            worth = None if known is None else -known
        if worth is not None:
            return worth >= score
        return not self._engine.more_than(mine ^ mask, mask | cell, -score)


def _of_child(progress: Report) -> Report:
    """For the search after a move: its bounds, negated and swapped, are those of the move."""

    def report(now: SearchProgress) -> object:
        return progress(replace(now, lower=-now.upper, upper=-now.lower))

    return report


def _check_progress(progress: Report | None) -> None:
    if not (progress is None or callable(progress)):
        raise ValueError(f"progress={progress!r:.80}: give a function, such as progress=print.")


def score_if_over(mine: int, mask: int, cell: int, layout: Layout) -> int | None:
    """The score of a disc on `cell` for its player if it ends the game; else None."""
    if has_four(mine | cell, layout):
        return ((layout.cells ^ mask).bit_count() + 1) // 2
    return 0 if mask | cell == layout.cells else None


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
