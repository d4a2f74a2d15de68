"""The command `python -m tools bench WHAT`: figures of this machine, printed as text."""

from __future__ import annotations

import argparse
from typing import Any

from tools.bench import ladder, solver, tuned


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command, with a subcommand for each benchmark."""
    command = commands.add_parser(
        "bench", help="measure how long this machine takes for the same work"
    )
    benches = command.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for each in (ladder, solver, tuned):
        each.add(benches)
