"""`python -m tools bench ladder`: every technique of the series on the same positions."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from c4lab.work.arguments import whole, words

if TYPE_CHECKING:
    from c4lab.bench.ladder_steps import Step

LIMIT = 60_000  # as in `c4lab.bench.ladder_steps`, which takes long to import
ENGINE = "19.1"  # the exercise whose kept answer is a learner's engine
PICTURE = Path(__file__).parents[2] / "images" / "ladder.svg"


def add(benches: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `ladder` to the benchmarks."""
    parser = benches.add_parser("ladder", help="every technique of the series, one after the other")
    parser.add_argument(
        "--name", type=words, default="your solver", help="what to call your own solver"
    )
    parser.add_argument(
        "--limit",
        type=whole("of nodes", 1, 10**12),
        default=LIMIT,
        help=f"nodes for one position ({LIMIT:,})",
    )
    parser.add_argument(
        "--picture", action="store_true",
        help="draw README's picture again, with a solver made of the solutions",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Prints a line for each step of the ladder. Returns 0."""
    # Imported here, so that other commands need not wait for them.
    from c4lab.bench.ladder_steps import ladder
    from c4lab.capstone import rung
    from c4lab.checks.keeping.kept_answers import kept_answer
    from c4lab.lessons.shared.solver_parts import my_parts, of_the_solutions

    parts = of_the_solutions() if chosen.picture else my_parts()
    if not chosen.picture:
        print(parts)
        if not parts.yours:
            print(f"{chosen.name} gets a line below with the first of them that you solve.")
        print()
    name = "a student's solver" if chosen.picture else chosen.name
    own = {name: parts.parts} if parts.yours else {}
    engine, _ = (None, "") if chosen.picture else kept_answer(ENGINE)
    further = [rung(engine, "your engine")] if engine else []
    print(f"{'technique':34}{'lesson':8}{'positions':16}{'nodes':>12}{'seconds':>14}")
    steps = []
    for step in ladder(own, chosen.limit, rungs=further):
        print(line(step, chosen.limit), flush=True)
        steps.append(step)
    if chosen.picture:
        draw(steps, own, PICTURE)
    return 0


def line(step: Step, limit: int) -> str:
    """The line of the table for a step."""
    head = f"{step.rung:34}{step.lesson:8}{step.set:16}"
    if not step.finished:
        return f"{head}{f'more than {limit:,}':>26}"
    nodes = "not counted" if step.nodes is None else f"{step.nodes:,.0f}"
    return f"{head}{nodes:>12}{step.seconds:14.7f}"


def draw(steps: Sequence[Step], own: Collection[str], path: Path) -> None:
    """Writes the chart as SVG; the same steps give the same file."""
    import matplotlib
    import matplotlib.pyplot as plt

    from c4lab.bench.ladder_steps import plot_ladder

    with matplotlib.rc_context({"svg.hashsalt": "ladder"}):
        plot_ladder(steps, own)
        plt.savefig(path, metadata={"Date": None}, transparent=True)
