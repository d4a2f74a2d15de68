"""Reads a lesson's `exercises.md`, of which exercise, solution and check are made.

An exercise begins with its heading, such as `## 02.3 Alpha-beta (4 points, 15 minutes, write)`.
Below the heading stand the cells of the answer, tagged `exercise-02.3`; a line `*Points: 2 for the
values, 2 for the nodes.*`, if the exercise has parts; and the hints, a numbered list in a comment
from `<!-- hints` to `-->`. A hint may begin with the name of a part, `2. [nodes] When ...`:
learners who have the points of that part do not read it. Three backticks enclose a hint's example
in code.

Marks stand in the answer's cells, each on a line of its own:

- `### BEGIN SOLUTION` to `### END SOLUTION`: lines that only the solution has. In the exercise, one
  line in their place says where to write;
- `### BEGIN GIVEN` to `### END GIVEN`: lines that only the exercise has, written behind `# `. They
  take the place of a solution next to them, which then leaves no gap.

If the answer's cell begins with `%%writefile NAME`, the answer is that file, and `check` gets NAME.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple, NoReturn

GAP = "...  # your code here"
MARK = re.compile(r"\s*### (BEGIN|END) (SOLUTION|GIVEN)\s*")
HEADING = re.compile(
    r"## (\d\d\.\d+) (.+) "
    r"\((\d+) points?, (\d+) minutes?, (predict|find|write|bug hunt|measure)(?:, hard)?\)"
)
SLOW = 1.75  # a slow learner takes so many times the minutes of a heading, as trials showed
HINTS = re.compile(r"\n*<!-- hints\n.*?\n-->", re.DOTALL)
PARTS = re.compile(r"\*Points: (.+)\.\*")
PART = re.compile(r"(\d+) for (?:the )?(.+)")
OF_A_PART = re.compile(r"\[(.+?)\] (.+)")
TAGS = re.compile(r":tags: \[(.*)\]")
WRITES_FILE = re.compile(r"%%writefile +(\S+) *(?:\n|$)")


class TextError(ValueError):
    """An exercise's text is wrong; the message says in which file and line."""


class Part(NamedTuple):
    """Lines of a cell that belong together: `kind` is "", "SOLUTION" or "GIVEN"."""

    kind: str
    indent: str
    lines: list[str]


def parts(source: str) -> Iterator[Part]:
    """Yields the parts of a cell whose marks are right."""
    kind, indent, lines = "", "", list[str]()
    for line in source.splitlines():
        mark = MARK.fullmatch(line)
        if mark is None:
            lines.append(line)
            continue
        if kind or lines:
            yield Part(kind, indent, lines)
        kind = mark[2] if mark[1] == "BEGIN" else ""
        indent, lines = line[: len(line) - len(line.lstrip())], []
    if lines:
        yield Part("", "", lines)


def solved(source: str) -> str:
    """The cell as the solution shows it."""
    return "\n".join(line for part in parts(source) if part.kind != "GIVEN" for line in part.lines)


def starter(source: str) -> str:
    """The cell as the exercise shows it."""
    lines: list[str] = []
    edge = Part("", "", [])
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


def code_in(cell: str) -> str:
    """The Python code of a cell: without a first line that writes the rest into a file."""
    return WRITES_FILE.sub("", cell, count=1) if WRITES_FILE.match(cell) else cell


def _uncommented(line: str) -> str:
    indent, _, code = line.partition("#")
    return indent + code.removeprefix(" ") if code.strip() else ""


class Hint(NamedTuple):
    """A hint; `part` is the part of the exercise that it is about, `code` its example, or ""."""

    text: str
    part: str = ""
    code: str = ""


@dataclass(frozen=True)
class ExerciseText:
    """An exercise as its text describes it.

    `parts`: the points of each part, empty if there are no parts. `given`: the code of the answer's
    cells as the learner gets it; `solution`: the same code, solved. `setup`: the code that must run
    before: the cells before the first exercise, and those of this exercise before its answer, but
    no answers to earlier exercises. `line`: that of the heading. `file`: the name of the file that
    the answer is, "" if it is none.
    """

    id: str
    title: str
    points: int
    minutes: int
    kind: str
    parts: Mapping[str, int]
    hints: tuple[Hint, ...]
    given: str
    solution: str
    setup: str
    line: int
    file: str = ""


