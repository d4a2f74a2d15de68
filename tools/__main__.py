"""The command line of those who maintain the workbook, `python -m tools COMMAND`.

A command has a line in COMMANDS, as in `c4lab.__main__`.
"""

import sys
from collections.abc import Sequence

from c4lab.__main__ import run_command

COMMANDS = {
    "build": "tools.authoring.cli",
    "tab": "tools.authoring.tab.cli",
    "minutes": "tools.authoring.reading_time",
    "named": "tools.authoring.naming",
    "film": "tools.authoring.filming",
    "site": "tools.site.cli",
    "book": "tools.authoring.book.cli",
    "solved": "tools.authoring.solved",
    "bench": "tools.bench.cli",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; bad arguments end the process with status 2."""
    return run_command("python -m tools", "The maintainers' commands", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main())
