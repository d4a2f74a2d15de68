"""What grading found, as data that a file can keep: marks of answers, of a notebook, of a class."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Self

from c4lab.checks.keeping.harmless import legible
from c4lab.checks.writing.result import Counterexample, Part, Result, Status
from c4lab.classroom.grading.handed_in import HandIn

ADDRESS = re.compile(r"0x[0-9a-fA-F]{6,16}")
"""Where Python has put something: another place each time."""
ORDER: tuple[Status, ...] = ("not attempted", "raised", "wrong", "right")


@dataclass(frozen=True)
class Mark(Result):
    """How one answer did: what its check says, the text of the `line` to look at, a hint, how long
    it took to judge it, and the learner's functions and classes that the answer is made of."""

    line_text: str = ""
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
    def of(cls, result: Result, line_text: str, hint: str, seconds: float, code: str) -> Self:
        """The mark as every run would have it, and as every screen and file can show it."""
        own = {"line_text": line_text, "hint": hint, "seconds": round(seconds, 2), "code": code}
        points = max(0, min(result.points, result.out_of))
        plain = json.dumps({**asdict(result), "points": points, **own})
        found: Self = legible(cls.from_plain(json.loads(steady(plain))))
        return found

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        """Raises TypeError, KeyError or ValueError for what is none."""
        parts = tuple(Part(**part) for part in data["parts"])
        example = data["counterexample"] and Counterexample(**data["counterexample"])
        return cls(**{**data, "parts": parts, "counterexample": example})


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

    def of_student(self, student: str) -> list[GradedHandIn]:
        return [each for each in self.graded if each.student == student]


def summed(marks: Sequence[Mark]) -> tuple[int, int, int]:
    """How many are right, their points, and of how many."""
    right = sum(mark.status == "right" for mark in marks)
    return right, sum(mark.points for mark in marks), sum(mark.out_of for mark in marks)


def reasons(marks: Iterable[Mark]) -> list[tuple[str, int, str]]:
    """Why answers are not right: (reason in words, how many, the message of the first), the most
    frequent first."""
    wrong = [mark for mark in marks if mark.status != "right"]
    counts = Counter(mark.why for mark in wrong)
    first = {mark.why: mark.message for mark in reversed(wrong)}
    order = sorted(counts, key=lambda reason: (-counts[reason], reason))
    return [(reason, counts[reason], first[reason]) for reason in order]


def steady(text: str) -> str:
    """`text` without what is another one in each run."""
    return ADDRESS.sub("0x...", text)
