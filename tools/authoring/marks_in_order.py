"""Refuses a source whose marks of solutions are wrong: an exercise would show what it asks for."""

import re
from pathlib import Path

from c4lab.checks.writing.text import MARK, TextError

# What somebody types who means a mark.
MEANT = re.compile(r"\s*#+ *(BEGIN|END)\b.*", re.IGNORECASE)
CODE, FENCE = "```{code-cell}", "```"


def check_marks(path: Path) -> None:
    """Raises TextError unless each region of the source ends in the cell in which it begins."""
    name = f"{path.parent.name}/{path.name}"
    begun, since, code = "", 0, False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{name}, line {number}"
        if line.startswith(FENCE):
            if begun:
                raise TextError(f"{name}, line {since}: {begun} does not end in its cell.")
            code = line.startswith(CODE)
        mark = MARK.fullmatch(line)
        if mark is None and code and MEANT.fullmatch(line):
            raise TextError(f"{where}: a mark reads `### BEGIN SOLUTION`, not `{line.strip()}`.")
        if mark is not None and not code:
            raise TextError(f"{where}: {mark[2]} stands outside a code cell.")
        if mark is not None and mark[1] == "BEGIN":
            if begun:
                raise TextError(f"{where}: {mark[2]} begins inside the {begun} of line {since}.")
            begun, since = mark[2], number
        elif mark is not None:
            if mark[2] != begun:
                raise TextError(f"{where}: {mark[2]} ends here but did not begin.")
            begun = ""
        elif begun == "GIVEN" and line.strip() and not line.lstrip().startswith("#"):
            raise TextError(f"{where}: a given line begins with `# `.")
    if begun:
        raise TextError(f"{name}, line {since}: {begun} does not end in its cell.")
