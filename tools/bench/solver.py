"""The cost of solving sets of positions: for our solver, and for another one in the same run.

The two take turns, block by block, so that a busy moment hits both alike, and the one that goes
first changes. We measure CPU time, which stands still while other programs use the processor.

Before each pass over a set both solvers empty their tables, or else they would only look up what
they have solved before. This and the making of boards are not timed.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.instruments.race_results import amount
from c4lab.work.arguments import path, seed, words
from tools.bench.position_sets import (
    COUNTS,
    BadPositions,
    PositionSet,
    choose_names,
    draw_sets,
    read_sets,
)

EMPTY_BOARD = PositionSet("empty-board", ("",), (1,))
FORGOTTEN = ("begin-medium", "begin-hard")
"""In these sets each position is solved with an empty table; in others the table is kept."""
FEW = 6
"""Of a set whose name ends in -hard, so many positions are measured."""

# On Windows CPU time advances in steps that are as long as a whole set.
clock, CLOCK = (perf_counter, "time") if os.name == "nt" else (process_time, "CPU time")

BLOCK = 0.02
"""Seconds that the slower solver takes for a block: far more than the clock's step of a
microsecond, and enough to fill the processor's caches again after the other's turn."""
ENOUGH = 3.0
"""Seconds for a set. A pass that takes longer is the only one; else as many passes as fit."""
MOST_PASSES = 15


def add(benches: argparse._SubParsersAction[Any]) -> None:
    """Adds `solver` to the benchmarks."""
    bench = benches.add_parser("solver", help="the cost of the solver, alone or beside another")
    source = bench.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--positions", type=path, metavar="FILE_OR_FOLDER",
        help="a set of positions with their scores (a line: 4455 18), or a folder of such files",
    )  # fmt: skip
    source.add_argument(
        "--fresh", type=seed, metavar="SEED",
        help="new random positions of the same kinds, solved first, which takes minutes",
    )  # fmt: skip
    bench.add_argument("--against", choices=[*PEERS], help="another solver, beside ours")
    bench.add_argument(
        "--only", nargs="+", type=words, default=[], metavar="SET",
        help="only these sets (the files' names)",
    )  # fmt: skip
    bench.add_argument(
        "--empty", action="store_true", help="solve the empty board as well: takes minutes"
    )
    bench.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints a table. The exit status: 0, or 1 if nothing could be measured or a score of ours is
    wrong."""
    try:
        sets = _sets(chosen)
        contenders: list[Contender] = [Ours()]
        if chosen.against is not None:
            contenders.append(PEERS[chosen.against]())
    except (BadPositions, Missing) as error:
        print(error, file=sys.stderr)
        return 1
    print(_machine())
    for contender in contenders:
        print(f"{contender.name}: {contender.description}")
    heads = ["set", "positions", contenders[0].name, "nodes", "wrong"]
    if len(contenders) > 1:
        heads += [contenders[1].name, "wrong", "ratio"]
    print("\n" + _line(heads), flush=True)
    wrong = 0
    for known in sets:
        if known is EMPTY_BOARD:
            print("The empty board: this takes minutes.", file=sys.stderr, flush=True)
        row = measure(known, contenders)
        wrong += row.ours.wrong
        print(table_row(row), flush=True)
    print(
        f"\nMean {CLOCK} and nodes for a position, and how many scores are not the file's; the\n"
        "median of several passes over a set, or one pass that takes long. One thread, no opening\n"
        "book. The table is kept within a set, but emptied before each position of\n"
        f"{' and '.join(FORGOTTEN)}; emptying it is not timed."
    )
    if len(contenders) > 1:
        print("A ratio is the time of ours over that of the other. Both took turns in this run: "
              "compare\nratios, not times, with those of other runs.")  # fmt: skip
    return 1 if wrong else 0


def _sets(chosen: argparse.Namespace) -> list[PositionSet]:
    if chosen.fresh is not None:
        names = choose_names(chosen.only, [*COUNTS], "the fresh ones")
        print("Drawing and solving positions.", file=sys.stderr, flush=True)
        sets = draw_sets(chosen.fresh, {name: COUNTS[name] for name in names})
    else:
        sets = read_sets(chosen.positions, chosen.only)
    sets = [each.first(FEW) if each.name.endswith("-hard") else each for each in sets]
    return [*sets, EMPTY_BOARD] if chosen.empty else sets


def _machine() -> str:
    """The system, the processor's cores, and the versions of Python and wasmtime."""
    try:
        wasmtime = f"wasmtime {version('wasmtime')}"
    except PackageNotFoundError:
        wasmtime = "no wasmtime"
    python = f"Python {platform.python_version()}"
    return f"{platform.platform()}, {os.cpu_count()} cores, {python}, {wasmtime}"


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


def table_row(row: Row) -> str:
    """A row of the table."""
    nodes = "-" if row.ours.nodes is None else f"{row.ours.nodes:,.1f}"
    cells = [row.name, f"{row.positions:,}", amount(row.ours.seconds), nodes, f"{row.ours.wrong:,}"]
    if row.other is not None:
        cells += [amount(row.other.seconds), f"{row.other.wrong:,}", f"{row.ratio:.3f}"]
    return _line(cells)


def _line(cells: Sequence[str]) -> str:
    first, *others = cells
    widths = (9, 11, 13, 5, 11, 5, 7)
    aligned = (f"{cell:>{width}}" for cell, width in zip(others, widths, strict=False))
    return " ".join([f"{first:14}", *aligned])


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
