"""The rungs of the ladder: each a way to find the score of a position, with one idea more."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from c4lab.games import Bitboard, ConnectFour
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
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.search import ALL
from c4lab.solver.plain.table import Table, key_of

Solve = Callable[[str, Meter], int]
"""The score of a position, for the side to move; the meter counts the nodes, and may stop it."""
Clocked = Callable[[str], int]
"""The same without a meter around it: what the clock runs on."""

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
    board: type[ConnectFour] = ConnectFour,
    *,
    first: bool = False,
) -> Rung:
    """A search of `c4lab.search`, to the end of the game; `first` if it has the first player's
    view."""

    def solve(position: ConnectFour, watched: Any) -> int:
        view = position.player if first else 1
        return score(view * search(watched, None, even).value)

    def counted(text: str, meter: Meter) -> int:
        position = board.parse(text)
        return solve(position, meter.watch(position))

    def clocked(text: str) -> int:
        position = board.parse(text)
        return solve(position, position)

    return Rung(name, lesson, counted, clocked)


class LastBound:
    """A table as in lesson 10: one bound for a position, the last one, and no limit."""

    def __init__(self) -> None:
        self._bounds: dict[int, tuple[int | None, int | None]] = {}

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        low, high = self._bounds.get(key, (None, None))
        return lower if low is None else low, upper if high is None else high

    def store(self, key: int, lower: int | None, upper: int | None) -> None:
        self._bounds[key] = lower, upper


def whole_window(mine: int, mask: int, alpha: int, beta: int, table: Any, meter: Meter) -> int:
    """Alpha-beta on bits, fail-soft. The side to move cannot win with its next disc."""
    meter.count()
    left = ALL - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    key = key_of(mine, mask)
    lower: int
    upper: int
    lower, upper = table.bounds(key, 1 - left // 2, (left - 1) // 2)
    if lower >= beta or lower == upper:
        return lower
    if upper <= alpha:
        return upper
    low, high, best = max(alpha, lower), min(beta, upper), lower
    for move in ordered(mine, mask, moves):
        found = -whole_window(mine ^ mask, mask | move, -high, -max(low, best), table, meter)
        best = max(best, found)
        if best >= high:
            break
    one = isinstance(table, LastBound)
    is_least, is_most = best > low, best < high
    if one:
        table.store(key, best if is_least else None, best if is_most else None)
    else:
        table.store(key, best if is_least else lower, best if is_most else upper)
    return best


def on_bits(name: str, lesson: str, make_table: Callable[[], Any]) -> Rung:
    """The search on bits with such a table, new for each position."""

    def solve(text: str, meter: Meter) -> int:
        mine, mask = to_bits(ConnectFour.parse(text))
        left = ALL - mask.bit_count()
        if winning_cells(mine, mask) & landings(mask):
            return (left + 1) // 2
        return whole_window(mine, mask, -(left // 2), (left - 1) // 2, make_table(), meter)

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


RUNGS = (
    by_positions("minimax", "01", minimax, first=True),
    by_positions("alpha-beta", "02", alphabeta, first=True),
    by_positions("centre first", "08", partial(alphabeta, order=centre_first), first=True),
    by_positions("transposition table", "10", partial(with_memory, order=centre_first)),
    by_positions("PVS", "11", partial(pvs, order=centre_first)),
    by_positions("deepening", "12", partial(deepening, search=pvs, order=centre_first)),
    by_positions("MTD(f)", "13", partial(mtdf, order=centre_first)),
    by_positions("bitboards", "14", partial(mtdf, order=centre_first), Bitboard),
    on_bits("better ordering", "15", LastBound),
    on_bits("better table", "16", partial(Table, ENTRIES)),
    assembled("null windows: the readable one", "17"),
)
"""From the first lesson on. Negamax looks at what alpha-beta looks at, so it has none."""
