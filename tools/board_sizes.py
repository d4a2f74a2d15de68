"""Solves the start of Connect Four on boards of other sizes: `python -m tools.board_sizes`.

The solver is compiled for each size, which takes half a minute each time.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from c4lab.bench.board_sizes import SMALLEST, STORED, Outcome, published
from c4lab.games.bits import MOST_BITS, Layout
from c4lab.solver import SearchProgress
from c4lab.solver.compiled_engine import CompiledEngine
from c4lab.solver.question import Size
from c4lab.work.arguments import refused_file, whole
from tools.wasm.__main__ import make_apart
from tools.wasm.recipes import solver_recipe

WIDEST = 9  # columns
LIMIT = 60
"""Seconds for a board. Their number depends on the machine; the outcome does not."""


def sizes() -> list[Size]:
    """All sizes from 4 columns and 4 rows on that the solver accepts, the fewest cells first."""
    every = [
        (width, height)
        for width in range(SMALLEST, WIDEST + 1)
        for height in range(SMALLEST, MOST_BITS // width)
    ]
    return sorted(every, key=lambda size: (size[0] * size[1], size))


class TooLong(Exception):
    """A search took longer than its limit."""


def solve_start(size: Size, limit: float) -> Outcome | None:
    """Solves the start position; None if that takes more than `limit` seconds."""
    layout = Layout(*size)
    with TemporaryDirectory(prefix="c4lab-") as folder:
        recipe = solver_recipe(layout, Path(folder) / f"solver-{layout}.wasm")
        make_apart(recipe)
        search = CompiledEngine(layout=layout, file=recipe.file)
    start = process_time()

    def watch(_: SearchProgress) -> None:
        if process_time() - start > limit:
            raise TooLong

    try:
        score = search.exact(0, 0, watch)
    except TooLong:
        return None
    return Outcome(*size, score, search.nodes, process_time() - start)


def solve_all(limit: float) -> Iterator[Outcome]:
    """The outcomes for all `sizes`, one by one.

    A board that is at least as large, both ways, as one that took too long is left out.
    """
    failed: list[Size] = []
    for width, height in sizes():
        if any(width >= columns and height >= rows for columns, rows in failed):
            continue
        outcome = solve_start((width, height), limit)
        if outcome is None:
            failed.append((width, height))
        else:
            yield outcome


LINE = "{:>6}  {:24}{:>5}  {:>9}  {:>9}  {:>15}  {:>8}"


def table_row(outcome: Outcome) -> str:
    """A row of the printed table."""
    known = published((outcome.width, outcome.height))
    comparison = (
        "-" if known is None else "the same" if known == (outcome.winner, outcome.ends) else "OTHER"
    )
    return LINE.format(
        f"{outcome.width}x{outcome.height}", outcome.sentence, outcome.score, outcome.ends,
        comparison, f"{outcome.nodes:,}", f"{outcome.seconds:.3g}",
    )  # fmt: skip


def main() -> int:
    """The exit status: 0, or 2 where the table could not be kept."""
    parser = argparse.ArgumentParser(prog="python -m tools.board_sizes", description=__doc__)
    parser.add_argument(
        "--seconds", type=whole("for a board", 1, 10_000_000), default=LIMIT, metavar="N",
        help="for a board; one that takes longer is left out (60)",
    )  # fmt: skip
    parser.add_argument(
        "--write", action="store_true", help="keep the table in the package, as data for lesson 17"
    )
    arguments = parser.parse_args()
    if arguments.write and (why := refused_file(STORED)):
        print(why, file=sys.stderr)
        return 2
    print("Width x height; scores are the first player's.\n")
    print(LINE.format("board", "outcome", "score", "last move", "published", "nodes", "seconds"))
    kept = [
        "# The start of Connect Four on other boards: width, height, score of the first player,",
        f"# positions searched, seconds of CPU time ({arguments.seconds} at most), by "
        "tools.board_sizes.",
    ]
    for found in solve_all(arguments.seconds):
        print(table_row(found), flush=True)
        kept.append(f"{found.width} {found.height} {found.score} {found.nodes} {found.seconds:.3g}")
    if arguments.write:
        STORED.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
