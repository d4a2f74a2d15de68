"""Judges one answer, whatever it does: the check runs here, the learner's code in a worker."""

import logging
from collections.abc import Callable, Collection
from typing import Any

from c4lab.checks.judging.answer_client import LOADING_SECONDS, AnswerClient, CannotRebuild
from c4lab.checks.judging.asking import AnswerToCheck, CheckEnded
from c4lab.checks.judging.attempt import not_attempted
from c4lab.checks.judging.errors import Error
from c4lab.checks.judging.finished_work import (
    allowed_names,
    handed_out_modules,
    refuse_finished_work,
)
from c4lab.checks.judging.local_workers import LocalWorkers
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import CannotCarry, pack, sentence_about_cost
from c4lab.checks.judging.places import place_of
from c4lab.checks.judging.python_workers import open_workers
from c4lab.checks.judging.sources import Program
from c4lab.checks.judging.talking import NoReply, Workers
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.fresh_draws import times_as_long
from c4lab.checks.writing.result import Part, Result
from c4lab.checks.writing.time_limit import TooLong, limit
from c4lab.checks.writing.wrong import NotAttempted, Raised, Wrong
from c4lab.work.said import once

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # not on the learner's screen
NO_GUARDS = (
    "Here your code runs in the same Python as the check, which cannot stop all of it: if a check "
    "ever hangs, restart the kernel; your answers are safe."
)
STOPPED = NotAttempted("interrupted", "The check was stopped.")
SECONDS = 120.0  # for one check, whose own work may take long on a busy computer
TOO_LONG = Raised(
    "takes-too-long",
    f"The check was stopped after {SECONDS:.0f} seconds: does your answer give values that take "
    "very long to look at?",
)
PRINT_IS_NOT_RETURN = "It printed something: print shows a value, but only return hands it back."


def judge(exercise: Exercise, answer: Any) -> tuple[Result, Packed | None]:
    """The result of `answer`, whatever it does, usually within a few seconds; and the answer as it
    was packed, None if it could not be."""
    try:
        with open_workers() as workers:  # the first one starts while the answer is packed
            packed = _packed_or_wrong(answer)
            if isinstance(packed, Wrong):
                return result_of(exercise, packed), None
            return judge_packed(exercise, packed, workers), packed
    except KeyboardInterrupt:
        return result_of(exercise, STOPPED), None
    except OSError as error:
        return result_of(exercise, _no_process(error)), None


def _packed_or_wrong(answer: Any) -> Packed | Wrong:
    """`answer`, packed, or a Wrong that says why it cannot be packed."""
    try:
        return pack(answer)
    except CannotCarry as error:
        return Raised("cannot-be-carried", str(error))
    except OSError as error:
        return check_failed(f"no file could be opened: {error.strerror}")
    except KeyboardInterrupt:  # packing may take long
        return STOPPED


def judge_packed(exercise: Exercise, packed: Packed, workers: Workers) -> Result:
    """The result of a packed answer, of which nothing is believed."""
    try:
        with limit(SECONDS):
            nothing = not_attempted(exercise, packed)
            if nothing:
                return result_of(exercise, NotAttempted("not-attempted", nothing))
            result = judge_with(exercise, packed, workers)
    except KeyboardInterrupt:
        return result_of(exercise, STOPPED)
    except TooLong:
        return result_of(exercise, TOO_LONG)
    except OSError as error:
        return result_of(exercise, _no_process(error))
    return result.with_note(once(NO_GUARDS)) if isinstance(workers, LocalWorkers) else result


def judge_bytes(exercise: Exercise, data: bytes, workers: Workers) -> tuple[Result, Packed | None]:
    """The result of bytes that should be a packed answer, and the answer, None if they are none."""
    try:
        packed = Packed.from_json(data)
    except ValueError:
        sentence = "What the notebook handed over is no answer: does it write the file itself?"
        return result_of(exercise, Raised("no-answer", sentence)), None
    return judge_packed(exercise, packed, workers), packed


