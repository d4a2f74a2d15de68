"""The player who never goes wrong in Connect Four."""

from __future__ import annotations

from typing import cast

from c4lab.games import ConnectFour, Position
from c4lab.players.forced import forced_first
from c4lab.players.player import choices
from c4lab.players.strong import strong
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.session import is_made, session

READABLE = 14
"""Discs on the board from which the readable solver finds a move within a few seconds. With four
discs less it needs some ten times as long."""


class Perfect:
    """Plays Connect Four perfectly: wins as soon, or loses as late, as can be.

    Of equally good moves it plays the one nearest to the centre, of two as near the left one, and
    leaves nothing to chance. For the opening book follows the lines of such play: whoever picked
    another move, as good, would soon be where each move has to be searched for. Only where the
    other side wins with its next disc, whatever one does, does it at least stop one of the fours:
    a person might not see the other.

    Without numba the readable solver serves. Before 14 discs are on the board that would take
    minutes a move, so until then this plays as the strong player does, unless the book has the
    move.

    `solver` is the session's unless another is given. To be asked for a move while still at
    another, as happens on a board when one takes back and plays on, ends the search for that one.
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
    def delay(self) -> str:
        """Why a move takes long, should it: the second half of a sentence."""
        if self._solver is None and not is_made():
            return "the first time, its solver takes ten seconds to get ready"
        return "it does not know this position by heart"

    def choose(self, position: Position) -> int:
        return self.move(position, self.while_wanted())

    def move(self, position: Position, report: Report) -> int:
        """As `choose`; `report` is called during the long part, and ends it if it raises."""
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
        """What to call during the searches for a move: it ends them once another is asked for."""
        self._newest = this = object()

        def report(_: SearchProgress) -> None:
            if self._newest is not this:
                raise RuntimeError("another move was asked for meanwhile")

        return report
