"""Judges one answer, whatever it does: the check runs here, the learner's code in a worker."""

import ast
import logging
from collections.abc import Collection
from typing import Any

from c4lab.checks.judging.asking import AnswerToCheck
from c4lab.checks.judging.attempt import (
    allowed_names,
    handed_out_modules,
    not_attempted,
    refuse_finished_work,
)
from c4lab.checks.judging.client import AnswerClient, CannotRebuild
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packed_file import pack_answer
from c4lab.checks.judging.sources import Program, place_of
from c4lab.checks.judging.talking import Workers
from c4lab.checks.judging.workers import LocalWorkers, open_workers
from c4lab.checks.writing.cases import times_as_long
from c4lab.checks.writing.exercises import CheckEnded, Exercise
from c4lab.checks.writing.result import NotAttempted, Part, Raised, Result, Wrong
from c4lab.work.interruption import TooLong, limit

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # not on the learner's screen
NO_GUARDS = (
    "Here your code runs in the same Python as the check, which cannot stop all of it: if a check "
    "ever hangs, restart the kernel; your answers are safe."
)
SECONDS = 120.0  # for one check, whose own work may take long on a busy computer
ENDS = (Wrong, KeyboardInterrupt, TooLong, OSError)
PRINT_IS_NOT_RETURN = "It printed something: print shows a value, but only return hands it back."
CHANGES = ("append", "extend", "insert", "sort", "reverse", "add", "update")
"""Methods of lists, sets and dicts that give None back."""
CHANGE_GIVES_NONE = (
    "`{0}` changes what stands before its dot, and gives None back: call it in a line of its own, "
    "and return what was changed in the next."
)
_said: set[str] = set()
"""What the learner has been told once."""


def judge(exercise: Exercise, answer: Any) -> tuple[Result, Packed | None]:
    """The result of `answer`, whatever it does, usually within a few seconds; and the answer as it
    was packed, None if it could not be."""
    packed = None
    try:
        with open_workers() as workers:  # the first one starts while the answer is packed
            packed = pack_answer(exercise, answer)
            return _judged(exercise, packed, workers), packed
    except ENDS as error:
        return result_of(exercise, _wrong_for(error)), packed


def _judged(exercise: Exercise, packed: Packed, workers: Workers) -> Result:
    with limit(SECONDS):
        nothing = not_attempted(exercise, packed)
        if nothing:
            raise NotAttempted("not-attempted", nothing)
        result = judge_with(exercise, packed, workers)
    return result.with_note(_once(NO_GUARDS)) if isinstance(workers, LocalWorkers) else result


def _once(sentence: str) -> str:
    """The sentence at the first time, "" at each later one until Python ends."""
    if sentence in _said:
        return ""
    _said.add(sentence)
    return sentence


def _wrong_for(error: BaseException) -> Wrong:
    if isinstance(error, Wrong):
        return error
    if isinstance(error, KeyboardInterrupt):
        return NotAttempted("interrupted", "The check was stopped.")
    if isinstance(error, TooLong):
        return Raised(
            "takes-too-long",
            f"The check was stopped after {SECONDS:.0f} seconds: does your answer give values that "
            "take very long to look at?",
        )
    return check_failed(f"no process could be started, or no file opened: {error}")


def judge_bytes(exercise: Exercise, data: bytes, workers: Workers) -> tuple[Result, Packed | None]:
    """The result of bytes that should be a packed answer, of which nothing is believed; and the
    answer, None if they are none."""
    try:
        packed = Packed.from_json(data)
    except ValueError:
        sentence = "What the notebook handed over is no answer: does it write the file itself?"
        return result_of(exercise, Raised("no-answer", sentence)), None
    try:
        return _judged(exercise, packed, workers), packed
    except ENDS as error:
        return result_of(exercise, _wrong_for(error)), packed


def judge_with(exercise: Exercise, packed: Packed, workers: Workers) -> Result:
    """The result of an attempt, with `workers` that are open already."""
    patience = exercise.patience * times_as_long()
    allowed, modules = allowed_names(exercise), handed_out_modules(exercise)
    client = AnswerClient(workers, packed, allowed, modules, patience)
    answer = AnswerToCheck(client, exercise)
    wrong: Wrong | None
    cost = None
    try:
        refuse_finished_work(exercise, packed)
        cost = exercise.check(answer)
        wrong = answer.failed
    except Wrong as error:
        wrong = answer.failed or error
    except CheckEnded:
        wrong = answer.failed
    except CannotRebuild as error:
        wrong = error.wrong
    except OSError:
        raise
    except Exception as error:
        LOG.exception("the check of %s failed", exercise.id)
        wrong = check_failed(f"{type(error).__name__}: {error}")
    finally:
        printed = client.end()
    if wrong is None:
        points, parts = exercise.points, _parts(exercise, list(exercise.text.parts))
        return Result(
            exercise.id, exercise.title, "right", points, points, "Well done.",
            cost=cost or "", printed=printed, parts=parts,
        )  # fmt: skip
    if wrong.reason == "returns-none" and (name := _returned_change(answer.tree)):
        wrong.reason = "returns-a-change"
        wrong.message = f"{wrong.message} {CHANGE_GIVES_NONE.format(name)}"
    return result_of(exercise, wrong, _line(exercise, wrong, packed), printed, answer.earned)


def _returned_change(tree: ast.Module | None) -> str:
    """The method of a `return found.sort()` in this code, or of the like; "" if there is none. One
    that the code defines itself may give anything back."""
    nodes = [*ast.walk(tree)] if tree else []
    own = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    for node in nodes:
        match node:
            case ast.Return(value=ast.Call(func=ast.Attribute(attr=name))) if name in CHANGES:
                return "" if name in own else name
    return ""


def _line(exercise: Exercise, wrong: Wrong, packed: Packed) -> int:
    """The line of the learner's cell that has the mistake of `wrong`; 0 if it is not known."""
    if not wrong.changed:
        return 0
    mistaken = exercise.changed(wrong.changed)
    return place_of(exercise.text.solution, mistaken, Program.of(packed.units))


def result_of(
    exercise: Exercise, wrong: Wrong, line: int = 0, printed: str = "",
    earned: Collection[str] = (),
) -> Result:  # fmt: skip
    """The result of an answer for which its check gave `wrong`."""
    message, reason = told_once(wrong), wrong.reason
    if line:
        message = f"{message} Look at line {line}."
    if reason == "returns-none" and printed:
        reason, message = "print-to-return", f"{message} {PRINT_IS_NOT_RETURN}"
    parts = _parts(exercise, earned)
    points = sum(part.points for part in parts)
    return Result(
        exercise.id, exercise.title, wrong.status, points, exercise.points, message, reason,
        wrong.counterexample, printed=printed, parts=parts if points else (),
        line=line,
    )  # fmt: skip


def told_once(wrong: Wrong) -> str:
    """The message without the sentence of its example, which is shown below it."""
    example = wrong.counterexample
    if example is None or wrong.message == example.sentence:
        return wrong.message
    return " ".join(wrong.message.replace(example.sentence, "").split(" ")).strip()


def _parts(exercise: Exercise, earned: Collection[str]) -> tuple[Part, ...]:
    return tuple(
        Part(name, points * (name in earned), points)
        for name, points in exercise.text.parts.items()
    )


def check_failed(why: str) -> Wrong:
    return Raised(
        "check-failed",
        f"The check itself failed ({why}), which is not your fault: restart the kernel and try "
        "again; if it stays, show this to your teacher.",
    )
