"""A player that one can beat: perfect, except that it sometimes makes a mistake."""

from random import Random

from c4lab.games import Position
from c4lab.players.forced import forced_first
from c4lab.players.perfect import Perfect
from c4lab.solver import Solver
from c4lab.solver.running import Report
from c4lab.work.resting import Rest

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
