"""How far a learner is: a table with a line for each lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from c4lab.checks.exercise import Exercise
from c4lab.checks.keeping.progress_file import Standing, learners_file
from c4lab.checks.registry import all_exercises
from c4lab.checks.result import Status


@dataclass(frozen=True)
class Line:
    """Where a learner stands with one exercise. `message` is the sentence of the best attempt."""

    id: str
    title: str
    minutes: int
    status: Status
    points: int
    out_of: int
    message: str


@dataclass(frozen=True)
class Lesson:
    """Where a learner stands with one lesson, such as "01"."""

    number: str
    lines: tuple[Line, ...]

    @property
    def attempted(self) -> int:
        return sum(line.status != "not attempted" for line in self.lines)

    @property
    def right(self) -> int:
        return sum(line.status == "right" for line in self.lines)

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def out_of(self) -> int:
        return sum(line.out_of for line in self.lines)


@dataclass(frozen=True)
class Progress:
    """Where a learner stands with every lesson."""

    lessons: tuple[Lesson, ...]
    note: str = ""

    @property
    def points(self) -> int:
        return sum(lesson.points for lesson in self.lessons)

    @property
    def out_of(self) -> int:
        return sum(lesson.out_of for lesson in self.lessons)

    def __str__(self) -> str:
        rows = [HEAD, *map(cells, self.lessons)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
            for row in rows
        ]
        total = f"{self.points} of {self.out_of} points in all."
        return "\n".join([*lines, total, *filter(None, [self.note])])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from c4lab.checks.keeping.cards import progress_html

        return progress_html(self)


HEAD = ("lesson", "attempted", "right", "points")


def cells(lesson: Lesson) -> tuple[str, str, str, str]:
    """One row of the table."""
    count = len(lesson.lines)
    return (
        lesson.number,
        f"{lesson.attempted} of {count}",
        f"{lesson.right} of {count}",
        f"{lesson.points} of {lesson.out_of}",
    )


def progress() -> Progress:
    """Where you stand: for each lesson what you have tried, what is right, and the points."""
    return Progress(
        lessons(all_exercises(), learners_file().standings()), learners_file().complaint()
    )


def lessons(exercises: Sequence[Exercise], standings: Mapping[str, Standing]) -> tuple[Lesson, ...]:
    """Where `standings` put a learner in the lessons that `exercises`, in order, belong to."""

    def line(exercise: Exercise) -> Line:
        standing = standings.get(exercise.id)
        return Line(
            id=exercise.id,
            title=exercise.title,
            minutes=exercise.minutes,
            status=standing.status if standing else "not attempted",
            points=standing.points if standing else 0,
            out_of=exercise.points,
            message=standing.message if standing else "",
        )

    return tuple(
        Lesson(number, tuple(map(line, group)))
        for number, group in groupby(exercises, key=lambda exercise: exercise.lesson)
    )
