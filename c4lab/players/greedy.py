"""A player that looks one move ahead."""

from random import Random

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.search import WIN, Evaluate
from c4lab.search.choice import even, opinion


class Greedy:
    """Wins if it can, else stops a win, else plays the move after which the position looks best.

    `evaluate` judges for the side to move, as in a search. The player picks among equal moves at
    random; the same `seed` gives the same picks.

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
        """The value of `move` for the player who makes it."""
        after = position.play(move)
        result = after.result()
        if result is not None:
            return position.player * result * 2 * WIN
        if any(after.play(reply).result() == after.player for reply in after.moves()):
            return -WIN  # a loss on the next move, better than a loss by this move
        return -opinion(after, self.evaluate)  # negated: the other player is to move in `after`
