"""Racing searches on the same positions: count nodes, measure seconds, compare values.

Nodes are exact and the same on every machine. Seconds are only true of this machine now: the median
of a few runs that take turns (A B C A B C), so that a busy moment slows all contenders.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
from c4lab.instruments.progress_bar import counted
from c4lab.instruments.running import Contender, Race
from c4lab.search import Choice, value_of

if TYPE_CHECKING:
    import pandas as pd


def race(
    contenders: Mapping[str, Contender],
    positions: Mapping[str, Position] | Sequence[Position],
    depth: int | None = None,
    repeats: int = 3,
    limit_seconds: float = 30.0,
) -> pd.DataFrame:
    """Measures each contender on each position, and returns a table with a row for each pair.

    A contender is called as `f(position)`, or as `f(position, depth)` if a depth is given. It
    returns a Choice, a number or (value, move); the value is in the first player's view (see
    `for_first`). It runs once to count its nodes, then `repeats` times without counting:
    `seconds` is the median, `low` and `high` are the fastest and the slowest run, and `speedup`
    says how many times as fast it is as the first contender. A counting run that takes longer than
    `limit_seconds` is stopped, and its row says so. If the kernel is interrupted, the table has
    what is known so far.

    A contender that plays no moves, because it works on its own bits, has no nodes, unless it has a
    method `nodes`, which is called with the same arguments. Its runs have no limit of time.

    Raises Disagreement if values differ, ContenderFailed if a contender raises or returns no value.
    """
    running = Race(contenders, positions, depth, repeats, limit_seconds)
    try:
        for _ in counted(running, "Racing", running.total):
            """Each step is a call of a contender."""
    except KeyboardInterrupt:
        running.stop()
    return running.table()


def for_first(search: Contender) -> Contender:
    """Turns a search with values for the side to move into one with values for the first player.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import negamax
    >>> for_first(negamax)(TicTacToe.parse("152"))  # O is to move
    Choice(value=0, move=3)
    """

    @wraps(search)
    def for_first_player(position: Position, *args: Any, **kwargs: Any) -> Any:
        answer = search(position, *args, **kwargs)
        value = value_of(answer)
        if value is None:
            return answer  # the race reports what is wrong with this answer
        return Choice(position.player * value, getattr(answer, "move", None))

    return for_first_player
