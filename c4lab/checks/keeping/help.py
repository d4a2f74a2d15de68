"""`hint` and `solution`: one hint at a time, and the solution after an honest try."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from c4lab.checks.keeping.notebook_file import UnreadableNotebook, read_code_cells
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Result

SOLUTIONS = Path(__file__).parents[3] / "solutions"


@dataclass(frozen=True)
class Message:
    """A heading, a few sentences for the learner, and code."""

    heading: str
    text: str
    code: str = ""

    def __str__(self) -> str:
        return "\n".join(part for part in (self.heading, self.text, self.code) if part)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from c4lab.checks.writing.card import message_html

        return message_html(self.heading, self.text, self.code)


_earned: dict[str, set[str]] = {}


def remember(result: Result) -> None:
    """Keeps for `hint`, until the kernel stops, which parts the learner has right."""
    _earned[result.exercise] = {part.name for part in result.parts if part.points == part.out_of}


def hint(exercise_id: str = "") -> Message:
    """One more hint for the exercise each time you ask; the last one stays.

    Those about a part that you have right already are left out.
    """
    exercise = registry.find(exercise_id)
    if exercise is None:
        return Message("", registry.unknown(exercise_id, 'hint("02.3")'))
    hints = exercise.text.hints
    if not hints:
        return Message(f"{exercise.id} {exercise.title}", "This exercise has no hints.")
    file = learners_file()
    shown = file.hints_shown(exercise.id)
    while shown < len(hints) and hints[shown].part in _earned.get(exercise.id, ()):
        file.record_hint(exercise.id)
        shown += 1
    if shown < len(hints):
        file.record_hint(exercise.id)
        number, text = shown + 1, hints[shown].text
    else:
        number = len(hints)
        text = f"There are no more hints than these; the last was: {hints[-1].text}"
    code = hints[number - 1].code
    heading = f"Hint {number} of {len(hints)} for {exercise.id}"
    return Message(heading, f"{text} {file.complaint()}".rstrip(), code)


def solution(exercise_id: str = "", anyway: bool = False) -> Message:
    """The solution of the exercise, once you have tried; with `anyway=True` in any case."""
    exercise = registry.find(exercise_id)
    if exercise is None:
        return Message("", registry.unknown(exercise_id, 'solution("02.3")'))
    heading = f"Solution of {exercise.id} {exercise.title}"
    file = learners_file()
    if not anyway and exercise.id not in file.standings():
        return Message(
            heading,
            f"Give it one honest try first: {exercise.call}. To see it "
            f'anyway, ask for solution("{exercise.id}", anyway=True). {file.complaint()}'.rstrip(),
        )
    code = "\n\n".join(_solution_cells(exercise))
    text = "One way to do it; yours may differ and be right."
    if not code:
        text = "Solutions were not handed out here: ask your teacher."
    return Message(heading, f"{text} {file.complaint()}".rstrip(), code)


def _solution_cells(exercise: Exercise) -> Iterator[str]:
    for path in sorted(SOLUTIONS.glob(f"{exercise.lesson}_*.ipynb")):
        with suppress(UnreadableNotebook):
            for cell in read_code_cells(path)[0]:
                if f"exercise-{exercise.id}" in cell.tags:
                    yield cell.source
