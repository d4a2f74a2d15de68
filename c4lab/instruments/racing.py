"""Racing searches: the same positions for each, nodes counted, seconds measured, values compared.

Nodes are exact and the same on every machine. Seconds are this machine's, now: the median of a few
runs that take turns (A B C A B C), so that a busy moment hits all alike.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
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
    """Measure each contender on each position. A row each, tidy.

    A contender is called as `f(position)`, or as `f(position, depth)` if a depth is given. It
    returns a Choice, a number, or (value, move); the value is the first player's (see `for_first`).
    Each runs once to count its nodes, then `repeats` times on the bare position for the seconds:
    `seconds` is the median, `low` and `high` the fastest and slowest, `speedup` how many times as
    fast as the first contender. A counting run that takes longer than `limit_seconds` is stopped
    and noted in its row. Interrupting the kernel gives the rows known so far.

    A contender that plays no moves, since it works on bits of its own, has no nodes unless it has
    a method `nodes`, called with the same arguments. Its runs have no limit.

    Raises Disagreement if values differ, ContenderFailed if one raises or answers no value.
    """
    from tqdm.auto import tqdm

    running = Race(contenders, positions, depth, repeats, limit_seconds)
    bar = tqdm(total=running.total, desc="Racing", leave=False, disable=not someone_watches())
    try:
        for _ in running:
            bar.update(running.done - bar.n)
    except KeyboardInterrupt:
        running.stop()
    finally:
        bar.close()
    return running.table()


def for_first(search: Contender) -> Contender:
    """`search`, whose value is the side to move's, as one whose value is the first player's.

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
            return answer  # the race says what is wrong with it
        return Choice(position.player * value, getattr(answer, "move", None))

    return for_first_player


def someone_watches() -> bool:
    """Whether a person sees this run: not so while notebooks are built or tested."""
    if "IPython" in sys.modules:
        shell = sys.modules["IPython"].get_ipython()
        if hasattr(shell, "kernel"):  # who can answer input() is at a keyboard
            return bool(shell.kernel.get_parent().get("content", {}).get("allow_stdin"))
    return sys.stderr.isatty()