def read_exercises(path: Path) -> dict[str, ExerciseText]:
    """The exercises of an `exercises.md` by id, in their order. Raises TextError for wrong text."""
    name = f"{path.parent.name}/{path.name}"
    setup: list[str] = []
    sections: dict[str, _Section] = {}
    section: _Section | None = None

    def refuse(number: int, why: str) -> NoReturn:
        raise TextError(f"{name}, line {number}: {why}")

    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    for number, line in lines:
        if line.startswith("```"):
            tags, code = _cell([text for _, text in _until("```", lines)])
            asked = [tag.removeprefix("exercise-") for tag in tags if tag.startswith("exercise-")]
            if asked:
                if section is None or asked != [section.heading[1]]:
                    refuse(number, f"this cell of {asked[0]} is not below its heading.")
                section.answer.append(code)
            elif line.startswith("```{code-cell}") and not (tags or (section and section.answer)):
                (section.setup if section else setup).append(code)
        elif line.startswith("<!-- hints"):
            hints = _hints([text for _, text in _until("-->", lines)])
            if section is None or section.hints or not hints:
                refuse(number, "hints are a numbered list below an exercise's heading.")
            section.hints = hints
        elif re.match(r"## \d", line):
            heading = HEADING.fullmatch(line)
            if heading is None:
                example = "`## 02.3 Alpha-beta (4 points, 15 minutes, write)`"
                refuse(number, f"a heading reads {example}.")
            if heading[1] in sections:
                refuse(number, f"there are two exercises {heading[1]}.")
            section = sections[heading[1]] = _Section(heading, number)
        elif line.startswith("*Points"):
            if section is None or section.parts:
                refuse(number, "points of parts stand once, below a heading.")
            section.parts = _parts(line)
            if sum(section.parts.values()) != int(section.heading[3]):
                form = "in the form `*Points: 2 for the values, 2 for the nodes.*`"
                total = f"to the {section.heading[3]} of the heading"
                refuse(number, f"the parts do not add up {total}, {form}")
    for id, section in sections.items():
        for hint in section.hints:
            if hint.part and hint.part not in section.parts:
                refuse(section.line, f"a hint is about {hint.part!r}, which is no part.")
        if not section.answer:
            refuse(section.line, f"no cell is tagged exercise-{id}.")
    return {id: section.text(setup) for id, section in sections.items()}


@dataclass
class _Section:
    heading: re.Match[str]
    line: int
    parts: dict[str, int] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()
    setup: list[str] = field(default_factory=list)
    answer: list[str] = field(default_factory=list)

    def text(self, setup: list[str]) -> ExerciseText:
        id, title, points, minutes, kind = self.heading.groups()
        file = next((found[1] for found in map(WRITES_FILE.match, self.answer) if found), "")
        given, solution = (
            "\n\n\n".join(shown(code_in(each)) for each in self.answer)
            for shown in (starter, solved)
        )
        return ExerciseText(
            id, title, int(points), int(minutes), kind, self.parts, self.hints, given, solution,
            "\n\n\n".join([*setup, *self.setup]), self.line, file,
        )  # fmt: skip


def _until(end: str, lines: Iterator[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yields the numbered lines before the line `end`, and drops that line."""
    for number, line in lines:
        if line == end:
            return
        yield number, line


def _cell(lines: list[str]) -> tuple[list[str], str]:
    if lines[:1] == ["---"]:
        lines = lines[lines.index("---", 1) + 1 :]
    tags = TAGS.fullmatch(lines[0]) if lines else None
    if tags is None:
        return [], "\n".join(lines)
    return tags[1].split(", "), "\n".join(lines[1:]).strip("\n")


def _hints(lines: list[str]) -> tuple[Hint, ...]:
    hints: list[Hint] = []
    rest = iter(lines)
    for line in filter(None, map(str.strip, rest)):
        if line.startswith(f"{len(hints) + 1}. "):
            hints.append(Hint(line.partition(" ")[2]))
        elif hints and line.startswith("```"):
            block = takewhile(lambda each: not each.strip().startswith("```"), rest)
            hints[-1] = hints[-1]._replace(code=dedent("\n".join(block)))
        elif hints:
            hints[-1] = hints[-1]._replace(text=f"{hints[-1].text} {line}")
    return tuple(map(_of_its_part, hints))


def _of_its_part(hint: Hint) -> Hint:
    found = OF_A_PART.fullmatch(hint.text)
    return Hint(found[2], found[1], hint.code) if found else hint


def _parts(line: str) -> dict[str, int]:
    found = PARTS.fullmatch(line)
    parts = [PART.fullmatch(part) for part in found[1].split(", ")] if found else []
    return {part[2]: int(part[1]) for part in parts if part}
