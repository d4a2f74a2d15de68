"""Judging one answer: the check runs here, the learner's code in a worker."""

import logging
from collections.abc import Callable
from typing import Any

from c4lab.checks.judging.asking import Asked, Done
from c4lab.checks.judging.attempt import not_attempted
from c4lab.checks.judging.bench import LOADING_SECONDS, Bench, CannotRebuild, Hires
from c4lab.checks.judging.diagnosis import Found, diagnose, is_known
from c4lab.checks.judging.errors import Error
from c4lab.checks.judging.finished_work import handed_out, refuse_ours
from c4lab.checks.judging.forked_workers import workshop
from c4lab.checks.judging.local_workers import Inside
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import CannotCarry, pack, too_much
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.judging.time_limit import TooLong, limit
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.result import Part, Result
from c4lab.checks.writing.wrong import NotAttempted, Raised, Wrong

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # not on the learner's screen
NO_GUARDS = (
    "No second process can be started here, so the check ran without its guards: if one ever "
    "hangs, restart the kernel."
)
LITTLE = ("index-out-of-range", "of-nothing", "uses-none", "mixes-kinds")  # errors of Python's
STOPPED = NotAttempted("interrupted", "The check was stopped.")
SECONDS = 120.0  # for all of it, most of them for the search for what would make it right
TOO_LONG = Raised(
    "takes-too-long",
    f"The check was stopped after {SECONDS:.0f} seconds: does your answer give values that take "
    "very long to look at?",
)
PRINT_IS_NOT_RETURN = "It printed something: print shows a value, but only return hands it back."


def judge(exercise: Exercise, answer: Any) -> Result:
    """The result of `answer`, whatever it does, in a few seconds."""
    packed = carried(answer)
    return failed(exercise, packed) if isinstance(packed, Wrong) else judge_packed(exercise, packed)


def carried(answer: Any) -> Packed | Wrong:
    """`answer` as what can travel, or why it cannot."""
    try:
        return pack(answer)
    except CannotCarry as error:
        return Raised("cannot-be-carried", str(error))
    except OSError as error:
        return check_failed(f"no file could be opened: {error.strerror}")
    except KeyboardInterrupt:  # what an answer refers to may take any time
        return STOPPED


def judge_packed(exercise: Exercise, packed: Packed, places: bool = True) -> Result:
    """The result of an answer that comes from elsewhere, and of which nothing is believed. For
    `places` see `judge_at`."""
    try:
        with limit(SECONDS):
            nothing = not_attempted(exercise, packed)
            if nothing:
                return failed(exercise, NotAttempted("not-attempted", nothing))
            with workshop() as workers:
                result = judge_at(exercise, packed, workers, places)
    except KeyboardInterrupt:
        return failed(exercise, STOPPED)
    except TooLong:
        return failed(exercise, TOO_LONG)
    except OSError as error:  # no more processes, or no more files that may be open
        return failed(exercise, check_failed(f"no process could be started: {error}"))
    return result.with_note(NO_GUARDS) if isinstance(workers, Inside) else result


def judge_bytes(exercise: Exercise, data: bytes) -> Result:
    """The same for a packed answer as bytes that may be anything, for a table: it has no room for
    hints."""
    try:
        packed = Packed.from_json(data)
    except ValueError:
        sentence = "What the notebook handed over is no answer: does it write the file itself?"
        return failed(exercise, Raised("no-answer", sentence))
    return judge_packed(exercise, packed, places=False)


def judge_at(exercise: Exercise, packed: Packed, workers: Hires, places: bool = True) -> Result:
    """The same for an attempt, with workers that are there already. `places` is whether to look
    for the line of a mistake whose name is known without: for learners, who get hints, and not for
    the table of a class, which has none."""
    setup, allowed = exercise.text.setup, handed_out(exercise)
    bench = Bench(workers, packed, setup, allowed, exercise.patience)
    asked = Asked(bench, exercise)
    found, cost = None, ""
    try:
        wrong, cost = _checked(exercise, packed, asked)
        if (
            bench.loaded
            and wrong is not None
            and (places or wrong.status == "raised" or not is_known(wrong))
        ):
            found = _diagnosed(exercise, bench, wrong)
    finally:
        printed = bench.end()
    if wrong is None:
        points, parts = exercise.points, _parts(exercise, list(exercise.text.parts))
        return Result(
            exercise.id, exercise.title, "right", points, points, "Well done.",
            cost=cost, printed=printed, parts=parts,
        )  # fmt: skip
    return _told(exercise, wrong, found, printed, asked.earned)


