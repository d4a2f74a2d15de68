"""Help with an exercise: hints one at a time, and the solution after an honest try."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from c4lab.checks import registry
from c4lab.checks.exercise import Exercise
from c4lab.checks.keeping.progress_file import learners_file

SOLUTIONS = Path(__file__).parents[3] / "solutions"


@dataclass(frozen=True)
class Message:
    """A sentence or two for the learner, with a heading, and code to go with it."""

    heading: str
    text: str
    code: str = ""

    def __str__(self) -> str:
        return "\n".join(part for part in (self.heading, self.text, self.code) if part)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from c4lab.checks.keeping.cards import message_html

        return message_html(self)


def hint(exercise_id: str) -> Message:
    """One more hint for the exercise each time you ask; the last one stays."""
    exercise = registry.find(exercise_id) if isinstance(exercise_id, str) else None
    if exercise is None:
        return Message("", registry.unknown(exercise_id))
    hints = exercise.hints
    if not hints:
        return Message(f"{exercise.id} {exercise.title}", "This exercise has no hints.")
    shown = learners_file().hints(exercise.id)
    number = min(shown, len(hints) - 1)
    if shown < len(hints):
        learners_file().record_hint(exercise.id)
    text = hints[number]
    if shown >= len(hints):
        text = f"There are no more hints than these; the last was: {text}"
    heading = f"Hint {number + 1} of {len(hints)} for {exercise.id}"
    return Message(heading, f"{text} {learners_file().complaint()}".rstrip())


def solution(exercise_id: str, anyway: bool = False) -> Message:
    """The solution of the exercise, once you have tried; with `anyway=True` in any case."""
    exercise = registry.find(exercise_id) if isinstance(exercise_id, str) else None
    if exercise is None:
        return Message("", registry.unknown(exercise_id))
    heading = f"Solution of {exercise.id} {exercise.title}"
    if not anyway and exercise.id not in learners_file().standings():
        return Message(
            heading,
            f'Give it one honest try first: check("{exercise.id}", {exercise.name}). To see it '
            f'anyway, ask for solution("{exercise.id}", anyway=True).',
        )
    code = _solution_code(exercise)
    if code is None:
        return Message(heading, "Solutions were not handed out here: ask your teacher.")
    return Message(heading, "One way to do it; yours may differ and be right.", code)


def _solution_code(exercise: Exercise) -> str | None:
    """The source of the cells tagged with the exercise in the lesson's solution notebook."""
    for path in sorted(SOLUTIONS.glob(f"{exercise.lesson}_*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        tag = f"exercise-{exercise.id}"
        found = [
            "".join(cell["source"]) for cell in cells if tag in cell["metadata"].get("tags", ())
        ]
        if found:
            return "\n\n".join(found)
    return None
