"""The marks of a class: of each student, the best answer to each exercise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from c4lab.classroom.grading.marks import GradedHandIn, Mark

ORDER = ("not attempted", "raised", "wrong", "right")


@dataclass(frozen=True)
class ClassMarks:
    """All that was graded, in the order of the hand-ins, and the seed by which checks drew what
    they asked besides."""

    graded: tuple[GradedHandIn, ...]
    seed: int = 0

    @cached_property
    def students(self) -> list[str]:
        """Everybody who handed something in, also what could not be graded."""
        return list(dict.fromkeys(each.student for each in self.graded))

    @cached_property
    def broken(self) -> list[GradedHandIn]:
        """The hand-ins that could not be graded."""
        return [each for each in self.graded if each.problem]

    @cached_property
    def best(self) -> dict[tuple[str, str], tuple[Mark, str]]:
        """The best mark of a student and an exercise, and where it was handed in. Of equal ones it
        is the first."""
        found: dict[tuple[str, str], tuple[Mark, str]] = {}
        for each in self.graded:
            for mark in each.marks:
                key = (each.student, mark.exercise)
                if key not in found or _worth(mark) > _worth(found[key][0]):
                    found[key] = (mark, each.place)
        return found

    @cached_property
    def exercises(self) -> dict[str, Mark]:
        """The exercises in order, each with a mark that has its title and points."""
        marks = {mark.exercise: mark for each in self.graded for mark in each.marks}
        return {id: marks[id] for id in sorted(marks, key=_numbers)}

    @property
    def out_of(self) -> int:
        """The points of all exercises that anybody handed in."""
        return sum(mark.out_of for mark in self.exercises.values())

    def marks_of(self, student: str) -> list[Mark]:
        """The best marks of a student, by exercise."""
        return [self.best[student, id][0] for id in self.exercises if (student, id) in self.best]

    def marks_for(self, exercise: str) -> list[Mark]:
        """The best marks for an exercise, by student."""
        keys = [(student, exercise) for student in self.students]
        return [self.best[key][0] for key in keys if key in self.best]

    def points_of(self, student: str) -> int:
        return sum(mark.points for mark in self.marks_of(student))

    def of_student(self, student: str) -> list[GradedHandIn]:
        """What a student handed in."""
        return [each for each in self.graded if each.student == student]


def reasons(marks: Iterable[Mark]) -> list[tuple[str, int, str]]:
    """Why answers are not right: (reason in words, how many, the message of the first), the most
    frequent first."""
    wrong: Sequence[Mark] = [mark for mark in marks if mark.status != "right"]
    counts = Counter(map(_kind, wrong))
    first = {_kind(mark): mark.message for mark in reversed(wrong)}
    order = sorted(counts, key=lambda reason: (-counts[reason], reason))
    return [(reason, counts[reason], first[reason]) for reason in order]


def _kind(mark: Mark) -> str:
    """What is wrong with an answer, in words. A prediction that is a known mistake has no name but
    what is said of it, in the second line of its message."""
    if mark.reason == "known-mistake" and "\n" in mark.message:
        return mark.message.split("\n")[1]
    return (mark.reason or mark.status).replace("-", " ")


def _worth(mark: Mark) -> tuple[int, int]:
    return mark.points, ORDER.index(mark.status) if mark.status in ORDER else -1


def _numbers(exercise: str) -> tuple[int, ...]:
    return tuple(int(part) for part in exercise.split(".") if part.isdecimal())
