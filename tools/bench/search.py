"""The cost of each search for the same values, compared with the first one, in one run."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from c4lab.data import quiet_positions
from c4lab.evaluation import Squares
from c4lab.games import Position
from c4lab.instruments import for_first, race
from c4lab.search import (
    Choice,
    alphabeta,
    aspiration,
    centre_first,
    deepening,
    minimax,
    mtdf,
    negamax,
    pvs,
    with_memory,
)

SEARCHES: dict[str, Callable[..., Choice]] = {
    "minimax": minimax,
    "alpha-beta": partial(alphabeta, order=centre_first),
    "negamax": for_first(partial(negamax, order=centre_first)),
    "with memory": for_first(partial(with_memory, order=centre_first)),
    "aspiration": for_first(partial(aspiration, order=centre_first)),
    "PVS": for_first(partial(pvs, order=centre_first)),
    "deepening": for_first(partial(deepening, order=centre_first)),
    "MTD(f)": for_first(partial(mtdf, order=centre_first)),
}
"""Called as `search(position, depth, evaluate)`; the values are the first player's."""


class Cost(NamedTuple):
    """The cost of a search for all positions.

    The first search needs `fewer` times as many nodes and `faster` times as many seconds.
    """

    search: str
    nodes: int
    fewer: float
    seconds: float
    faster: float


def costs(positions: int = 10, depth: int = 4, repeats: int = 3) -> list[Cost]:
    """The cost of each search on `positions` quiet positions, `depth` moves ahead, with `Squares`.

    The seconds are medians of `repeats` rounds, in which the searches take turns. Raises
    `instruments.Disagreement` if two searches differ in a value.
    """
    every = quiet_positions()
    chosen = {str(p): p for p, _ in every[:: max(1, len(every) // positions)][:positions]}

    def judged(search: Callable[..., Choice]) -> Callable[[Position, int], Choice]:
        return lambda position, depth: search(position, depth, Squares())

    contenders = {name: judged(search) for name, search in SEARCHES.items()}
    sums = race(contenders, chosen, depth, repeats).groupby("contender", sort=False)
    totals = sums[["nodes", "seconds"]].sum()
    first = totals.iloc[0]
    return [
        Cost(
            str(name), int(own.nodes), first.nodes / own.nodes,
            own.seconds, first.seconds / own.seconds,
        )
        for name, own in totals.iterrows()
    ]  # fmt: skip
