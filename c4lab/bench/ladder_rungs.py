"""The rungs of the ladder: ways to find the score of a position, each with one more idea."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from c4lab.bench.ladder_bits import ALL_IDEAS, ENTRIES, Ideas, SearchOnBits
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.instruments.meter import BudgetExceeded
from c4lab.search import (
    Choice,
    alphabeta,
    centre_first,
    deepening,
    minimax,
    mtdf,
    pvs,
    with_memory,
)
from c4lab.search.choice import even, score_of
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished

Solve = Callable[[str, Meter], int]
"""Finds the score of a position in the view of the side to move; the meter counts the nodes and
raises BudgetExceeded."""
Clocked = Callable[[str], int]
"""The same without a meter: this is timed."""


class Rung(NamedTuple):
    """A technique, its lesson ("" if none), and the search that has it and all before it."""

    name: str
    lesson: str
    solve: Solve
    clocked: Clocked


def search_rung(
    name: str,
    lesson: str,
    search: Callable[..., Choice],
    *,
    first: bool = False,
) -> Rung:
    """A rung of `c4lab.search`, to the end of the game; `first`: in the first player's view."""

    def solve(position: ConnectFour, watched: Any) -> int:
        view = position.player if first else 1
        return score_of(view * search(watched, None, even).value)

    def counted(text: str, meter: Meter) -> int:
        position = ConnectFour.parse(text)
        return solve(position, meter.watch(position))

    def clocked(text: str) -> int:
        position = ConnectFour.parse(text)
        return solve(position, position)

    return Rung(name, lesson, counted, clocked)


def bits_rung(name: str, lesson: str, ideas: Ideas) -> Rung:
    """A rung on bits with these ideas, and a new table for each position."""

    def solve(text: str, meter: Meter) -> int:
        return SearchOnBits(ideas, meter).score(text)

    return Rung(name, lesson, solve, lambda text: solve(text, Meter()))


def parts_rung(name: str, lesson: str, parts: Parts | None = None) -> Rung:
    """A rung made of these parts of the readable solver, and of its own for the others."""

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
    search_rung("minimax", "01", minimax, first=True),
    search_rung("alpha-beta", "02", alphabeta, first=True),
    search_rung("centre first", "08", partial(alphabeta, order=centre_first), first=True),
    search_rung(WITH_TABLE, "10", partial(with_memory, order=centre_first)),
    search_rung("  the table and PVS", "11", partial(pvs, order=centre_first)),
    search_rung(
        "  the table and deepening", "12",
        partial(deepening, search=with_memory, order=centre_first),
    ),
    search_rung("  the table and MTD(f)", "13", partial(mtdf, order=centre_first)),
    bits_rung("bitboards", "14", Ideas()),
    bits_rung("own wins at once", "15", Ideas(wins=True)),
    bits_rung("no move that loses at once", "15", Ideas(wins=True, filter=True)),
    bits_rung("most winning cells first", "15", Ideas(wins=True, filter=True, sort=True)),
    bits_rung("packed table, both bounds", "16", replace(ALL_IDEAS, limits=False)),
    bits_rung("limits from the cells left", "17", ALL_IDEAS),
    parts_rung("null windows: the readable one", "17"),
)  # fmt: skip
"""In the order of the lessons, each with one idea more than the one above it. An indented rung has
one idea more than the transposition table. Negamax looks at the same nodes as alpha-beta, so it has
no rung."""
