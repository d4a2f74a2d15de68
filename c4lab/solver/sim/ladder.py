"""Solving Sim, one idea at a time: who wins if both sides play perfectly?

Sim has no draws, so each search answers one yes-or-no question: does the side to move win?
Alpha-beta then becomes "stop at the first winning move". A player who closes a triangle loses,
so the searches try only safe edges. A player without a safe edge has lost.

A table holds True for a position whose side to move wins, False for one whose side to move
loses. Both are exact and final, so an entry needs neither a depth nor a bound.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from c4lab.games import Sim
from c4lab.search import Choice
from c4lab.solver.sim.bits import canonical, edge_name, edges_of, safe, to_bits

Table = dict[int, bool]


def in_order(mine: int, theirs: int) -> Iterable[int]:
    """The safe edges, in order from 12 to 56."""
    return edges_of(safe(mine, theirs))


def best_first(mine: int, theirs: int) -> Iterable[int]:
    """The safe edges, first those that leave me more safe edges than they leave the other.

    Of equals the later edge comes first.
    """

    def lead(edge: int) -> tuple[int, int]:
        after = mine | edge
        return safe(after, theirs).bit_count() - safe(theirs, after).bit_count(), edge

    return sorted(edges_of(safe(mine, theirs)), key=lead, reverse=True)


def wins_at_once(mine: int, theirs: int) -> bool:
    """Whether some safe edge leaves the other player none."""
    return any(not safe(theirs, mine | edge) for edge in edges_of(safe(mine, theirs)))


def stopping_early(mine: int, theirs: int, table: Table) -> bool:
    """Whether the side to move wins. Stops at the first winning move; `table` stays empty."""
    return any(not stopping_early(theirs, mine | edge, table) for edge in in_order(mine, theirs))


def remembering(mine: int, theirs: int, table: Table) -> bool:
    """As `stopping_early`, with a table: never solves the same position twice."""
    key = mine << 15 | theirs
    if key not in table:
        table[key] = any(
            not remembering(theirs, mine | edge, table) for edge in in_order(mine, theirs)
        )
    return table[key]


def ordering(mine: int, theirs: int, table: Table) -> bool:
    """As `remembering`; looks for a win at once first, then tries the most probable wins first."""
    key = mine << 15 | theirs
    if key not in table:
        table[key] = wins_at_once(mine, theirs) or any(
            not ordering(theirs, mine | edge, table) for edge in best_first(mine, theirs)
        )
    return table[key]


def folding(mine: int, theirs: int, table: Table, plies: int = 5) -> bool:
    """As `ordering`; up to `plies`, positions that differ only in the points' names are one."""
    early = (mine | theirs).bit_count() <= plies
    key = canonical(mine, theirs) if early else mine << 15 | theirs
    if key not in table:
        table[key] = wins_at_once(mine, theirs) or any(
            not folding(theirs, mine | edge, table, plies) for edge in best_first(mine, theirs)
        )
    return table[key]


@dataclass(frozen=True)
class Rung:
    """One step of the ladder, called like any search: `rung(position)` gives a Choice.

    `wins(mine, theirs, table)` says whether the side to move wins, trying moves as in `order`.
    """

    wins: Callable[[int, int, Table], bool]
    order: Callable[[int, int], Iterable[int]]

    def __call__(self, position: Sim) -> Choice:
        """The value for the first player, +1 or -1, and a move that reaches it.

        The side that loses gets the first safe edge in this rung's order: with `best_first` one
        that keeps many safe edges, which resists well but not always longest.
        """
        result = position.result()
        if result is not None:
            return Choice(result)
        table: Table = {}
        mine, theirs = to_bits(position)
        moves = list(self.order(mine, theirs))
        for edge in moves:
            if not self.wins(theirs, mine | edge, table):
                return Choice(position.player, edge_name(edge))
        return Choice(-position.player, edge_name(moves[0]) if moves else position.moves()[0])

    def nodes(self, position: Sim) -> int:
        """How many positions `wins` solves: the size of its table, or of the whole tree."""
        mine, theirs = to_bits(position)
        if self.wins is stopping_early:
            return tree_size(mine, theirs, {})[1]
        table: Table = {}
        self.wins(mine, theirs, table)
        return len(table)


def tree_size(mine: int, theirs: int, table: dict[int, tuple[bool, int]]) -> tuple[bool, int]:
    """(the answer of `stopping_early`, its number of calls); counts each subtree only once."""
    key = mine << 15 | theirs
    if key not in table:
        calls, won = 1, False
        for edge in in_order(mine, theirs):
            other_wins, more = tree_size(theirs, mine | edge, table)
            calls += more
            if not other_wins:
                won = True
                break
        table[key] = won, calls
    return table[key]


LADDER = {
    "bitmasks": Rung(stopping_early, in_order),
    "+ table": Rung(remembering, in_order),
    "+ ordering": Rung(ordering, best_first),
    "+ symmetry to ply 5": Rung(folding, best_first),
    "+ symmetry at every ply": Rung(partial(folding, plies=15), best_first),
}
"""The ladder from slow to fast, each rung with one idea more than the one before."""


def solve(position: Sim) -> Choice:
    """The winner, +1 for the first player, -1 for the second, and a move that wins or resists.

    Uses the rung with symmetry to ply 5: a few hundredths of a second from the start.

    >>> solve(Sim())
    Choice(value=-1, move=56)
    """
    return LADDER["+ symmetry to ply 5"](position)
