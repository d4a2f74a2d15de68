"""A race as a table: searches on the same boards, their nodes, seconds and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
from c4lab.instruments.progress_bar import with_bar
from c4lab.instruments.racing import REPEATS, Contender, Depth, Heats
from c4lab.search import Choice, value_of

if TYPE_CHECKING:
    import pandas as pd


def race(
    contenders: Mapping[str, Contender],
    boards: Mapping[str, Position] | Sequence[Position] | None,
    depths: Sequence[Depth] | Depth = None,
    repeats: int = REPEATS,
) -> pd.DataFrame:
    """Measures each contender on each board at each depth; returns a table with a row for each.

    A contender is called as `f(board)`, or as `f(board, depth)` if there are depths. It returns a
    Choice, a number or (value, move); the value is in the first player's view (see `for_first`). It
    runs once to count its nodes, then `repeats` times without counting: `seconds` is the median,
    `low` and `high` are the fastest and the slowest run, and `speedup` says how many times as fast
    it is as the first contender. With `repeats=0` it only counts. A counting run that takes longer
    than LIMIT_SECONDS is stopped, and its row says so. If the kernel is interrupted, the table has
    what is known so far. Without boards (None) a contender is called as `f(n)` for each number n of
    `depths`.

    A contender that plays no moves, because it works on its own bits, has no nodes, unless it has a
    method `nodes`, which is called with the same arguments. Its runs have no limit of time.

    Raises Disagreement if values differ, ContenderFailed if a contender raises or returns no value.
    """
    heats = Heats(contenders, boards, depths)
    plan = heats.plan(heats.contenders, heats.boards, heats.depths, repeats)
    try:
        for _ in with_bar(heats.steps(plan), "Racing", len(plan)):
            """Each step is a call of a contender."""
    except KeyboardInterrupt:
        heats.stop()
    return heats.table()


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
