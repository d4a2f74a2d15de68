"""A player by the clock: as many moves ahead as there is time for."""

from collections.abc import Callable
from typing import cast

from c4lab.games import Position
from c4lab.players.player import choices
from c4lab.players.searcher import even, natural_order
from c4lab.search import Choice, Evaluate, Order, Stop, Table, deepening, in_seconds


class Timed:
    """Looks ahead for `seconds` a move, each pass one move further, and plays what the last pass
    that ended thought best.

    It has a legal move however short its time is. The clock is looked at before each position is
    searched further, so a move may last as much longer as `order` and one evaluation take there.
    Sooner wins and later losses are better. `search` is called as
    `search(position, evaluate=..., stop=..., order=..., table=...)`.

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