def judge_with(exercise: Exercise, packed: Packed, workers: Workers) -> Result:
    """The result of an attempt, with `workers` that are open already."""
    patience = exercise.patience * times_as_long()
    allowed, modules = allowed_names(exercise), handed_out_modules(exercise)
    client = AnswerClient(workers, packed, allowed, modules, patience)
    answer = AnswerToCheck(client, exercise)
    try:
        wrong, cost = _first_wrong(exercise, packed, answer)
    finally:
        printed = client.end()
    if wrong is None:
        points, parts = exercise.points, _parts(exercise, list(exercise.text.parts))
        return Result(
            exercise.id, exercise.title, "right", points, points, "Well done.",
            cost=cost, printed=printed, parts=parts,
        )  # fmt: skip
    return result_of(exercise, wrong, _line(exercise, wrong, packed), printed, answer.earned)


def _line(exercise: Exercise, wrong: Wrong, packed: Packed) -> int:
    """The line of the learner's cell that has the mistake of `wrong`; 0 if it is not known."""
    if not wrong.changed:
        return 0
    mistaken = exercise.changed(wrong.changed)
    return place_of(exercise.text.solution, mistaken, Program.of(packed.units))


def _first_wrong(
    exercise: Exercise, packed: Packed, answer: AnswerToCheck
) -> tuple[Wrong | None, str]:
    """What is wrong first and "", or None and what the right answer cost."""
    check: Callable[[AnswerToCheck], str | None] = exercise.check
    try:
        refuse_finished_work(exercise, packed)
        cost = check(answer) or ""
    except Wrong as wrong:
        return answer.failed or wrong, ""
    except CheckEnded:
        return answer.failed, ""
    except CannotRebuild as error:
        return _cannot_rebuild(packed, error.why), ""
    except OSError:
        raise
    except Exception as error:
        LOG.exception("the check of %s failed", exercise.id)
        return check_failed(f"{type(error).__name__}: {error}"), ""
    return answer.failed, cost


def result_of(
    exercise: Exercise, wrong: Wrong, line: int = 0, printed: str = "",
    earned: Collection[str] = (),
) -> Result:  # fmt: skip
    """The result of an answer for which its check gave `wrong`."""
    message, reason = wrong.message, wrong.reason
    if line:
        message = f"{message} Look at line {line}."
    example = wrong.counterexample
    if example is not None and message != example.sentence:  # it is shown below the message
        message = " ".join(message.replace(example.sentence, "").split(" ")).strip()
    if reason == "returns-none" and printed:
        reason, message = "print-to-return", f"{message} {PRINT_IS_NOT_RETURN}"
    parts = _parts(exercise, earned)
    points = sum(part.points for part in parts)
    return Result(
        exercise.id, exercise.title, wrong.status, points, exercise.points, message, reason,
        wrong.counterexample, printed=printed, parts=parts if points else (),
        line=line,
    )  # fmt: skip


def _parts(exercise: Exercise, earned: Collection[str]) -> tuple[Part, ...]:
    return tuple(
        Part(name, points * (name in earned), points)
        for name, points in exercise.text.parts.items()
    )


def check_failed(why: str) -> Wrong:
    """The Wrong for a fault of c4lab's or of the computer's."""
    return Raised(
        "check-failed",
        f"The check itself failed ({why}), which is not your fault: restart the kernel and try "
        "again; if it stays, show this to your teacher.",
    )


def _no_process(error: OSError) -> Wrong:
    """The Wrong where the computer has too many processes or open files."""
    return check_failed(f"no process could be started: {error}")


def _cannot_rebuild(packed: Packed, why: Error | NoReply) -> Wrong:
    if isinstance(why, Error):
        sentence = (
            f"Your answer could not be rebuilt outside the notebook ({why.type}: {why.text}): "
            "write it with ordinary functions and classes."
        )
    elif why.why in ("time", "memory"):
        longer = f"longer than the {LOADING_SECONDS:.0f} seconds that there are for it"
        sentence = sentence_about_cost(
            packed.outside, longer if why.why == "time" else "more than a gigabyte of memory"
        )
    else:
        sentence = (
            "To make a copy of your answer outside the notebook ended the copy's whole program: "
            "write it with ordinary functions and classes."
        )
    return Raised("cannot-be-carried", sentence)
