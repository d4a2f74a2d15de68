"""The command `python -m c4lab progress`."""

from __future__ import annotations

import argparse
from typing import Any

from c4lab.checks.keeping.progress_moving import add_options, move
from c4lab.checks.keeping.progress_table import progress
from c4lab.checks.keeping.screen import output_may_be_lost, say


def add(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = subparsers.add_parser("progress", help="what is tried and right so far")
    add_options(command)
    command.set_defaults(run=_progress)


def _progress(arguments: argparse.Namespace) -> int:
    with output_may_be_lost():
        status = move(arguments.exported, arguments.imported)
        if status or arguments.exported:
            return status
        for line in str(progress()).splitlines():
            say(line)
        return 0
