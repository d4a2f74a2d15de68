"""A player that looks ahead with a search and an evaluation."""

from collections.abc import Callable, Sequence
from functools import partial
from numbers import Real
from random import Random
from typing import Any

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.search import WIN, Evaluate, alphabeta, centre_first, value_of
from c4lab.search.choice import even

Search = Callable[[Position, int | None, Evaluate | None], Any]
"""Called with a position, a depth (None: to the end of the game) and an evaluation. Answers in the
first player's view, with a number, a Choice or (value, move)."""


def natural_order(position: Position) -> Sequence[int]:
    """Centre first if the game has columns, else the moves as the game lists them."""
    return centre_first(position) if hasattr(position, "width") else position.moves()


centre_alphabeta = partial(alphabeta, order=natural_order)
"""Alpha-beta in the natural order: the default search of a Searcher."""


class Searcher:
    """Plays the best move by a search `depth` moves ahead, or to the end of the game if None.

    Sooner wins and later losses are better. The player picks among equal moves at random; the same
    `seed` gives the same picks. `evaluate` judges for the side to move. `search` may be your own:
    it is called with a position, a depth and an evaluation, and answers in the first player's view,
    as minimax and alphabeta do. If your search answers in the view of the side to move, as negamax
    does, convert it with `c4lab.instruments.for_first`: `Searcher(for_first(negamax))`.

    `choose` raises ValueError, with the cause, if the search or the evaluation answers no number.

    >>> from c4lab.games import TicTacToe
    >>> Searcher().choose(TicTacToe.parse("1524"))
    3
    """

    def __init__(
        self,
        search: Search = centre_alphabeta,
        evaluate: Evaluate = even,
        depth: int | None = None,
        name: str = "searcher",
        seed: int | None = None,
    ) -> None:
        if depth is not None and not (isinstance(depth, int) and depth > 0):
            raise ValueError(f"A player has to look at least 1 move ahead, not {depth!r}.")
        for what, given in (("search", search), ("evaluation", evaluate)):
            if isinstance(given, type) or not callable(given):
                raise ValueError(
                    f"{given!r:.80} is no {what}: give a function, such as alphabeta, or an "
                    "evaluation, such as WindowScore()."
                )
        self.search = search
        self.evaluate = evaluate
        self.depth = depth
        self.name = name
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        # Each move is searched alone, with a full window. With one window for all moves, the later
        # moves would get bounds, and a bound can look equal to the best value when it is not.
        values = {
            move: position.player * self._value(position.play(move)) for move in choices(position)
        }
        best = max(values.values())
        return self._random.choice([move for move, value in values.items() if value == best])

    def _value(self, after: Position) -> float:
        """The value that the search finds for `after`, in the first player's view."""
        deeper = None if self.depth is None else self.depth - 1
        answer = self.search(after, deeper, self._opinion)
        value = value_of(answer)
        if value is None:
            raise ValueError(
                f"The search answered {answer!r:.80} on {str(after)!r}, which is no value: "
                "return a number, a Choice or (value, move)."
            )
        result = after.result()
        if result and value * result < 0:
            winner = 1 if result == +1 else 2
            raise ValueError(
                f"The search says {value:g} of {str(after)!r}, which player {winner} has won. If "
                "it answers for the side to move, give Searcher(for_first(search)), with for_first "
                "from c4lab.instruments."
            )
        return value

    def _opinion(self, position: Position) -> float:
        """The evaluation of `position`. Raises ValueError if it is no number inside -WIN to WIN."""
        value = self.evaluate(position)
        if isinstance(value, Real) and -WIN < value < WIN:
            return value
        raise ValueError(
            f"The evaluation answered {value!r:.80} on {str(position)!r}: return a number between "
            f"-{WIN:,} and {WIN:,}, which stand for a lost and a won game."
        )
