"""The parts of the ladder taken away one at a time, to see what each brings beside the others."""

from collections.abc import Callable, Iterable

from c4lab.solver.sim import canonical
from c4lab.solver.sim.ladder import best_first, in_order, wins_at_once

Order = Callable[[int, int], Iterable[int]]


def worked_out(*, ordering: bool = True, at_once: bool = True, plies: int = 15) -> int:
    """How many positions a search with a table works out for the whole of Sim.

    `ordering`: try first what leaves more safe edges; `at_once`: look first for an edge that leaves
    the other none; `plies`: positions that differ in names only are one up to that ply, -1: never.
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
