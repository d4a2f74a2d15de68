"""What grading found, as data that a file can keep: marks of answers, of a notebook, of a class."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from c4lab.checks.keeping.harmless import encodable, legible
from c4lab.checks.writing.result import Result, Status
from c4lab.classroom.grading.handed_in import HandIn

ADDRESS = re.compile(r"0x[0-9a-fA-F]{6,16}")
"""Where Python has put something: another place each time."""
OF_EXAMPLES = ("call", "expected", "got", "diagram", "picture", "legend")
ORDER: tuple[Status, ...] = ("not attempted", "raised", "wrong", "right")


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

    @property
    def worth(self) -> tuple[int, int]:
        """What is compared where an exercise was answered twice."""
        return self.points, ORDER.index(self.status)

    @property
    def why(self) -> str:
        """What is wrong, in words. A prediction that is a known mistake has no name but what is
        said of it, in the second line of its message."""
        if self.reason == "known-mistake" and "\n" in self.message:
            return self.message.split("\n")[1]
        return (self.reason or self.status).replace("-", " ")

    @classmethod
    def of(cls, result: Result, line: str, hint: str, seconds: float, code: str) -> Self:
        texts = {name: getattr(result.counterexample, name, "") for name in OF_EXAMPLES}
        texts |= {"message": result.message, "line": line, "hint": hint, "code": code}
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
        """Raises TypeError, KeyError or ValueError for what is none."""
        return cls(**{**data, "parts": tuple((n, points, of) for n, points, of in data["parts"])})


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
    def without_marks(cls, hand_in: HandIn, problem: str) -> Self:
        return cls(hand_in.student, hand_in.place, problem=problem, digest=hand_in.digest)

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        """Raises TypeError, KeyError or ValueError for what is none."""
        marks = tuple(map(Mark.from_plain, data["marks"]))
        return cls(**{**data, "marks": marks, "problems": tuple(map(str, data["problems"]))})


@dataclass(frozen=True)
class ClassMarks:
    """All that was graded, in the order of the hand-ins, and the seed by which checks drew what
    they asked besides. Of each student the best answer to an exercise counts, of equal ones the
    first."""

    graded: tuple[GradedHandIn, ...]
    seed: int = 0

    @cached_property
    def students(self) -> list[str]:
        """Everybody who handed something in, also what could not be graded."""
        return list(dict.fromkeys(each.student for each in self.graded))

    @cached_property
    def broken(self) -> list[GradedHandIn]:
        return [each for each in self.graded if each.problem]

    @cached_property
    def best(self) -> dict[tuple[str, str], tuple[Mark, str]]:
        """The best mark of a student and an exercise, and where it was handed in."""
        found: dict[tuple[str, str], tuple[Mark, str]] = {}
        for each in self.graded:
            for mark in each.marks:
                key = (each.student, mark.exercise)
                if key not in found or mark.worth > found[key][0].worth:
                    found[key] = (mark, each.place)
        return found

    @cached_property
    def exercises(self) -> dict[str, Mark]:
        """The exercises in order, each with a mark that has its title and points."""
        marks = {mark.exercise: mark for each in self.graded for mark in each.marks}
        return {id: marks[id] for id in sorted(marks, key=lambda id: [*map(int, id.split("."))])}

    @property
    def out_of(self) -> int:
        """The points of all exercises that anybody handed in."""
        return sum(mark.out_of for mark in self.exercises.values())

    def marks_of(self, student: str) -> list[Mark]:
        return [self.best[student, id][0] for id in self.exercises if (student, id) in self.best]

    def marks_for(self, exercise: str) -> list[Mark]:
        keys = [(student, exercise) for student in self.students]
        return [self.best[key][0] for key in keys if key in self.best]

    def points_of(self, student: str) -> int:
        return sum(mark.points for mark in self.marks_of(student))

    def of_student(self, student: str) -> list[GradedHandIn]:
        return [each for each in self.graded if each.student == student]


def reasons(marks: Iterable[Mark]) -> list[tuple[str, int, str]]:
    """Why answers are not right: (reason in words, how many, the message of the first), the most
    frequent first."""
    wrong = [mark for mark in marks if mark.status != "right"]
    counts = Counter(mark.why for mark in wrong)
    first = {mark.why: mark.message for mark in reversed(wrong)}
    order = sorted(counts, key=lambda reason: (-counts[reason], reason))
    return [(reason, counts[reason], first[reason]) for reason in order]


def steady(text: str) -> str:
    """`text` as every run would have it, and as every screen and file can show it."""
    return str(legible(encodable(ADDRESS.sub("0x...", text))))
