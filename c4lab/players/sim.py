"""The player who never goes wrong in Sim."""

from random import Random
from typing import cast

from c4lab.games import Position, Sim
from c4lab.players.searcher import Searcher
from c4lab.solver.sim import solve

LATE = 10  # edges left from which plain alpha-beta sees the end in a fraction of a second


class SimSolver:
    """Plays Sim perfectly: a winning move wherever there is one.

    With at most ten edges left it also wins as soon, or loses as late, as can be. Before that
    it knows only who wins; if every move loses it picks one that does not end the game at once.
    Equal moves are picked at random, the same each time for the same `seed`.
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
