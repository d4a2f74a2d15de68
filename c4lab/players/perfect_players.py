"""The players that play without a mistake, and one that makes some."""

from random import Random
from typing import cast

from c4lab.games import ConnectFour, Position, Sim
from c4lab.players.agents_of_others import strong
from c4lab.players.forced import forced_first
from c4lab.players.simple_players import Searcher, choices
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.question import board
from c4lab.solver.running import Report
from c4lab.solver.sim import solve
from c4lab.solver.solver import session
from c4lab.work.resting import Rest

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


LATE = 10  # with so few edges left, plain alpha-beta searches to the end in an instant


class PerfectSim:
    """Plays Sim perfectly: it plays a winning move wherever there is one.

    With at most ten edges left it also wins as soon as possible, or loses as late as possible.
    Before, it knows only who wins; if every move loses it plays one that does not end the game at
    once. It picks among equal moves at random; the same `seed` gives the same picks.
    """

    name = "perfect"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._late = Searcher(seed=seed)

    def choose(self, position: Position) -> int:
        if position.left <= LATE:
            return self._late.choose(position)
        after = {move: position.play(move) for move in position.moves()}
        winning = [
            move
            for move, reply in after.items()
            if solve(cast(Sim, reply)).value == position.player
        ]
        safe = [move for move, reply in after.items() if reply.result() is None]
        return self._random.choice(winning or safe)


OPENING = 8
"""With so many discs on the board, it takes a second or less to find out which moves are worse."""


class GradedPlayer:
    """Plays Connect Four perfectly, except that each move is a slip with the chance `mistakes`.

    A slip is a move that the solver scores lower than the best one, and that a person might make
    too: it neither misses a four in a row nor lets the other side make one with the next disc. In
    some positions there is no such move. To beat this player, you have to look further ahead. In
    the opening the solver would take long, so there a slip is any move that keeps these two rules.

    With 0 it is perfect, with 1 it slips wherever it can. In 40 games, of which it began half, it
    won and lost:

        mistakes             0     0.1    0.2    0.3    0.5   0.75     1
        against "careful"  40-0   40-0   36-3   35-4   32-7  12-22   4-32
        against "strong"   27-0  17-16   9-26   5-34   1-39   0-40   0-40

    The same `seed` gives the same slips. Where the solver cannot answer in time (see `Perfect`:
    the readable one, early in the game) it plays as the strong player does.

    Raises ValueError unless `mistakes` is a number from 0 to 1.
    """

    def __init__(
        self,
        mistakes: float = 0.2,
        seed: int | None = None,
        name: str = "graded",
        solver: Solver | None = None,
    ) -> None:
        if type(mistakes) not in (int, float) or not 0 <= mistakes <= 1:
            raise ValueError(
                f"mistakes is a chance, from 0 for never to 1 for always: not {mistakes!r:.80}."
            )
        self.mistakes = mistakes
        self.name = name
        self._perfect = Perfect(solver)
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        before = self._random.getstate()
        try:
            return self._choose(position)
        except Rest:  # asked again, it draws the same
            self._random.setstate(before)
            raise

    def _choose(self, position: Position) -> int:
        report = self._perfect.report_until_next_move()
        if self._random.random() < self.mistakes and self._perfect.can_solve(position):
            slip = self._slip(position, report)
            if slip is not None:
                return slip
        return self._perfect.move(position, report)

    def _slip(self, position: Position, report: Report) -> int | None:
        """A move that is worse than the best, but not obviously; None if there is no such move."""
        moves = list(forced_first(position))
        self._random.shuffle(moves)
        if len(moves) == 1 or len(position.history) < OPENING:
            return moves[0]
        score = self._perfect.score(position, report)
        for move in moves:
            after = position.play(move)
            if after.result() is None and -self._perfect.score(after, report) < score:
                return move
        return None
