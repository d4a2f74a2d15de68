"""Judging one answer: what runs in the worker process, and in tests."""

from __future__ import annotations

from inspect import getsourcefile
from traceback import print_exc, walk_tb
from typing import Any

from c4lab.checks.attempt import not_attempted
from c4lab.checks.calls import explain, is_learners
from c4lab.checks.exercise import Exercise
from c4lab.checks.result import Result
from c4lab.checks.wrong import NotAttempted, NotCallable, Raised, Wrong


def judge(exercise: Exercise, answer: Any) -> Result:
    """The result of `answer`. Runs the learner's code here, without guards: see `sandbox`."""
    nothing = not_attempted(answer, exercise.given)
    if nothing:
        return failed(exercise, NotAttempted("not-attempted", nothing))
    try:
        cost = exercise.check(answer)
    except Wrong as wrong:
        return failed(exercise, wrong)
    except NotCallable as wrong:
        return failed(exercise, Wrong("not-a-function", _pass_the_function(exercise, wrong.got)))
    except BaseException as error:  # a learner's == or hash can raise anything
        if _in_learners_code(error, exercise):
            return failed(exercise, explain(error, exercise.name))
        if not isinstance(error, Exception):
            raise
        print_exc()
        return failed(exercise, check_failed(f"{type(error).__name__}: {error}"))
    return Result(
        exercise=exercise.id,
        title=exercise.title,
        status="right",
        points=exercise.points,
        out_of=exercise.points,
        message="Well done.",
        cost=cost or "",
    )


def failed(exercise: Exercise, wrong: Wrong) -> Result:
    """The result for an answer of which `wrong` is what is to be said."""
    return Result(
        exercise=exercise.id,
        title=exercise.title,
        status=wrong.status,
        points=0,
        out_of=exercise.points,
        message=wrong.message,
        reason=wrong.reason,
        counterexample=wrong.counterexample,
    )


def _pass_the_function(exercise: Exercise, got: str) -> str:
    example = f'check("{exercise.id}", {exercise.name})'
    return f"Pass the function itself, without parentheses: {example}. What came is {got}."


def check_failed(why: str) -> Wrong:
    """What to say when the fault is ours."""
    return Raised(
        "check-failed",
        f"The check itself failed ({why}), which is not your fault: restart the kernel and try "
        "again; if it stays, show this to your teacher.",
    )


def _in_learners_code(error: BaseException, exercise: Exercise) -> bool:
    """Whether the error came out of code of the learner's that a check called by itself."""
    files = {frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)}
    return any(map(is_learners, files - {getsourcefile(exercise.check)}))
