"""A player to win against: perfect, but for a chance of a mistake."""

from random import Random

from c4lab.games import Position
from c4lab.players.forced import forced_first
from c4lab.players.perfect import Perfect
from c4lab.solver import Solver
from c4lab.solver.running import Report

OPENING = 8
"""Discs on the board from which it takes about a second, or less, to see which moves are worse."""


class GradedPlayer:
    """Plays Connect Four perfectly, but slips with the chance `mistakes` at each move.

    A slip is a move that the solver scores lower than the best one, and that a person might make
    too: it neither misses a four in a row nor lets the other side make one with the next disc. In
    some positions there is no such move. To win, you have to look further ahead than that. In the
    opening the solver would take long, so there a slip is any move that keeps to these two rules.

    0 is perfect, and 1 slips wherever it can. Of 40 games, half of them begun, it won and lost:

        mistakes             0     0.1    0.2    0.3    0.5   0.75     1
        against "careful"  40-0   40-0   36-3   35-4   32-7  12-22   4-32
        against "strong"   27-0  17-16   9-26   5-34   1-39   0-40   0-40

    The same `seed` slips in the same way again. Before the solver is able to answer (see
    `Perfect`: without numba, early in the game) it plays as the strong player does.

    Raises ValueError if `mistakes` is no chance.
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

    @property
    def ready(self) -> bool:
        """See `Perfect.ready`."""
        return self._perfect.ready

    @property
    def delay(self) -> str:
        """See `Perfect.delay`."""
        return self._perfect.delay

    def choose(self, position: Position) -> int:
        report = self._perfect.while_wanted()
        if self._random.random() < self.mistakes and self._perfect.can_solve(position):
            slip = self._slip(position, report)
            if slip is not None:
                return slip
        return self._perfect.move(position, report)

    def _slip(self, position: Position, report: Report) -> int | None:
        """A move that is worse than the best, and not plainly so; None if there is no such move."""
        moves = list(forced_first(position))
        self._random.shuffle(moves)
        if len(moves) == 1 or len(position.history) < OPENING:
            return moves[0]
        score = self._perfect.worth(position, report)
        for move in moves:
            after = position.play(move)
            if after.result() is None and -self._perfect.worth(after, report) < score:
                return move
        return None
