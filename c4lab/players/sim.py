"""The player that plays Sim without a mistake."""

from random import Random
from typing import cast

from c4lab.games import Position, Sim
from c4lab.players.searcher import Searcher
from c4lab.solver.sim import solve

LATE = 10  # with so few edges left, plain alpha-beta searches to the end in an instant


class SimSolver:
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
