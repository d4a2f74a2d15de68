"""The command `python -m c4lab bench WHAT`: figures of this machine, printed as text."""

from __future__ import annotations

import argparse
from typing import Any


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command, with a subcommand for each benchmark."""
    command = commands.add_parser("bench", help="measure this machine: ways to do the same thing")
    benches = command.add_subparsers(title="what to measure", metavar="WHAT", required=True)

    bench = benches.add_parser("evaluation", help="the cost of one evaluation by how it is done")
    bench.add_argument("--boards", type=_positive, default=400, help="boards to evaluate (400)")
    bench.add_argument("--repeats", type=_positive, default=7, help="turns for each way (7)")
    bench.add_argument("--depth", type=_positive, default=8, help="how deep to search (8)")
    bench.set_defaults(run=_evaluation)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number to measure with: give 1 or more.")
    return int(text)


def _evaluation(arguments: argparse.Namespace) -> int:
    # Here, so that the other commands do not wait for numpy.
    from c4lab.bench.evaluation import costs, speed

    table = costs(arguments.boards, arguments.repeats)
    width = max(len(cost.way) for cost in table)
    print(f"Squares of {arguments.boards} boards, the median of {arguments.repeats} turns\n")
    print(f"{'way':{width}}  {'µs a board':>10}  {'times as fast':>13}")
    for cost in table:
        print(f"{cost.way:{width}}  {cost.microseconds:10.2f}  {cost.speedup:13.1f}")
    found = speed(arguments.depth)
    print(f"\nNegamax on a board kept up to date, from the start to depth {arguments.depth}:")
    print(f"{found.nodes:,} positions, {found.nodes_a_second:,.0f} a second")
    return 0
