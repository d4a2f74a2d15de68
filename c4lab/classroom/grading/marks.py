"""What grading found: a mark for each exercise of a notebook, as data that a file can keep."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

from c4lab.checks.keeping.plain_text import encodable, legible
from c4lab.checks.writing.result import Result, Status

ADDRESS = re.compile(r"0x[0-9a-fA-F]{6,16}")
"""Where Python has put something: another place each time."""


@dataclass(frozen=True)
class Mark:
    """How one answer did. `parts` are (name, points, of); `call`, `expected`, `got`, `diagram`,
    `picture` and `legend` are those of the example that failed; `line` is the text of the line to
    look at and `line_number` its number in its cell; `seconds` is how long it took to judge it, and
    `code` the learner's functions and classes that the answer is made of."""

    exercise: str
    title: str
    status: Status
    points: int
    out_of: int
    message: str
    reason: str = ""
    parts: tuple[tuple[str, int, int], ...] = ()
    call: str = ""
    expected: str = ""
    got: str = ""
    setup: str = ""
    diagram: str = ""
    picture: str = ""
    legend: str = ""
    line: str = ""
    line_number: int = 0
    hint: str = ""
    seconds: float = 0.0
    code: str = ""

    @property
    def lesson(self) -> str:
        return self.exercise.partition(".")[0]

    @classmethod
    def of(cls, result: Result, line: str, hint: str, seconds: float, code: str) -> Self:
        """The mark of a result."""
        example = result.counterexample
        shown: dict[str, str] = {}
        if example is not None:
            names = ("call", "expected", "got", "setup", "diagram", "picture", "legend")
            shown = {name: getattr(example, name) for name in names}
        texts = {"message": result.message, "line": line, "hint": hint, "code": code, **shown}
        return cls(
            exercise=result.exercise,
            title=result.title,
            status=result.status,
            points=max(0, min(result.points, result.out_of)),
            out_of=result.out_of,
            reason=result.reason,
            parts=tuple((part.name, part.points, part.out_of) for part in result.parts),
            line_number=result.line,
            seconds=round(seconds, 2),
            **{name: steady(text) for name, text in texts.items()},
        )

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        """Raises TypeError or ValueError for what is none."""
        known = {each.name: data[each.name] for each in fields(cls) if each.name in data}
        parts = tuple((str(n), int(points), int(of)) for n, points, of in known.pop("parts", ()))
        return cls(**known, parts=parts)

    def to_plain(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class GradedHandIn:
    """A notebook that was graded. `problems` are sentences on cells that failed; `problem` is why
    there are no marks, or ""; `seconds` is how long its cells ran."""

    student: str
    place: str
    marks: tuple[Mark, ...] = ()
    problems: tuple[str, ...] = ()
    problem: str = ""
    seconds: float = 0.0
    digest: str = field(default="", compare=False)

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        """Raises TypeError, KeyError or ValueError for what is none."""
        return cls(
            student=str(data["student"]),
            place=str(data["place"]),
            marks=tuple(Mark.from_plain(each) for each in data["marks"]),
            problems=tuple(map(str, data["problems"])),
            problem=str(data["problem"]),
            seconds=float(data["seconds"]),
            digest=str(data["digest"]),
        )

    def to_plain(self) -> dict[str, Any]:
        return asdict(self)


def steady(text: str) -> str:
    """`text` as every run would have it, and as every screen and file can show it."""
    return str(legible(encodable(ADDRESS.sub("0x...", text))))
