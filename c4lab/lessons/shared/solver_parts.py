"""Makes a solver of the learner's answers to lessons 14 to 17, and of our parts for the rest."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from c4lab.checks.keeping.kept_answers import kept_answer
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import of_lesson
from c4lab.solver.plain.assembled import Parts

LESSONS = ("14", "15", "16", "17")  # an exercise of theirs has the name of each part
NOTHING = "is kept yet"  # a reason that the table of parts does not show


@dataclass(frozen=True)
class MyParts:
    """`parts` for `Assembled`; `whose` names the exercise of each part, and why ours is taken."""

    parts: Parts
    whose: dict[str, tuple[str, str]]

    @property
    def yours(self) -> int:
        """How many parts are the learner's own."""
        return sum(not why for _, why in self.whose.values())

    def __repr__(self) -> str:
        rows = [f"{'part':14}{'exercise':10}whose"]
        for name, (exercise, why) in self.whose.items():
            rows.append(f"{name:14}{exercise:10}{'ours' if why else 'yours'}")
        odd = [why for _, why in self.whose.values() if why and NOTHING not in why]
        return "\n".join([*rows, f"{self.yours} of {len(self.whose)} parts are yours.", *odd])


def my_parts(ask: Callable[[Exercise], tuple[Any, str]] | None = None) -> MyParts:
    """The learner's right answers as parts of a solver, and our parts where one is missing.

    `ask(exercise)` gives the answer and "", or None and the reason why there is none. By default it
    takes the answer that the progress file keeps.
    """
    ask = ask or (lambda exercise: kept_answer(exercise.id))
    found, whose = {}, {}
    exercises = {each.name: each for lesson in LESSONS for each in of_lesson(lesson)}
    for name in (each.name for each in fields(Parts)):
        if name not in exercises:  # its lesson is not handed out
            whose[name] = "", NOTHING
            continue
        exercise = exercises[name]
        part, why = ask(exercise)
        if why:
            whose[name] = exercise.id, why
        else:
            found[name], whose[name] = part, (exercise.id, "")
    return MyParts(Parts(**found), whose)


def of_the_solutions() -> MyParts:
    """All nine parts, taken from our solutions of the exercises."""
    return my_parts(lambda exercise: (exercise.solution, ""))
