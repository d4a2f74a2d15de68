"""Counts the race of 13.6 with tables that another search has filled: without it a learner who
shares a table would read numbers only."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.search import Table, centre_first, mtdf, pvs

squares = Squares()
GAMES = ("534654246571", "222532537254", "327637335655", "353515541762", "531534127241")
Run = tuple[str, int]  # who searches, "MTD(f)" or "PVS", and to which depth
OURS, THEIRS = "MTD(f)", "PVS"
CHAINS: tuple[tuple[Run, ...], ...] = (
    *(((name, 4), (name, 5)) for name in (OURS, THEIRS)),
    *(((name, 5), (name, 4)) for name in (OURS, THEIRS)),
    *(((OURS, depth), (THEIRS, depth)) for depth in (4, 5)),
    *(((THEIRS, depth), (OURS, depth)) for depth in (4, 5)),
    ((OURS, 4), (THEIRS, 4), (OURS, 5), (THEIRS, 5)),
    ((THEIRS, 4), (OURS, 4), (THEIRS, 5), (OURS, 5)),
    ((OURS, 4), (OURS, 5), (THEIRS, 4), (THEIRS, 5)),
    ((THEIRS, 4), (THEIRS, 5), (OURS, 4), (OURS, 5)),
)
"""Searches that share a table on each board, in their order. The boards have no positions in
common, so one table for all of them gives the same counts."""


def about_filled_tables(name: str, depth: int, nodes: object) -> str:
    """The sentence for a learner whose search of this depth looks at so many nodes on the five
    boards because its table was filled before; "" if no sharing of tables gives that number."""
    for before in _before((name, depth)):
        if _nodes(before, (name, depth)) == nodes:
            one = len(before) == 1
            who = f"{before[0][0]} at depth {before[0][1]} has" if one else "other searches have"
            return (
                f"{name}, depth {depth}: that is with a table that {who} filled before. Each "
                "search needs a table of its own: leave `table` out."
            )
    return ""


def _before(run: Run) -> Iterator[tuple[Run, ...]]:
    """The searches that come before this one, in each of CHAINS that has any."""
    for chain in CHAINS:
        if run in chain[1:]:
            yield chain[: chain.index(run)]


@cache
def _nodes(before: tuple[Run, ...], run: Run) -> int:
    """The nodes of a search on the five boards, after others that had the same tables."""
    nodes = 0
    for game in GAMES:
        table = Table()
        for each in (*before, run):
            last = _nodes_once(game, each, table)
        nodes += last
    return nodes


def _nodes_once(game: str, run: Run, table: Table) -> int:
    name, depth = run
    board, meter = ConnectFour.parse(game), Meter()
    guess = {"guess": squares(board)} if name == OURS else {}
    search: Any = mtdf if name == OURS else pvs
    search(meter.watch(board), depth, squares, order=centre_first, table=table, **guess)
    return meter.nodes
