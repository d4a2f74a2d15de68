"""The rungs of the ladder: each a way to find the score of a position, with one idea more."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from c4lab.games import ConnectFour
from c4lab.games.bits import has_four
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.search import (
    WIN,
    Choice,
    alphabeta,
    centre_first,
    deepening,
    minimax,
    mtdf,
    pvs,
    with_memory,
)
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished
from c4lab.solver.plain.bits import landings, non_losing, to_bits, winning_cells
from c4lab.solver.plain.moves import CENTRE_FIRST, ordered
from c4lab.solver.plain.search import ALL
from c4lab.solver.plain.table import Table, key_of

Solve = Callable[[str, Meter], int]
"""The score of a position, for the side to move; the meter counts the nodes, and may stop it."""
Clocked = Callable[[str], int]
"""The same without a meter around it: what the clock runs on."""

HIGHEST = 21  # the score of a win with the first disc, if that could be
ENTRIES = 100_003  # of a table: more would take longer to make than some positions to solve


class Rung(NamedTuple):
    """A technique, the lesson that it comes from ("" if none), and the search that has it and all
    before it."""

    name: str
    lesson: str
    solve: Solve
    clocked: Clocked


def score(value: float) -> int:
    """The score that a search without opinions means, which counts the moves that were left.

    >>> score(WIN + 35), score(0), score(-WIN)  # the fourth disc wins; a draw; lost at the last
    (18, 0, -1)
    """
    if abs(value) < WIN:
        return 0
    sooner = int(abs(value) - WIN) // 2 + 1
    return sooner if value > 0 else -sooner


def even(position: Any) -> float:
    """No opinion: only how a game ends counts, and when."""
    return 0


def by_positions(
    name: str,
    lesson: str,
    search: Callable[..., Choice],
    *,
    first: bool = False,
) -> Rung:
    """A search of `c4lab.search`, to the end of the game; `first` if it has the first player's
    view."""

    def solve(position: ConnectFour, watched: Any) -> int:
        view = position.player if first else 1
        return score(view * search(watched, None, even).value)

    def counted(text: str, meter: Meter) -> int:
        position = ConnectFour.parse(text)
        return solve(position, meter.watch(position))

    def clocked(text: str) -> int:
        position = ConnectFour.parse(text)
        return solve(position, position)

    return Rung(name, lesson, counted, clocked)


@dataclass(frozen=True)
class Ideas:
    """What a search on bits does besides alpha-beta with a table, centre first."""

    wins: bool = False  # looks for a win with the next disc before it plays a move
    filter: bool = False  # leaves out the moves that lose at once; so nobody can win at once below
    sort: bool = False  # tries the move first that leaves the most winning cells
    packed: bool = False  # a table of one size; an entry has both bounds and no move
    limits: bool = False  # the cells that are left say how high and how low a score can be


ALL_IDEAS = Ideas(wins=True, filter=True, sort=True, packed=True, limits=True)


class Bits:
    """Alpha-beta on bits, fail-soft, with some `ideas`. `meter` counts its nodes."""

    def __init__(self, ideas: Ideas, meter: Meter) -> None:
        self.ideas, self.meter = ideas, meter
        self._packed = Table(ENTRIES) if ideas.packed else None
        self._last: dict[int, tuple[int, int, int]] = {}  # lower and upper bound, and the move

    def score(self, text: str) -> int:
        """The score of this position, which is not over."""
        mine, mask = to_bits(ConnectFour.parse(text))
        if self.ideas.filter and winning_cells(mine, mask) & landings(mask):
            return (ALL - mask.bit_count() + 1) // 2
        return self.search(mine, mask, -HIGHEST, HIGHEST)

    def search(self, mine: int, mask: int, alpha: int, beta: int) -> int:
        """The score in this window. With `ideas.filter` the side to move cannot win at once."""
        self.meter.count()
        over = self._without_search(mine, mask)
        if over is not None:
            return over
        key = key_of(mine, mask)
        lower, upper, known = self._known(key, ALL - mask.bit_count())
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        if self.ideas.packed or self.ideas.limits:
            alpha, beta = max(alpha, lower), min(beta, upper)
        best, chosen = -ALL, 0
        for move in self._moves(mine, mask, known):
            high = -max(alpha, best)
            found = -self.search(mine ^ mask, mask | move, -beta, high)
            if found > best:
                best, chosen = found, move
            if best >= beta:
                break
        if best <= alpha:
            upper = best
        elif best >= beta:
            lower = best
        else:
            lower = upper = best
        if self._packed:
            self._packed.store(key, lower, upper)
        elif best <= alpha:
            self._last[key] = -HIGHEST, best, chosen
        elif best >= beta:
            self._last[key] = best, HIGHEST, chosen
        else:
            self._last[key] = best, best, chosen
        return best

    def _without_search(self, mine: int, mask: int) -> int | None:
        left = ALL - mask.bit_count()
        if self.ideas.filter:
            if not non_losing(mine, mask):
                return -(left // 2)
            return 0 if left <= 2 else None
        if has_four(mine ^ mask):
            return -(left // 2) - 1
        if not left:
            return 0
        if self.ideas.wins and winning_cells(mine, mask) & landings(mask):
            return (left + 1) // 2
        return None

    def _known(self, key: int, left: int) -> tuple[int, int, int]:
        lowest, highest = -HIGHEST, HIGHEST
        if self.ideas.limits:
            # Where neither side can win with its next disc, the one after it is the soonest.
            soon = 1 if self.ideas.filter else 0
            lowest, highest = soon - left // 2, (left + 1) // 2 - soon
        if self._packed:
            return *self._packed.bounds(key, lowest, highest), 0
        lower, upper, move = self._last.get(key, (lowest, highest, 0))
        return max(lower, lowest), min(upper, highest), move

    def _moves(self, mine: int, mask: int, known: int) -> list[int]:
        moves = non_losing(mine, mask) if self.ideas.filter else landings(mask)
        if self.ideas.sort:
            found = ordered(mine, mask, moves)
        else:
            found = [move for column in CENTRE_FIRST if (move := moves & column)]
        return [known, *(move for move in found if move != known)] if known else found


def on_bits(name: str, lesson: str, ideas: Ideas) -> Rung:
    """The search on bits with these ideas, and a new table for each position."""

    def solve(text: str, meter: Meter) -> int:
        return Bits(ideas, meter).score(text)

    return Rung(name, lesson, solve, lambda text: solve(text, Meter()))


def assembled(name: str, lesson: str, parts: Parts | None = None) -> Rung:
    """The readable solver, or one that is made of these parts."""

    def solve(text: str, meter: Meter) -> int:
        solver = Assembled(parts, size=ENTRIES, limit=meter.budget)
        try:
            return solver.solve(text)
        except Unfinished:
            raise BudgetExceeded from None
        finally:
            meter.nodes = solver.nodes

    return Rung(name, lesson, solve, lambda text: Assembled(parts, size=ENTRIES).solve(text))


WITH_TABLE = "transposition table"
RUNGS = (
    by_positions("minimax", "01", minimax, first=True),
    by_positions("alpha-beta", "02", alphabeta, first=True),
    by_positions("centre first", "08", partial(alphabeta, order=centre_first), first=True),
    by_positions(WITH_TABLE, "10", partial(with_memory, order=centre_first)),
    by_positions("  the table and PVS", "11", partial(pvs, order=centre_first)),
    by_positions(
        "  the table and deepening", "12",
        partial(deepening, search=with_memory, order=centre_first),
    ),
    by_positions("  the table and MTD(f)", "13", partial(mtdf, order=centre_first)),
    on_bits("bitboards", "14", Ideas()),
    on_bits("own wins at once", "15", Ideas(wins=True)),
    on_bits("no move that loses at once", "15", Ideas(wins=True, filter=True)),
    on_bits("most winning cells first", "15", Ideas(wins=True, filter=True, sort=True)),
    on_bits("packed table, both bounds", "16", replace(ALL_IDEAS, limits=False)),
    on_bits("limits from the cells left", "17", ALL_IDEAS),
    assembled("null windows: the readable one", "17"),
)  # fmt: skip
"""From the first lesson on, each with one idea more than the one above it; those that are set in
have one more than the transposition table. Negamax looks at what alpha-beta looks at, so it has
none."""
