"""The command line, `python -m c4lab COMMAND`.

Each command has a module in MODULES. Its `add(commands)` makes a parser with a default `run`, a
function that gets the parsed arguments and returns the exit status.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

MODULES = (
    "c4lab.checks.keeping.cli",
    "c4lab.checks.keeping.doctor",
    "c4lab.grading.cli",
    "c4lab.handout.cli",
    "c4lab.site.cli",
    "c4lab.authoring.cli",
    "c4lab.authoring.filming",
    "c4lab.authoring.reading_time",
    "c4lab.authoring.naming",
    "c4lab.authoring.book.cli",
    "c4lab.bench.cli",
    "c4lab.bench.ladder_cli",
    "c4lab.solver.cli",
    "c4lab.authoring.solved",
    "c4lab.tuning.cli",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; bad arguments end the process with status 2."""
    parser = argparse.ArgumentParser(prog="python -m c4lab", description="The workbench's commands")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in MODULES:
        import_module(name).add(commands)
    chosen = parser.parse_args(arguments)
    status: int = chosen.run(chosen)
    return status


if __name__ == "__main__":
    sys.exit(main())
