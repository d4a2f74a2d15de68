"""The command line of those who maintain the workbook, `python -m tools COMMAND`.

A command has a line in COMMANDS, as in `c4lab.__main__`.
"""

import sys
from collections.abc import Sequence

from c4lab.__main__ import run_command

COMMANDS = {
    "build": "tools.authoring.building",
    "tab": "tools.authoring.tab.cli",
    "named": "tools.authoring.naming",
    "film": "tools.authoring.filming",
    "site": "tools.site.cli",
    "book": "tools.authoring.book.cli",
    "draw": "tools.authoring.positions",
    "bench": "tools.bench.cli",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; bad arguments end the process with status 2."""
    try:
        return run_command("python -m tools", "The maintainers' commands", COMMANDS, arguments)
    except ModuleNotFoundError as missing:  # as in a learner's environment
        print(f"This needs {missing.name}: run `python3 bootstrap.py test`.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
