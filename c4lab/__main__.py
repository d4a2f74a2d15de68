"""The command line, `python -m c4lab COMMAND`.

Each command has a line in COMMANDS: the module that adds it, or several. A module's `add(commands)`
makes a parser with a default `run`, a function that gets the parsed arguments and returns the exit
status.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from c4lab.work.arguments import Refused

INTERRUPTED = 130  # exit status after Ctrl-C, as in a shell
COMMANDS = {
    "check": ("c4lab.classroom.commands",),
    "progress": ("c4lab.checks.keeping.progress_moving",),
    "doctor": ("c4lab.checks.keeping.doctor",),
    "restore": ("c4lab.classroom.handout.restoring",),
    "grade": ("c4lab.classroom.commands",),
    "export": ("c4lab.capstone.exporting",),
    "league": ("c4lab.classroom.league.cli",),
    "handout": ("c4lab.classroom.handout.handing_out",),
    "site": ("c4lab.site.cli",),
    "build": ("c4lab.authoring.cli",),
    "film": ("c4lab.authoring.filming",),
    "minutes": ("c4lab.authoring.reading_time",),
    "tab": ("c4lab.authoring.tab.cli",),
    "named": ("c4lab.authoring.naming",),
    "book": ("c4lab.authoring.book.cli",),
    "bench": ("c4lab.bench.cli", "c4lab.bench.ladder_cli"),
    "solve": ("c4lab.solver.cli",),
    "solved": ("c4lab.authoring.solved",),
    "tune": ("c4lab.tuning.cli",),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; bad arguments end the process with status 2.

    Without any argument it lists the commands.
    """
    arguments = (sys.argv[1:] if arguments is None else arguments) or ["--help"]
    parser = argparse.ArgumentParser(prog="python -m c4lab", description="The workbench's commands")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in _modules(arguments[0]):
        import_module(name).add(commands)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except OSError as error:  # of a file; what a command says itself is more exact
        what = f"{error.filename} cannot be used" if error.filename else "It cannot go on"
        print(f"{what}: {error.strerror or error}.", file=sys.stderr)
        return 2
    except Refused as why:
        from c4lab.checks.keeping.screen import complain

        complain(str(why))
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED
    return status


def _modules(command: str) -> list[str]:
    """The modules that add the command: a learner's need not import what authors use, which takes
    seconds. For what is no command, all modules, in order: help lists every command."""
    if command in COMMANDS:
        return list(COMMANDS[command])
    return list(dict.fromkeys(name for each in COMMANDS.values() for name in each))


if __name__ == "__main__":
    sys.exit(main())
