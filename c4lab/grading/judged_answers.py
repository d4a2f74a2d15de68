"""Judging the answers that a notebook has handed over, each as `check` would judge it."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from time import monotonic
from typing import Any

from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.verdicts import judge_bytes, judge_packed
from c4lab.checks.keeping.grading import NO_CHECK, NOT_HANDED_OVER
from c4lab.checks.keeping.handing_over import read_answer, read_refusal
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Result
from c4lab.grading.marks import Mark

AGAIN = {"still-running", "takes-too-long", "check-failed", "cannot-be-carried"}
"""Reasons that may be the machine's fault, if much else runs on it."""
LARGEST_AGAIN = 4_000_000  # bytes of an answer that is judged once more


def marks_of(
    exercises: Sequence[Exercise], folder: Path, asked: set[str]
) -> Iterator[tuple[Mark, str]]:
    """The mark of each exercise; beside it the packed answer, in base64, if it should be judged
    once more when nothing else runs, or ""."""
    for exercise in exercises:
        data = read_answer(folder, exercise.id)
        if data is not None:
            mark = judged(exercise, data)
            again = mark.reason in AGAIN and len(data) <= LARGEST_AGAIN
            yield mark, base64.b64encode(data).decode() if again else ""
            continue
        refused = read_refusal(folder, exercise.id)
        if refused:
            yield unjudged(exercise, "raised", refused, "cannot-be-carried"), ""
            continue
        missing = exercise.id in asked
        sentence = NOT_HANDED_OVER if missing else NO_CHECK
        reason = "not-handed-over" if missing else "no-answer"
        yield unjudged(exercise, "not attempted", sentence, reason), ""


def judged(exercise: Exercise, data: bytes) -> Mark:
    """The mark of a packed answer, which may be anything."""
    begun = monotonic()
    answer: Packed | None = None
    try:
        with redirect_stderr(StringIO()):  # learners' words could be in a traceback of ours
            try:
                answer = Packed.from_json(data)
            except ValueError:
                result = judge_bytes(exercise, data)
            else:
                result = judge_packed(exercise, answer)
    except Exception as error:  # one bad answer must not hide the others
        sentence = f"It could not be judged ({type(error).__name__}: {error})."
        return unjudged(exercise, "not attempted", sentence, "check-failed")
    code = "\n\n\n".join(unit.text for unit in answer.units) if answer else ""
    line = _line(answer, result.line) if answer else ""
    return Mark.of(result, line, _hint(exercise, result), monotonic() - begun, code)


def unjudged(exercise: Exercise, status: Any, sentence: str, reason: str) -> Mark:
    """The mark of an exercise with nothing to judge."""
    result = Result(exercise.id, exercise.title, status, 0, exercise.points, sentence, reason)
    return Mark.of(result, "", "", 0.0, "")


def _line(answer: Packed, number: int) -> str:
    """The text of a line of the answer's cell, "" if it is not known."""
    if not number or not answer.units:
        return ""
    unit = answer.units[-1]
    lines = unit.text.splitlines()
    return lines[number - unit.first] if unit.first <= number < unit.first + len(lines) else ""


def _hint(exercise: Exercise, result: Result) -> str:
    """One hint: about the learner's own code if the check has one, else the first of the exercise's
    that is about no part that is right."""
    if result.status == "right":
        return ""
    if result.steps:
        return result.steps[0]
    earned = {part.name for part in result.parts if part.points == part.out_of}
    return next((hint.text for hint in exercise.text.hints if hint.part not in earned), "")
