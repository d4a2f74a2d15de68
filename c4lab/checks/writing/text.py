"""Without this module, neither notebooks nor checks could read a lesson's `exercises.md`.

An exercise begins with its heading, such as `## 02.3 Alpha-beta (4 points, 15 minutes, write)`.
Below the heading stand the cells of the answer, tagged `exercise-02.3`; a line `*Points: 2 for the
values, 2 for the nodes.*`, if the exercise has parts; and the hints, a numbered list in a comment
from `<!-- hints` to `-->`. A hint may begin with the name of a part, `2. [nodes] When ...`:
learners who have the points of that part do not read it. Three backticks enclose a hint's example
in code.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from c4lab.checks.writing.marks import TextError, solved, starter

HEADING = re.compile(
    r"## (\d\d\.\d+) (.+) "
    r"\((\d+) points?, (\d+) minutes?, (predict|write|bug hunt|measure)(?:, hard)?\)"
)
SLOW = 1.75  # a slow learner takes so many times the minutes of a heading, as trials showed
HINTS = re.compile(r"\n*<!-- hints\n.*?\n-->", re.DOTALL)
PARTS = re.compile(r"\*Points: (.+)\.\*")
PART = re.compile(r"(\d+) for (?:the )?(.+)")
OF_A_PART = re.compile(r"\[(.+?)\] (.+)")
TAGS = re.compile(r":tags: \[(.*)\]")


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
    no answers to earlier exercises. `line`: that of the heading.
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


def read_exercises(path: Path) -> dict[str, ExerciseText]:
    """The exercises of an `exercises.md` by id, in their order. Raises TextError for wrong text."""
    name = f"{path.parent.name}/{path.name}"
    setup: list[str] = []
    sections: dict[str, _Section] = {}
    section: _Section | None = None
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    for number, line in lines:
        where = f"{name}, line {number}"
        if line.startswith("```"):
            tags, code = _cell([text for _, text in _until("```", lines)])
            asked = [tag.removeprefix("exercise-") for tag in tags if tag.startswith("exercise-")]
            if asked and (section is None or asked != [section.heading[1]]):
                raise TextError(f"{where}: this cell of {asked[0]} is not below its heading.")
            if asked and section:
                section.answer.append(code)
            elif (
                line.startswith("```{code-cell}") and not tags and not (section and section.answer)
            ):
                (section.setup if section else setup).append(code)
        elif line.startswith("<!-- hints"):
            hints = _hints([text for _, text in _until("-->", lines)])
            if section is None or section.hints or not hints:
                raise TextError(f"{where}: hints are a numbered list below an exercise's heading.")
            section.hints = hints
        elif re.match(r"## \d", line):
            heading = HEADING.fullmatch(line)
            if heading is None:
                raise TextError(
                    f"{where}: a heading reads `## 02.3 Alpha-beta (4 points, 15 minutes, write)`."
                )
            if heading[1] in sections:
                raise TextError(f"{where}: there are two exercises {heading[1]}.")
            section = sections[heading[1]] = _Section(heading, number)
        elif line.startswith("*Points"):
            if section is None or section.parts:
                raise TextError(f"{where}: points of parts stand once, below a heading.")
            section.parts = _parts(line)
            points = section.heading[3]
            if sum(section.parts.values()) != int(points):
                raise TextError(
                    f"{where}: the parts do not add up to the {points} of the heading, in the form "
                    "`*Points: 2 for the values, 2 for the nodes.*`"
                )
    for id, section in sections.items():
        for hint in section.hints:
            if hint.part and hint.part not in section.parts:
                raise TextError(
                    f"{name}, line {section.line}: a hint is about {hint.part!r}, which is no part."
                )
        if not section.answer:
            raise TextError(f"{name}, line {section.line}: no cell is tagged exercise-{id}.")
    return {id: section.text(setup) for id, section in sections.items()}


@dataclass
class _Section:
    """An exercise's heading, and what was read below it so far."""

    heading: re.Match[str]
    line: int
    parts: dict[str, int] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()
    setup: list[str] = field(default_factory=list)
    answer: list[str] = field(default_factory=list)

    def text(self, setup: list[str]) -> ExerciseText:
        id, title, points, minutes, kind = self.heading.groups()
        return ExerciseText(
            id=id,
            title=title,
            points=int(points),
            minutes=int(minutes),
            kind=kind,
            parts=self.parts,
            hints=self.hints,
            given="\n\n\n".join(map(starter, self.answer)),
            solution="\n\n\n".join(map(solved, self.answer)),
            setup="\n\n\n".join([*setup, *self.setup]),
            line=self.line,
        )


def _until(end: str, lines: Iterator[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yields the numbered lines before the line `end`, and drops that line."""
    for number, line in lines:
        if line == end:
            return
        yield number, line


def _cell(lines: list[str]) -> tuple[list[str], str]:
    """The tags and the code of a cell."""
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
