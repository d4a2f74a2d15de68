"""The command `build`: notebooks from their text sources."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import c4lab
from c4lab.work.arguments import words

ROOT = Path(c4lab.__file__).resolve().parents[1]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `build` to the command line."""
    parser = commands.add_parser("build", help="rebuild notebooks from their text sources")
    parser.add_argument(
        "names",
        nargs="*",
        type=words,
        metavar="NAME",
        help="beginning of a name, such as 01; default: all",
    )
    parser.add_argument(
        "--fresh", action="store_true", help="run cells tagged measurement again and store outputs"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Build the named notebooks, print those written, and return 1 if a notebook failed."""
    # A learner's environment does not have the tools for this.
    try:
        from tools.authoring.building import build
        from tools.authoring.running import BuildError
    except ModuleNotFoundError as missing:
        print(f"`build` needs {missing.name}: run `python3 bootstrap.py test`.", file=sys.stderr)
        return 1
    try:
        changed = build(ROOT, chosen.names, fresh=chosen.fresh)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for name in changed:
        print(f"wrote {name}")
    if not changed:
        print("Everything is up to date.")
    return 0
