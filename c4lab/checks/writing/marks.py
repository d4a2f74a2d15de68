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

GAP = "...  # your code here"
MARK = re.compile(r"\s*### (BEGIN|END) (SOLUTION|GIVEN)\s*")


class TextError(ValueError):
    """An exercise's text is wrong; the message says in which file and line."""


@dataclass(frozen=True)
class Part:
    """Lines of a cell that belong together: `kind` is "", "SOLUTION" or "GIVEN"."""

    kind: str
    indent: str
    lines: tuple[str, ...]


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
