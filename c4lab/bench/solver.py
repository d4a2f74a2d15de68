"""What solving a set of positions costs: the solver, and another beside it in the same run.

The two take turns, block by block, so that a busy moment hits both alike, and the one that goes
first changes. We measure CPU time, which stands still while other programs use the processor.

Before each pass over a set both solvers empty their tables, or they would only look up what they
solved before. The clock measures neither that nor how the boards are made.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from c4lab.bench.contenders import Contender
from c4lab.bench.position_sets import PositionSet

FORGOTTEN = ("begin-medium", "begin-hard")
"""In these sets each position is solved with an empty table; in others the table is kept."""

# On Windows the CPU time goes on in steps as long as a whole set.
clock, CLOCK = (perf_counter, "time") if os.name == "nt" else (process_time, "CPU time")

BLOCK = 0.02
"""Seconds that the slower one takes for a block: far more than the clock's grain of a microsecond,
and enough for each to find its data in the processor's caches again after the other's turn."""
ENOUGH = 3.0
"""Seconds for a set. A pass that takes longer is the only one; else there are as many as fit."""
MOST_PASSES = 15


class Cost(NamedTuple):
    """The mean cost of a position to one contender, and how many of its scores were wrong."""

    seconds: float
    nodes: float | None
    wrong: int


@dataclass(frozen=True)
class Row:
    """What a set of positions cost: ours, and the other if there is one."""

    name: str
    positions: int
    ours: Cost
    other: Cost | None = None

    @property
    def ratio(self) -> float | None:
        """How many times as long ours takes: below 1 it is the faster one."""
        return None if self.other is None else self.ours.seconds / self.other.seconds


@dataclass
class _Pass:
    """What one contender did in one pass over a set."""

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
        # The first pass, which warmed up, is only used to learn how long the blocks should be.
        slowest = max(run.seconds for run in passes[0]) / len(known.positions)
        size = 1 if fresh else max(1, round(BLOCK / max(slowest, 1e-9)))
        count = max(1, min(MOST_PASSES, int(ENOUGH / elapsed)))
        passes = [_pass(known, contenders, size, fresh) for _ in range(count)]
    costs = [_cost(known, runs) for runs in zip(*passes, strict=True)]
    return Row(known.name, len(known.positions), *costs)


def _pass(
    known: PositionSet, contenders: Sequence[Contender], size: int, fresh: bool
) -> list[_Pass]:
    """Every position once by each, in blocks of `size`; `fresh` means to forget before each."""
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
    """The median pass; a position counts as wrong if it was in any pass."""
    count = len(known.positions)
    answers = zip(known.scores, *(run.scores for run in runs), strict=True)
    nodes = runs[0].nodes  # the same in each pass
    return Cost(
        median(run.seconds for run in runs) / count,
        None if nodes is None else nodes / count,
        sum(any(score != right for score in scores) for right, *scores in answers),
    )
