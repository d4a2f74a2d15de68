"""Comparing a learner's function with a reference, case by case, smallest case first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.show import counterexample, is_position, show_call
from c4lab.checks.values import equal, kind, refuse_rubbish
from c4lab.checks.wrong import NotCallable, Wrong
from c4lab.games import Position

SLICE = 0.8  # seconds for finding out which mistake it is
Case = tuple[Any, ...]
Same = Callable[[Any, Any], bool]


@dataclass(frozen=True)
class Mistake:
    """A typical mistake: its id, the sentence for it, and a function that makes it."""

    reason: str
    sentence: str
    function: Callable[..., Any]


def _nobody(wrong: Wrong) -> None:
    pass


on_mismatch: Callable[[Wrong], None] = _nobody
"""Told of a mismatch before the mistakes are tried, in case the learner's function then hangs."""


def compare(
    answer: Any,
    reference: Callable[..., Any],
    cases: Iterable[Case],
    mistakes: Sequence[Mistake] = (),
    same: Same | None = None,
    show: Callable[..., Position | None] | None = None,
) -> None:
    """Returns if `answer` gives what `reference` gives on all `cases`, tuples of arguments.

    Raises Wrong for the first case that differs, so that cases ordered small first give the
    smallest counterexample; its reason is that of the first of `mistakes` that answers as the
    learner does on every case, else "wrong-value". `same(got, expected)` says what counts as
    right, in place of `equal`. `show(*case)` gives the position to draw where a case holds none.
    """
    if not callable(answer):
        raise NotCallable(kind(answer))
    cases = list(cases)
    agree = _careful(same or (lambda got, expected: equal(expected, got)))
    for case in cases:
        expected = reference(*_fresh(case))
        got = answer_to(answer, case)
        refuse_rubbish(expected, got, partial(show_call, answer, case), any_kind=same is not None)
        if not agree(got, expected):
            text = show_call(answer, case)
            example = counterexample(text, expected, got, _position(case, show))
            neutral = Wrong("wrong-value", example.sentence, example)
            on_mismatch(neutral)
            found = _recognise(answer, (case, got), cases, mistakes, agree)
            if found:
                raise Wrong(found.reason, found.sentence, example)
            raise neutral


def answer_to(answer: Any, case: Case) -> Any:
    """What the learner's function gives for `case`. Raises Wrong if it changes its arguments."""
    args = _fresh(case)
    got = call(answer, *args)
    if args is not case and not _unchanged(case, args):
        raise Wrong(
            "mutates",
            f"{show_call(answer, case)} changes the argument that it was given: the caller still "
            "needs it as it was, so work on a copy.",
        )
    return got


def _position(case: Case, show: Callable[..., Position | None] | None) -> Position | None:
    if show is not None:
        return show(*case)
    return next((value for value in case if is_position(value)), None)


def _careful(same: Same) -> Same:
    def agree(got: Any, expected: Any) -> bool:
        try:
            return bool(same(got, expected))
        except Exception:  # made for answers of the right kind; any other kind is not the same
            return False

    return agree


def _recognise(
    answer: Any,
    failing: tuple[Case, Any],
    cases: Sequence[Case],
    mistakes: Sequence[Mistake],
    agree: Same,
) -> Mistake | None:
    """The first mistake that answers as the learner does wherever the learner answers."""
    if not mistakes:
        return None
    answers = [failing]  # whatever else there is time for, a mistake has to explain this one
    end = monotonic() + SLICE
    for case in cases:
        try:
            answers.append((case, answer_to(answer, case)))
        except Wrong:
            continue
        if monotonic() > end:
            break
    for mistake in mistakes:
        if all(_makes(mistake, case, got, agree) for case, got in answers):
            return mistake
    return None


def _makes(mistake: Mistake, case: Case, got: Any, agree: Same) -> bool:
    """Whether the mistake gives `got` too. Where `same` takes any of several right answers it
    cannot compare two answers with each other, but `equal` can."""
    try:
        value = mistake.function(*_fresh(case))
    except Exception:
        return False
    return equal(value, got) or agree(got, value)


def _fresh(case: Case) -> Case:
    """`case` for one call: itself if nothing in it can change, else a copy."""
    return case if _immutable(case) else deepcopy(case)


def _immutable(value: object) -> bool:
    if isinstance(value, (tuple, frozenset)):
        return all(map(_immutable, value))
    if value is None or isinstance(value, (int, float, str, bytes)) or callable(value):
        return True
    settings = getattr(type(value), "__dataclass_params__", None)
    return settings is not None and bool(settings.frozen)


def _unchanged(before: Any, after: Any) -> bool:
    if type(before) is not type(after):
        return False
    if isinstance(before, (list, tuple)):
        return len(before) == len(after) and all(map(_unchanged, before, after))
    if isinstance(before, dict):
        return list(before) == list(after) and all(_unchanged(before[k], after[k]) for k in before)
    if _compares_by_identity(before) and hasattr(before, "__dict__"):
        return _unchanged(vars(before), vars(after))
    try:
        return bool(before == after)
    except Exception:  # numpy's arrays do not say yes or no
        return repr(before) == repr(after)


def _compares_by_identity(value: object) -> bool:
    return "__eq__" not in {name for base in type(value).__mro__[:-1] for name in vars(base)}
