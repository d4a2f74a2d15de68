"""The command `solved`: makes `c4lab/data/solved.txt.gz`, many positions with their exact scores.

How they are drawn, `c4lab.authoring.drawing_lots` says.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from c4lab.authoring.cli import ROOT

SEED, COUNT = 1, 40_000
FILE = ROOT / "c4lab" / "data" / "solved.txt.gz"
BATCH = 500  # positions that are solved between two looks at the progress bar


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = commands.add_parser("solved", help="make the file of many solved positions")
    command.add_argument("--seed", type=int, default=SEED, help=f"what chance begins with ({SEED})")
    command.add_argument("--count", type=int, default=COUNT, help=f"positions ({COUNT})")
    command.add_argument("--out", type=Path, default=FILE, help="default: the package's own file")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Draws, solves, writes, and says how long each of the two took."""
    from time import perf_counter

    from c4lab.authoring.drawing_lots import drawn

    start = perf_counter()
    lines = list(islice(drawn(chosen.seed), chosen.count))
    ready = perf_counter()
    write(chosen.out, lines, scores(lines), chosen.seed)
    print(f"{len(lines):,} positions: drawn in {ready - start:.0f} s, "
          f"solved in {perf_counter() - ready:.0f} s.")  # fmt: skip
    return 0


def scores(lines: Sequence[str]) -> list[int]:
    """The exact score of each, for the side to move."""
    from tqdm import tqdm

    from c4lab.solver import Solver

    solver, found = Solver(), []
    with tqdm(total=len(lines), unit="position", disable=None) as bar:
        for start in range(0, len(lines), BATCH):
            found += solver.solve_many(lines[start : start + BATCH])
            bar.update(len(found) - start)
    return found


def write(path: Path, lines: Sequence[str], found: Sequence[int], seed: int) -> None:
    """The same bytes for the same positions: no time and no name go in."""
    from c4lab.authoring.drawing_lots import DISCS

    head = (
        f"# {len(lines)} positions of {DISCS[0]} to {DISCS[-1]} discs from games between players "
        "of mixed strength, no two equal or mirror images; the side to move cannot win with its "
        "next disc. Moves, and the score for the side to move. "
        f"python -m c4lab solved --seed {seed} --count {len(lines)}"
    )
    text = "\n".join([head, *(f"{line} {score}" for line, score in zip(lines, found, strict=True))])
    path.write_bytes(gzip.compress(f"{text}\n".encode("ascii"), mtime=0))
