"""The player that plays Connect Four without a mistake."""

from typing import cast

from c4lab.games import ConnectFour, Position
from c4lab.players.forced import forced_first
from c4lab.players.player import choices
from c4lab.players.strong_player import strong
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.solver import session

READABLE = 14
"""With so many discs on the board, the readable solver finds a move within a few seconds. With four
discs less it takes some ten times as long."""


class Perfect:
    """Plays Connect Four perfectly: it wins as soon as possible, or loses as late as possible.

    Of equally good moves it plays the one nearest to the centre, of two as near the left one, and
    never picks at random. The opening book contains the positions that these moves lead to, so the
    player need not search there. If every move lets the other side win with its next disc, it still
    stops one four, because a person might miss the other one.

    Where nothing runs the compiled solver, it uses the readable one. With fewer than 14 discs on
    the board this would take minutes for a move, so it plays the book's move, or else as the strong
    player does.

    `solver` is the session's by default. A new call of `choose` ends the search of an older one:
    this happens on a board when a person takes a move back during the search.
    """

    name = "perfect"

    def __init__(self, solver: Solver | None = None) -> None:
        self._solver = solver
        self._stand_in = strong(seed=0)
        self._latest_request: object = None

    @property
    def solver(self) -> Solver:
        return self._solver or session()

    def choose(self, position: Position) -> int:
        return self.move(position, self.report_until_next_move())

    def move(self, position: Position, report: Report) -> int:
        """The same move as `choose`. The search calls `report`, and ends if `report` raises."""
        choices(position)
        if not self.can_solve(position):
            return self._stand_in.choose(position)
        score = self.score(position, report)
        if score == -(position.left // 2):  # the other side wins with its next disc
            return forced_first(position)[0]
        return self.solver.best(cast(ConnectFour, position))[1]

    def can_solve(self, position: Position) -> bool:
        """Whether the solver finds the move within seconds: if it is compiled, always."""
        if self.solver.compiled or len(position.history) >= READABLE:
            return True
        book = self.solver.book
        return book is not None and book.best(*board(cast(ConnectFour, position))) is not None

    def score(self, position: Position, report: Report) -> int:
        """The solver's score in the view of the side to move: see `Solver.solve`."""
        return self.solver.solve(cast(ConnectFour, position), report)

    def report_until_next_move(self) -> Report:
        """A report for the searches of one move. It ends them, by RuntimeError, after the next call
        of this method."""
        self._latest_request = request = object()

        def report(_: SearchProgress) -> None:
            if self._latest_request is not request:
                raise RuntimeError("another call of `choose` ended this search")

        return report
