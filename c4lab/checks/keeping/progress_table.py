"""`progress`: a table of what a learner has tried and solved, with a row for each lesson."""

from dataclasses import dataclass
from itertools import groupby

from c4lab.checks.keeping.progress_file import Standing, learners_file
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Status, points_text


@dataclass(frozen=True)
class ExerciseRow:
    """The best attempt at one exercise, with its message."""

    id: str
    title: str
    minutes: int
    status: Status
    points: int
    out_of: int
    message: str


@dataclass(frozen=True)
class LessonRow:
    """The exercises of one lesson; its `number` is such as "01"."""

    number: str
    exercises: tuple[ExerciseRow, ...]

    @property
    def attempted(self) -> int:
        return sum(row.status != "not attempted" for row in self.exercises)

    @property
    def right(self) -> int:
        return sum(row.status == "right" for row in self.exercises)

    @property
    def points(self) -> int:
        return sum(row.points for row in self.exercises)

    @property
    def out_of(self) -> int:
        return sum(row.out_of for row in self.exercises)


@dataclass(frozen=True)
class Progress:
    """All lessons; `guesses` are how many guesses were right, and how many there were."""

    lessons: tuple[LessonRow, ...]
    note: str = ""
    guesses: tuple[int, int] = (0, 0)

    @property
    def points(self) -> int:
        return sum(lesson.points for lesson in self.lessons)

    @property
    def out_of(self) -> int:
        return sum(lesson.out_of for lesson in self.lessons)

    @property
    def in_part(self) -> list[str]:
        """A sentence for each exercise that has some of its points and is not right."""
        return [
            f"{row.id} {row.title} has {row.points} of {points_text(row.out_of)} so far."
            for lesson in self.lessons
            for row in lesson.exercises
            if row.points and row.status != "right"
        ]

    def __str__(self) -> str:
        rows = [HEAD, *map(cells, self.lessons)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
            for row in rows
        ]
        lines += self.in_part
        return "\n".join([*lines, self._total, *filter(None, [self.note])])

    @property
    def _total(self) -> str:
        return f"{self.points} of {self.out_of} points in all.{self.guessed}"

    @property
    def guessed(self) -> str:
        """A sentence about the guesses; "" if there are none."""
        right, count = self.guesses
        return f" You were right in {right} of {count} guesses." if count else ""

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from c4lab.checks.writing.card import table_html

        rows = [HEAD, *map(cells, self.lessons)]
        return table_html(rows, self.in_part, [self._total, *filter(None, [self.note])])


NOTHING = Standing("not attempted", 0, "", 0)
HEAD = ("lesson", "attempted", "right", "points")


def cells(lesson: LessonRow) -> tuple[str, str, str, str]:
    count = len(lesson.exercises)
    return (
        lesson.number,
        f"{lesson.attempted} of {count}",
        f"{lesson.right} of {count}",
        f"{lesson.points} of {lesson.out_of}",
    )


def progress() -> Progress:
    """What you have tried in each lesson, what is right, and your points."""
    file = learners_file()
    standings = file.standings()

    def row(exercise: Exercise) -> ExerciseRow:
        standing = standings.get(exercise.id, NOTHING)
        return ExerciseRow(
            id=exercise.id,
            title=exercise.title,
            minutes=exercise.text.minutes,
            status=standing.status,
            points=max(0, min(standing.points, exercise.points)),  # whatever the file says
            out_of=exercise.points,
            message=standing.message,
        )

    rows = tuple(
        LessonRow(number, tuple(map(row, group)))
        for number, group in groupby(registry.all_exercises(), key=lambda each: each.lesson)
    )
    guesses = file.guesses()
    return Progress(rows, file.complaint(), guesses)
