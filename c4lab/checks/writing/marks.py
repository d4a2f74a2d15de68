"""Without this module, an exercise and its solution would need two sources.

Marks stand in code cells, each on a line of its own:

- `### BEGIN SOLUTION` to `### END SOLUTION`: lines that only the solution has. In the exercise, one
  line in their place says where to write;
- `### BEGIN GIVEN` to `### END GIVEN`: lines that only the exercise has, written behind `# `. They
  take the place of a solution next to them, which then leaves no gap.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

GAP = "...  # your code here"
MARK = re.compile(r"\s*### (BEGIN|END) (SOLUTION|GIVEN)\s*")
# What somebody types who means a mark.
MEANT = re.compile(r"\s*#+ *(BEGIN|END)\b.*", re.IGNORECASE)
CODE, FENCE = "```{code-cell}", "```"


class TextError(ValueError):
    """An exercise's text is wrong; the message says in which file and line."""


@dataclass(frozen=True)
class Part:
    """Lines of a cell that belong together: `kind` is "", "SOLUTION" or "GIVEN"."""

    kind: str
    indent: str
    lines: tuple[str, ...]


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


def parts(source: str) -> Iterator[Part]:
    """Yields the parts of a cell whose marks are right."""
    kind, indent, lines = "", "", list[str]()
    for line in source.splitlines():
        mark = MARK.fullmatch(line)
        if mark is None:
            lines.append(line)
            continue
        if kind or lines:
            yield Part(kind, indent, tuple(lines))
        kind = mark[2] if mark[1] == "BEGIN" else ""
        indent, lines = line[: len(line) - len(line.lstrip())], []
    if lines:
        yield Part("", "", tuple(lines))


def solved(source: str) -> str:
    """The cell as the solution shows it."""
    return "\n".join(line for part in parts(source) if part.kind != "GIVEN" for line in part.lines)


def starter(source: str) -> str:
    """The cell as the exercise shows it."""
    lines: list[str] = []
    edge = Part("", "", ())
    around = [edge, *parts(source), edge]
    for before, (part, after) in zip(around, pairwise(around[1:]), strict=False):
        if part.kind == "GIVEN":
            lines += map(_uncommented, part.lines)
        elif part.kind == "":
            lines += part.lines
        elif "GIVEN" not in (before.kind, after.kind):
            lines.append(part.indent + GAP)
    return "\n".join(lines)


def solutions(source: str) -> list[str]:
    """What the exercise leaves out of the cell, region by region."""
    return ["\n".join(part.lines) for part in parts(source) if part.kind == "SOLUTION"]


def _uncommented(line: str) -> str:
    indent, _, code = line.partition("#")
    return indent + code.removeprefix(" ") if code.strip() else ""
