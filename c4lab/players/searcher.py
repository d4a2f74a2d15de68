"""A player who looks ahead with a search and an evaluation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from c4lab.games import Position
from c4lab.search import Choice, Evaluate, alphabeta

Search = Callable[[Position, int | None, Evaluate | None], Choice]
"""Looks so many moves ahead, or to the end if None. The value is for the first player."""


def even(position: Position) -> float:
    """The opinion that has none: every unfinished position is even."""
    return 0


class Searcher:
    """Plays a best move as far as `depth` moves ahead, or for certain if it is None.

    Sooner wins and later losses are better. Among moves of the same value it picks at random,
    the same each time for the same `seed`. `search` answers in the first player's view, as
    minimax and alphabeta do.

    >>> from c4lab.games import TicTacToe
    >>> Searcher().choose(TicTacToe.parse("1524"))
    3
    """

    def __init__(
        self,
        search: Search = alphabeta,
        evaluate: Evaluate = even,
        depth: int | None = None,
        name: str = "searcher",
        seed: int | None = None,
    ) -> None:
        if depth is not None and depth < 1:
            raise ValueError(f"A player has to look at least 1 move ahead, not {depth}.")
        self.search = search
        self.evaluate = evaluate
        self.depth = depth
        self.name = name
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        deeper = None if self.depth is None else self.depth - 1
        # Each move is searched on its own, with a full window. One window shared by all gives
        # bounds for the later moves, and a bound can look like a tie that is none.
        values = {
            move: position.player * self.search(position.play(move), deeper, self.evaluate).value
            for move in position.moves()
        }
        best = max(values.values())
        return self._random.choice([move for move, value in values.items() if value == best])
