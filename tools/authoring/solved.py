"""The command `solved`: makes `c4lab/data/solved.txt.gz`, many positions with their exact scores.

`tools.authoring.drawing_lots` draws the positions.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from c4lab.work.arguments import file_to_write, seed, whole
from tools.authoring.cli import ROOT

SEED, COUNT = 1, 40_000
FILE = ROOT / "c4lab" / "data" / "solved.txt.gz"
BATCH = 500  # the progress bar moves after each batch of positions


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `solved` to the command line."""
    command = commands.add_parser("solved", help="make the file of many solved positions")
    command.add_argument("--seed", type=seed, default=SEED, help=f"random seed ({SEED})")
    command.add_argument(
        "--count",
        type=whole("of positions", 1, 10_000_000),
        default=COUNT,
        help=f"positions ({COUNT})",
    )
    command.add_argument(
        "--out", type=file_to_write, default=str(FILE), help="default: the package's own file"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Draw, solve and write the positions, print the times, and return 0."""
    from time import perf_counter

    from tools.authoring.drawing_lots import draw_positions

    start = perf_counter()
    lines = list(islice(draw_positions(chosen.seed), chosen.count))
    ready = perf_counter()
    write(chosen.out, lines, solve_all(lines), chosen.seed)
    print(f"{len(lines):,} positions: drawn in {ready - start:.0f} s, "
          f"solved in {perf_counter() - ready:.0f} s.")  # fmt: skip
    return 0


def solve_all(lines: Sequence[str]) -> list[int]:
    """The exact score of each position, in the view of the side to move."""
    from tqdm import tqdm

    from c4lab.solver import Solver

    solver, solved = Solver(), []
    with tqdm(total=len(lines), unit="position", disable=None) as bar:
        for start in range(0, len(lines), BATCH):
            solved += solver.solve_many(lines[start : start + BATCH])
            bar.update(len(solved) - start)
    return solved


def write(path: Path, lines: Sequence[str], scores: Sequence[int], seed: int) -> None:
    """Write the file. The same positions give the same bytes: the file has no time in it."""
    from tools.authoring.drawing_lots import DISCS

    head = (
        f"# {len(lines)} positions of {DISCS[0]} to {DISCS[-1]} discs from games between players "
        "of mixed strength, no two equal or mirror images; the side to move cannot win with its "
        "next disc. Moves, and the score for the side to move. "
        f"python -m tools solved --seed {seed} --count {len(lines)}"
    )
    text = "\n".join(
        [head, *(f"{line} {score}" for line, score in zip(lines, scores, strict=True))]
    )
    path.write_bytes(gzip.compress(f"{text}\n".encode("ascii"), mtime=0))
