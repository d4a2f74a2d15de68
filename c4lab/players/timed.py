"""A player by the clock: it looks as many moves ahead as its time allows."""

from collections.abc import Callable
from typing import cast

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.players.searcher import natural_order
from c4lab.search import Choice, Evaluate, Order, Stop, Table, deepening, in_seconds
from c4lab.search.choice import even


class Timed:
    """Searches each move for `seconds`, each pass one move further ahead, and plays the best move
    of the last complete pass.

    It plays a legal move even in 0 seconds. The search reads the clock before it plays the moves of
    a position, so it may end late by the time of one `order` and one evaluation. Sooner wins and
    later losses are better. `search` is called as
    `search(position, evaluate=..., stop=..., order=..., table=...)`.

    Raises ValueError unless `seconds` is a number from 0 on.

    >>> from c4lab.games import ConnectFour
    >>> Timed(seconds=0.01).choose(ConnectFour.parse("112233"))
    4
    """

    def __init__(
        self,
        seconds: float,
        evaluate: Evaluate = even,
        order: Order = natural_order,
        name: str = "by the clock",
        search: Callable[..., Choice] = deepening,
    ) -> None:
        if not (isinstance(seconds, (int, float)) and seconds >= 0):
            raise ValueError(f"A move takes 0 seconds or more, not {seconds!r:.80}.")
        self.seconds = seconds
        self.evaluate = evaluate
        self.order = order
        self.name = name
        self.search = search

    def choose(self, position: Position) -> int:
        stop: Stop = in_seconds(self.seconds)
        choices(position)  # refuses a game that is over
        found = self.search(
            position, evaluate=self.evaluate, stop=stop, order=self.order, table=Table()
        )
        return cast(int, found.move)
