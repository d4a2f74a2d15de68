"""A player who looks one move ahead."""

from random import Random

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.players.searcher import even
from c4lab.search import WIN, Evaluate
from c4lab.search.choice import opinion


class Greedy:
    """Takes a win, stops one, and otherwise plays what looks best after its own move.

    `evaluate` judges for the side to move, as in a search. Among moves of the same worth it
    picks at random, the same each time for the same `seed`.

    >>> from c4lab.games import ConnectFour
    >>> Greedy().choose(ConnectFour.parse("343434")), Greedy().choose(ConnectFour.parse("34343"))
    (3, 3)
    """

    name = "greedy"

    def __init__(self, evaluate: Evaluate = even, seed: int | None = None) -> None:
        self.evaluate = evaluate
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        worth = {move: self._worth(position, move) for move in choices(position)}
        best = max(worth.values())
        return self._random.choice([move for move in worth if worth[move] == best])

    def _worth(self, position: Position, move: int) -> float:
        """What `move` is worth to the player who makes it."""
        after = position.play(move)
        result = after.result()
        if result is not None:
            return position.player * result * 2 * WIN
        if any(after.play(reply).result() == after.player for reply in after.moves()):
            return -WIN  # not stopped; and better than to lose by this very move
        return -opinion(after, self.evaluate)  # it is the other's turn now
