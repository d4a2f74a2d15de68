"""A player who looks ahead with a search and an evaluation."""

from collections.abc import Callable, Sequence
from functools import partial
from numbers import Real
from random import Random
from typing import Any

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.search import WIN, Evaluate, alphabeta, centre_first, value_of

Search = Callable[[Position, int | None, Evaluate | None], Any]
"""Looks so many moves ahead, or to the end if None. Answers for the first player, with a number,
a Choice or (value, move)."""


def even(position: Position) -> float:
    """The opinion that has none: every unfinished position is even."""
    return 0


def natural_order(position: Position) -> Sequence[int]:
    """Centre first where the game has columns, else as the game lists the moves."""
    return centre_first(position) if hasattr(position, "width") else position.moves()


centre_alphabeta = partial(alphabeta, order=natural_order)
"""Alpha-beta in the natural order: what a searcher uses unless it is told otherwise."""


class Searcher:
    """Plays a best move as far as `depth` moves ahead, or for certain if it is None.

    Sooner wins and later losses are better. Among moves of the same value it picks at random,
    the same each time for the same `seed`. `evaluate` judges for the side to move. `search` may
    be your own: it is called with a position, a depth and an evaluation, and answers for the
    first player, as minimax and alphabeta do. One that answers for the side to move, as negamax
    does, is turned round by `c4lab.instruments.for_first`: `Searcher(for_first(negamax))`.

    Raises ValueError, with the cause, if the search or the evaluation answers no number.

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
        # Each move is searched on its own, with a full window. One window shared by all gives
        # bounds for the later moves, and a bound can look like a tie that is none.
        values = {
            move: position.player * self._value(position.play(move)) for move in choices(position)
        }
        best = max(values.values())
        return self._random.choice([move for move, value in values.items() if value == best])

    def _value(self, after: Position) -> float:
        """What the search says of `after`, for the first player."""
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
            raise ValueError(
                f"The search says {value:g} of {str(after)!r}, which player {_number(result)} has "
                "won. If it answers for the side to move, give Searcher(for_first(search)), "
                "with for_first from c4lab.instruments."
            )
        return value

    def _opinion(self, position: Position) -> float:
        value = self.evaluate(position)
        if isinstance(value, Real) and -WIN < value < WIN:
            return value
        raise ValueError(
            f"The evaluation answered {value!r:.80} on {str(position)!r}: return a number between "
            f"-{WIN:,} and {WIN:,}, which stand for a lost and a won game."
        )


def _number(player: int) -> int:
    return 1 if player == +1 else 2
