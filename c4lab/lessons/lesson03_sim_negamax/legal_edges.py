"""03.4 Legal edges on bit masks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import (
    Mistake,
    compare,
    exercise,
)
from c4lab.games import Sim
from c4lab.games.sim import EDGES
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, masks, position_of, unfinished


def free_edges(red: int, amber: int) -> list[int]:
    return [edge for i, edge in enumerate(EDGES) if not (red | amber) >> i & 1]


def free_indices(red: int, amber: int) -> list[int]:
    return [i for i in range(15) if not (red | amber) >> i & 1]


@cache
def mask_cases() -> list[Masks]:
    random = Random(3)
    few = [Sim(), Sim.parse("12"), Sim.parse("12-56")]
    return [masks(p) for p in (*few, *(unfinished(n, random) for n in range(2, 14)))]


@exercise("03.4")
def legal_edges(answer: Callable[[int, int], Any]) -> None:
    compare(
        answer,
        free_edges,
        mask_cases(),
        same=lambda got, expected: sorted(got) == sorted(expected),
        show=position_of,
        mistakes=(
            Mistake(
                "bits-from-the-wrong-end",
                "The bits are read from the wrong end: bit 0, the lowest, is edge 12, and bit 14 "
                "is edge 56.",
                lambda red, amber: [
                    edge for i, edge in enumerate(EDGES) if not (red | amber) >> (14 - i) & 1
                ],
            ),
            Mistake(
                "forgets-amber",
                "Edges that amber has coloured are still in your list.",
                lambda red, amber: free_edges(red, 0),
            ),
            Mistake(
                "forgets-red",
                "Edges that red has coloured are still in your list.",
                lambda red, amber: free_edges(0, amber),
            ),
            Mistake(
                "and-for-or",
                "Coloured edges are still in your list. An edge is taken if its bit is set in red "
                "OR in amber, `red | amber`; no edge is in both, so `red & amber` is 0.",
                lambda red, amber: list(EDGES),
            ),
            Mistake(
                "and-with-the-number",
                "`mask & i` compares `mask` with the bits of the number i. Whether bit i itself is "
                "set, `mask >> i & 1` says.",
                lambda red, amber: [e for i, e in enumerate(EDGES) if not (red | amber) & i],
            ),
            Mistake(
                "coloured-instead",
                "These are the edges that are coloured. The legal ones are all others.",
                lambda red, amber: [edge for edge in EDGES if edge not in free_edges(red, amber)],
            ),
            Mistake(
                "numbers-of-the-bits",
                "These are the numbers of the bits. Bit i stands for the edge EDGES[i].",
                free_indices,
            ),
            Mistake(
                "bits-themselves",
                "These are the bits themselves, 1, 2, 4 and so on. Bit i stands for EDGES[i].",
                lambda red, amber: [1 << i for i in free_indices(red, amber)],
            ),
            Mistake(
                "one-edge-short",
                "Edge 56 is never in your list: there are fifteen edges, and range(15) ends at 14.",
                lambda red, amber: [edge for edge in free_edges(red, amber) if edge != 56],
            ),
        ),
    )
