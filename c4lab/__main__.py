"""The command line, `python -m c4lab COMMAND`.

Each command has a line in COMMANDS: the module that adds it. The module's `add(commands)` makes a
parser with a default `run`, a function that gets the parsed arguments and returns the exit status.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from c4lab.work.arguments import Refused

INTERRUPTED = 130  # exit status after Ctrl-C, as in a shell
COMMANDS = {
    "check": "c4lab.classroom.commands",
    "progress": "c4lab.checks.keeping.progress_moving",
    "doctor": "c4lab.checks.keeping.doctor",
    "restore": "c4lab.classroom.handout.restoring",
    "grade": "c4lab.classroom.commands",
    "export": "c4lab.capstone.exporting",
    "league": "c4lab.classroom.league.cli",
    "handout": "c4lab.classroom.handout.handing_out",
    "solve": "c4lab.solver.cli",
    "tune": "c4lab.tuning.cli",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; bad arguments end the process with status 2.

    Without any argument it lists the commands.
    """
    return run_command("python -m c4lab", "The workbench's commands", COMMANDS, arguments)


def run_command(
    program: str,
    description: str,
    modules: Mapping[str, str],
    arguments: Sequence[str] | None = None,
) -> int:
    """The same for any program: `modules` has the module of each of its commands."""
    arguments = (sys.argv[1:] if arguments is None else arguments) or ["--help"]
    parser = argparse.ArgumentParser(prog=program, description=description)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    # Other commands may import what takes seconds. For what is no command, all: help lists them.
    known = arguments[0] in modules
    for name in [modules[arguments[0]]] if known else dict.fromkeys(modules.values()):
        import_module(name).add(commands)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except OSError as error:  # of a file; what a command says itself is more exact
        what = f"{error.filename} cannot be used" if error.filename else "It cannot go on"
        print(f"{what}: {error.strerror or error}.", file=sys.stderr)
        return 2
    except Refused as why:
        from c4lab.checks.keeping.harmless import complain

        complain(str(why))
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(main())
