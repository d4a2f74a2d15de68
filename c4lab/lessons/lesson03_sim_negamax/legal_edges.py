"""03.4 Legal edges on bit masks."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Wrong, compare, exercise, has
from c4lab.games.sim import EDGES
from c4lab.lessons.lesson03_sim_negamax.cases import Masks, masks, position_of, unfinished

ALL = range(len(EDGES))


def free(taken: int) -> list[int]:
    return [EDGES[i] for i in ALL if not taken >> i & 1]


def numbers(red: int, amber: int) -> list[int]:
    return [EDGES.index(edge) for edge in free(red | amber)]


def of_edges(holds: Callable[[int, int], Any]) -> Callable[[int, int], list[int]]:
    """The edges for which `holds`, of the mask of all coloured ones and the number of the bit."""
    return lambda red, amber: [edge for i, edge in enumerate(EDGES) if holds(red | amber, i)]


STILL = "Edges that {} has coloured are still in your list."
MISTAKES = (
    Mistake(
        "or-of-the-masks",
        "`red or amber` is red alone if any bit of red is set. `red | amber` has the bits of both.",
        lambda red, amber: free(red or amber),
        seen=has(ast.Or),
    ),
    Mistake(
        "or-of-the-masks",
        "`red and amber` is amber alone if any bit of red is set. `red | amber` has the bits of "
        "both.",
        lambda red, amber: free(red and amber),
        seen=has(ast.And),
    ),
    Mistake("forgets-amber", STILL.format("amber"), lambda red, amber: free(red)),
    Mistake("forgets-red", STILL.format("red"), lambda red, amber: free(amber)),
    Mistake(
        "all-edges",
        "All fifteen edges are always in your list. An edge is taken if its bit is set in red or "
        "in amber; no bit is set in both.",
        lambda red, amber: free(red & amber),
    ),
    Mistake(
        "bits-from-the-wrong-end",
        "The bits are read from the wrong end: bit 0, the lowest, is edge 12, and bit 14 is edge "
        "56.",
        of_edges(lambda taken, i: not taken >> (14 - i) & 1),
    ),
    Mistake(
        "leading-zeros",
        "Free edges behind the last coloured one are missing: Python writes a number in binary "
        "without zeros in front, and there are fifteen edges.",
        of_edges(lambda taken, i: i < max(1, taken.bit_length()) and not taken >> i & 1),
    ),
    Mistake(
        "and-with-the-number",
        "The mask is compared with the bits of the number i, and not with bit i: `mask >> i & 1` "
        "says whether that is set.",
        of_edges(lambda taken, i: not taken & i),
    ),
    Mistake(
        "higher-bits-too",
        "An edge is in your list only if no later one is coloured: `mask >> i` still has all the "
        "higher bits. `mask >> i & 1` is the lowest of them, bit i.",
        of_edges(lambda taken, i: not taken >> i),
    ),
    Mistake(
        "each-mask-alone",
        "The edges that red left free and those that amber left free are put together. Only an "
        "edge that is free in both masks is legal, once.",
        lambda red, amber: free(red) + free(amber),
    ),
    *(
        Mistake(
            "one-bit-off",
            "Each edge is looked up one bit from its own: bit 0, the lowest, is edge 12.",
            of_edges(partial(lambda off, taken, i: not taken << 1 >> i + off & 1, off)),
        )
        for off in (0, 2)
    ),
    Mistake(
        "coloured-instead",
        "These are the edges that are coloured. The legal ones are all others.",
        lambda red, amber: free(~(red | amber)),
    ),
    Mistake(
        "numbers-of-the-bits",
        "These are the numbers of the bits. Bit i stands for the edge EDGES[i].",
        numbers,
    ),
    Mistake(
        "bits-themselves",
        "These are the bits themselves, 1, 2, 4 and so on. Bit i stands for EDGES[i].",
        lambda red, amber: [1 << i for i in numbers(red, amber)],
    ),
    Mistake(
        "one-edge-short",
        "Edge 56 is never in your list: there are fifteen edges, and the last is bit 14.",
        of_edges(lambda taken, i: i < 14 and not taken >> i & 1),
    ),
)


@cache
def cases() -> list[Masks]:
    """Red's mask and amber's, few edges first: each edge alone, and positions of games."""
    random = Random(3)
    games = [masks(unfinished(n, random)) for n in (2, 2, 3, *range(2, 14))]
    return [(0, 0), *((1 << i, 0) for i in ALL), *games]


@exercise("03.4", mistakes=MISTAKES)
def legal_edges(answer: Answer) -> None:
    try:
        compare(
            answer,
            cases(),
            same=lambda got, expected: sorted(got) == sorted(expected),
            show=position_of,
            mistakes=MISTAKES,
        )
    except Wrong as wrong:
        if wrong.case is not None and wrong.counterexample is not None:
            name_the_difference(wrong, answer)
        raise


def name_the_difference(wrong: Wrong, answer: Answer) -> None:
    """Adds to the example which edges are too many and which are missing: lists of fifteen are
    hard to compare by eye."""
    example = wrong.counterexample
    assert example is not None
    assert isinstance(wrong.case, tuple)
    got = answer.ask(wrong.case)
    if not isinstance(got, (list, tuple, set, frozenset)):
        return
    expected = answer.solution(*wrong.case)
    too_many = [each for each in got if each not in expected or list(got).count(each) > 1]
    missing = [each for each in expected if each not in got]
    words = [
        f"{', '.join(map(str, dict.fromkeys(edges)))} {what}"
        for edges, what in ((too_many, "too many"), (missing, "missing"))
        if edges
    ]
    wrong.counterexample = replace(example, got=f"{example.got} ({'; '.join(words)})")
    if wrong.message == example.sentence:
        wrong.message = wrong.counterexample.sentence
