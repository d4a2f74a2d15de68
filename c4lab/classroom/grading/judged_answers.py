"""Judging the answers that a notebook has handed over, each as `check` would judge it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr
from dataclasses import replace
from hashlib import sha256
from io import StringIO
from pathlib import Path
from time import monotonic

from c4lab.checks.judging.client import SECONDS
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.verdicts import judge_bytes
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.keeping.kept_answers import read_answer, read_refusal
from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Result, Status
from c4lab.classroom.grading import sandbox
from c4lab.classroom.grading.exercise_cells import asked_for, bound_in
from c4lab.classroom.grading.marks import Mark

NO_CHECK = "Its check cell is gone."
NOT_HANDED_OVER = (
    "Its check cell handed over no answer: it did not run to its end, or `check` means something "
    "else in this notebook."
)
CELL = re.compile(r"Cell (\d+) \(`(.*?)`\) ")
AGAIN = {"check-failed", "cannot-be-carried"}
"""Reasons that may be the machine's fault, if much else runs on it."""
Known = dict[tuple[str, bytes], Mark]
"""Marks by their exercise and the digest of the packed answer."""
LATE = 2 * SECONDS  # a call that did not come back has taken as long, whatever its reason is called


def marks_of(
    exercises: Sequence[Exercise],
    cells: Sequence[CodeCell],
    problems: Sequence[str],
    folder: Path,
    home: Path,
    known: Known,
) -> Iterator[Mark]:
    """The mark of each exercise, whose answers are in `folder`. The notebook has these cells, had
    these problems when it ran, and in `home` is what lay beside it. An answer that is `known`, byte
    for byte, gets the same mark."""
    for exercise in exercises:
        data = read_answer(folder, exercise.id)
        if data is None:
            yield _without_answer(exercise, cells, problems, folder)
            continue
        answer = exercise.id, sha256(data).digest()
        if answer in known:
            yield replace(known[answer], seconds=0.0)
            continue
        mark = _judged(exercise, data, home)
        if is_sure(mark):
            known[answer] = mark
        yield mark


def _judged(exercise: Exercise, data: bytes, home: Path) -> Mark:
    """The mark of a packed answer, which may be anything."""
    begun = monotonic()
    try:
        with (
            redirect_stderr(StringIO()),  # learners' words could be in a traceback of ours
            open_workers(sandbox.found()[0], [str(home)]) as workers,
        ):
            result, answer = judge_bytes(exercise, data, workers)
    except Exception as error:  # one bad answer must not hide the others
        sentence = f"It could not be judged ({type(error).__name__}: {error})."
        return _unjudged(exercise, "not attempted", sentence, "check-failed")
    code = "\n\n\n".join(unit.text for unit in answer.units) if answer else ""
    line = _line(answer, result.line) if answer else ""
    return Mark.of(result, line, _hint(exercise, result), monotonic() - begun, code)


def is_sure(mark: Mark) -> bool:
    """Whether a mark cannot be the machine's fault."""
    return mark.status == "right" or not (mark.reason in AGAIN or mark.seconds >= LATE)


def _without_answer(
    exercise: Exercise, cells: Sequence[CodeCell], problems: Sequence[str], folder: Path
) -> Mark:
    """The mark of an exercise for which nothing was handed over: it says which of its cells could
    not run."""
    if refused := read_refusal(folder, exercise.id):
        return _unjudged(exercise, "raised", refused, "cannot-be-carried")
    why = _first_problem(exercise, cells, problems)
    if exercise.id in asked_for(cells):
        return _unjudged(exercise, "not attempted", why or NOT_HANDED_OVER, "not-handed-over")
    return _unjudged(exercise, "not attempted", why or NO_CHECK, "no-answer")


def _first_problem(exercise: Exercise, cells: Sequence[CodeCell], problems: Sequence[str]) -> str:
    """What is said of the first cell that belongs to the exercise and did not run; "" if nothing
    is. A cell of text is known by its first line alone."""
    id, name = exercise.id, exercise.name
    own = {
        str(cell.number)
        for cell in cells
        if f"exercise-{id}" in cell.tags or name in bound_in(cell.source) or id in asked_for([cell])
    }
    for problem in problems:
        cell = CELL.match(problem)
        if cell and (cell[1] in own or name in bound_in(cell[2]) or f'"{id}"' in cell[2]):
            return problem
    return ""


def _unjudged(exercise: Exercise, status: Status, sentence: str, reason: str) -> Mark:
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
    """The first hint of the exercise that is about no part that is right."""
    if result.status == "right":
        return ""
    earned = {part.name for part in result.parts if part.points == part.out_of}
    return next((hint.text for hint in exercise.text.hints if hint.part not in earned), "")
