"""`check`, the verb that every exercise ends with."""

from __future__ import annotations

from typing import Any

from c4lab.checks import registry, sandbox
from c4lab.checks.attempt import not_attempted
from c4lab.checks.judge import failed
from c4lab.checks.keeping.progress_file import learners_file
from c4lab.checks.result import Result
from c4lab.checks.wrong import NotAttempted

NOT_PASSED = object()


def check(exercise_id: str, answer: Any = NOT_PASSED) -> Result:
    """How `answer`, usually a function of yours, does as the answer to the exercise.

    Runs it in a process of its own for at most a few seconds, and keeps the result.
    """
    exercise = registry.find(exercise_id) if isinstance(exercise_id, str) else None
    if exercise is None:
        return Result("", "", "not attempted", 0, 0, registry.unknown(exercise_id), "unknown")
    if answer is NOT_PASSED:
        call = f'check("{exercise.id}", {exercise.name})'
        sentence = f"Pass your answer as well: {call}."
        return failed(exercise, NotAttempted("no-answer-passed", sentence))
    nothing = not_attempted(answer, exercise.given)
    if nothing:
        return failed(exercise, NotAttempted("not-attempted", nothing))
    result = sandbox.run(exercise, answer)
    if result.status != "not attempted":
        learners_file().record(result)
    if result.status != "right" and has_been_right(exercise.id):
        result = result.with_note("An earlier answer of yours was right, and its points stay.")
    return result.with_note(learners_file().complaint())


def has_been_right(exercise_id: str) -> bool:
    """Whether some earlier attempt was right."""
    standing = learners_file().standings().get(exercise_id)
    return standing is not None and standing.status == "right"
