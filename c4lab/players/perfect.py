"""The player who never goes wrong in Connect Four."""

from typing import cast

from c4lab.games import ConnectFour, Position
from c4lab.players.forced import forced_first
from c4lab.players.player import choices
from c4lab.players.strong_player import strong
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.shared_solver import is_made, session

READABLE = 14
"""Discs on the board from which the readable solver finds a move within a few seconds. With four
discs less it needs some ten times as long."""


class Perfect:
    """Plays Connect Four perfectly: wins as soon, or loses as late, as can be.

    Of equally good moves it plays the one nearest to the centre, of two as near the left one, and
    never picks at random. The opening book follows these moves, so the player finds its positions
    there; after another move, just as good, it would soon have to search. If every move lets the
    other side win with its next disc, it still stops one four: a person might miss the other.

    Without numba it uses the readable solver. With fewer than 14 discs on the board that would
    take minutes a move, so it plays the book's move, or else as the strong player does.

    `solver` is the session's unless another is given. A new question ends the search for an older
    one: on a board this happens when a person takes a move back and plays on.
    """

    name = "perfect"

    def __init__(self, solver: Solver | None = None) -> None:
        self._solver = solver
        self._stand_in = strong(seed=0)
        self._newest: object = None

    @property
    def solver(self) -> Solver:
        return self._solver or session()

    @property
    def ready(self) -> bool:
        """Whether it can search at once: the session's solver may have to be compiled first."""
        return self._solver is not None or is_made()

    @property
    def delay(self) -> str:
        """Why a move may take long: the second half of a sentence."""
        if not self.ready:
            return "the first time, its solver takes ten seconds to get ready"
        return "it has to search for its move"

    def choose(self, position: Position) -> int:
        return self.move(position, self.while_wanted())

    def move(self, position: Position, report: Report) -> int:
        """As `choose`. The search calls `report`, and ends if that raises."""
        choices(position)
        if not self.can_solve(position):
            return self._stand_in.choose(position)
        score = self.worth(position, report)
        if score == -(position.left // 2):
            return forced_first(position)[0]
        return self.solver.best(cast(ConnectFour, position))[1]

    def can_solve(self, position: Position) -> bool:
        """Whether the solver finds the move: always if it is compiled, else if it can in time."""
        if self.solver.compiled or len(position.history) >= READABLE:
            return True
        book = self.solver.book
        return book is not None and book.best(*board(cast(ConnectFour, position))) is not None

    def worth(self, position: Position, report: Report) -> int:
        """The score in the view of the side to move: see `Solver.solve`."""
        return self.solver.solve(cast(ConnectFour, position), report)

    def while_wanted(self) -> Report:
        """A report for the searches of one move. It ends them when the next move is asked for."""
        self._newest = this = object()

        def report(_: SearchProgress) -> None:
            if self._newest is not this:
                raise RuntimeError("another move was asked for meanwhile")

        return report