def _checked(exercise: Exercise, packed: Packed, asked: Asked) -> tuple[Wrong | None, str]:
    """What is wrong first, or None and what the right answer cost."""
    check: Callable[[Asked], str | None] = exercise.check
    try:
        refuse_ours(exercise, packed)
        cost = check(asked) or ""
    except Wrong as wrong:
        return asked.failed or wrong, ""
    except Done:
        return asked.failed, ""
    except CannotRebuild as error:
        return _cannot_rebuild(packed, error.why), ""
    except OSError:
        raise
    except Exception as error:
        LOG.exception("the check of %s failed", exercise.id)
        return check_failed(f"{type(error).__name__}: {error}"), ""
    return asked.failed, cost


def _diagnosed(exercise: Exercise, bench: Bench, wrong: Wrong) -> Found | None:
    """The edit that makes the answer right; None too if the search for it fails."""
    try:
        return diagnose(exercise, bench, wrong)
    except Exception:  # what is wrong is known without it
        LOG.exception("no diagnosis for %s", exercise.id)
        return None


def _told(
    exercise: Exercise, wrong: Wrong, found: Found | None, printed: str, earned: list[str]
) -> Result:
    message, reason = wrong.message, wrong.reason
    if found is not None and _says_more(found, wrong):
        message = found.sentence
        if wrong.status == "raised":
            said = wrong.message.removesuffix(wrong.advice).rstrip() if found.own else wrong.message
            message = f"{said} {message}"
        if found.own or not is_known(wrong):
            reason = found.reason
    if found is not None and found.look:
        message = f"{message} {found.look}"
    example = wrong.counterexample
    if example is not None and message != example.sentence:  # it is shown below
        message = " ".join(message.replace(example.sentence, "").split(" ")).strip()
    if reason == "returns-none" and printed:
        message = f"{message} {PRINT_IS_NOT_RETURN}"
    parts = _parts(exercise, earned)
    points = sum(part.points for part in parts)
    return Result(
        exercise.id, exercise.title, wrong.status, points, exercise.points, message, reason,
        wrong.counterexample, printed=printed, parts=parts if points else (),
        line=found.line if found else 0, steps=found.steps if found else (),
    )  # fmt: skip


def _says_more(found: Found, wrong: Wrong) -> bool:
    """Whether the edit says more than the check: it knows only that something is wrong, or an error
    of Python's where the exercise knows the mistake or the error tells little."""
    if not found.sentence:
        return False
    raised = wrong.status == "raised" and (found.own or wrong.reason in LITTLE)
    return raised or not is_known(wrong)


def _parts(exercise: Exercise, earned: list[str]) -> tuple[Part, ...]:
    return tuple(
        Part(name, points * (name in earned), points)
        for name, points in exercise.text.parts.items()
    )


def failed(exercise: Exercise, wrong: Wrong) -> Result:
    """The result for an answer of which `wrong` is what is to be said."""
    return _told(exercise, wrong, None, "", [])


def check_failed(why: str) -> Wrong:
    """What to say when the fault is ours."""
    return Raised(
        "check-failed",
        f"The check itself failed ({why}), which is not your fault: restart the kernel and try "
        "again; if it stays, show this to your teacher.",
    )


def _cannot_rebuild(packed: Packed, why: Error | NoReply) -> Wrong:
    if isinstance(why, Error):
        sentence = (
            f"Your answer could not be rebuilt outside the notebook ({why.type}: {why.said}): "
            "write it with ordinary functions and classes."
        )
    elif why.why in ("time", "memory"):
        longer = f"longer than the {LOADING_SECONDS:.0f} seconds that there are for it"
        sentence = too_much(
            packed.outside, longer if why.why == "time" else "more than a gigabyte of memory"
        )
    else:
        sentence = (
            "To make a copy of your answer outside the notebook ended the copy's whole program: "
            "write it with ordinary functions and classes."
        )
    return Raised("cannot-be-carried", sentence)
