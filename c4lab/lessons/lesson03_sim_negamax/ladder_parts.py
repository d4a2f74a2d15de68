"""The search of the ladder with one part left out, to see what that part saves."""

from collections.abc import Callable, Iterable

from c4lab.solver.sim import canonical
from c4lab.solver.sim.ladder import best_first, in_order, wins_at_once

Order = Callable[[int, int], Iterable[int]]


def worked_out(*, ordering: bool = True, at_once: bool = True, plies: int = 15) -> int:
    """How many positions a search with a table works out to solve Sim.

    With `ordering` it tries first the edges that leave more safe ones. With `at_once` it looks
    first for an edge that leaves the opponent no safe one. Up to ply `plies`, positions count as
    one if renaming the points turns one into the other; -1: they never do.
    """
    table: dict[int, bool] = {}
    order: Order = best_first if ordering else in_order

    def wins(mine: int, theirs: int) -> bool:
        early = (mine | theirs).bit_count() <= plies
        key = canonical(mine, theirs) if early else mine << 15 | theirs
        if key not in table:
            table[key] = (at_once and wins_at_once(mine, theirs)) or any(
                not wins(theirs, mine | edge) for edge in order(mine, theirs)
            )
        return table[key]

    wins(0, 0)
    return len(table)
