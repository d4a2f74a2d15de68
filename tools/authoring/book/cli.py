"""The command `book`: makes the opening book, and continues after a stop."""

from __future__ import annotations

import argparse
import os
import sys

from c4lab.solver.book import STANDARD
from c4lab.work.arguments import file_to_write, jobs, whole
from tools.authoring.book.making import make


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `book` to the command line."""
    parser = commands.add_parser(
        "book",
        help="make the opening book, or continue it",
        description="Solves all positions to ply 5, then those that the perfect player may meet, "
        "ply by ply. Stop it at any moment with Ctrl-C: nothing solved is lost, and the same "
        "command continues.",
    )
    parser.add_argument(
        "--hours", type=whole("of hours", 1, 10_000), default=10_000, help="stop after this time"
    )
    parser.add_argument(
        "--ply", type=whole("of discs", 0, 42), default=42, help="the most discs of a position"
    )
    parser.add_argument(
        "--workers", type=jobs, default=os.cpu_count() or 1, help="processes (one a core)"
    )
    parser.add_argument("--start", default="", metavar="MOVES", help="begin here, not at the start")
    parser.add_argument(
        "--out",
        type=file_to_write,
        default=str(STANDARD),
        metavar="FILE",
        help="default: the package's own book",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Makes the book; returns 0 when done or out of time, 1 after an error, 130 after Ctrl-C."""
    try:
        done = make(
            chosen.out,
            start=chosen.start,
            last=chosen.ply,
            workers=chosen.workers,
            seconds=3600 * chosen.hours,
        )
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped: the same command continues from here.")
        return 130
    print("Done." if done else "Out of time: the same command continues from here.")
    return 0
