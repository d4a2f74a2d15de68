"""The cost of solving a set of positions: for our solver, and for another one in the same run.

The two take turns, block by block, so that a busy moment hits both alike, and the one that goes
first changes. We measure CPU time, which stands still while other programs use the processor.

Before each pass over a set both solvers empty their tables, or else they would only look up what
they have solved before. This and the making of boards are not timed.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from c4lab.bench.contenders import Contender
from tools.bench.position_sets import PositionSet

FORGOTTEN = ("begin-medium", "begin-hard")
"""In these sets each position is solved with an empty table; in others the table is kept."""

# On Windows CPU time advances in steps that are as long as a whole set.
clock, CLOCK = (perf_counter, "time") if os.name == "nt" else (process_time, "CPU time")

BLOCK = 0.02
"""Seconds that the slower solver takes for a block: far more than the clock's step of a
microsecond, and enough to fill the processor's caches again after the other's turn."""
ENOUGH = 3.0
"""Seconds for a set. A pass that takes longer is the only one; else as many passes as fit."""
MOST_PASSES = 15


class Cost(NamedTuple):
    """The mean cost of a position to one contender, and how many of its scores were wrong."""

    seconds: float
    nodes: float | None
    wrong: int


@dataclass(frozen=True)
class Row:
    """The cost of a set of positions: to our solver, and to the other if there is one."""

    name: str
    positions: int
    ours: Cost
    other: Cost | None = None

    @property
    def ratio(self) -> float | None:
        """The time of our solver divided by the other's: below 1 ours is faster."""
        return None if self.other is None else self.ours.seconds / self.other.seconds


@dataclass
class _Pass:
    """The time, nodes and scores of one contender in one pass over a set."""

    seconds: float
    nodes: int | None
    scores: list[int]


def measure(known: PositionSet, contenders: Sequence[Contender]) -> Row:
    """The costs of a set to the first contender and, if there is one, to the second."""
    fresh = known.name in FORGOTTEN
    start = perf_counter()
    passes = [_pass(known, contenders, 1, fresh)]
    elapsed = perf_counter() - start
    if elapsed < ENOUGH:
        # The first pass was a warm-up: it only tells how long the blocks should be.
        slowest = max(run.seconds for run in passes[0]) / len(known.positions)
        size = 1 if fresh else max(1, round(BLOCK / max(slowest, 1e-9)))
        count = max(1, min(MOST_PASSES, int(ENOUGH / elapsed)))
        passes = [_pass(known, contenders, size, fresh) for _ in range(count)]
    costs = [_cost(known, runs) for runs in zip(*passes, strict=True)]
    return Row(known.name, len(known.positions), *costs)


def _pass(
    known: PositionSet, contenders: Sequence[Contender], size: int, fresh: bool
) -> list[_Pass]:
    """Each contender solves every position once, in blocks of `size`.

    `fresh`: each contender is reset before each block.
    """
    runs = [_Pass(0.0, None, []) for _ in contenders]
    turns = list(zip(contenders, runs, strict=True))
    for contender in contenders:
        contender.reset()
    count = len(known.positions)
    for first, end in pairwise([*range(0, count, size), count]):
        for contender, run in turns:
            if fresh:
                contender.reset()
            _block(contender, known.positions[first:end], run)
        turns.reverse()
    return runs


def _block(contender: Contender, positions: Sequence[str], run: _Pass) -> None:
    solve = contender.prepare(positions)
    before = contender.nodes
    start = clock()
    scores = solve()
    run.seconds += clock() - start
    after = contender.nodes
    if before is not None and after is not None:
        run.nodes = (run.nodes or 0) + after - before
    run.scores.extend(int(score) for score in scores)


def _cost(known: PositionSet, runs: Sequence[_Pass]) -> Cost:
    """The median cost of the passes; a position is wrong if any pass has a wrong score."""
    count = len(known.positions)
    answers = zip(known.scores, *(run.scores for run in runs), strict=True)
    nodes = runs[0].nodes  # the same in each pass
    return Cost(
        median(run.seconds for run in runs) / count,
        None if nodes is None else nodes / count,
        sum(any(score != right for score in scores) for right, *scores in answers),
    )
