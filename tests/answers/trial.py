"""What learners may answer, tried."""

import ast
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from c4lab.checks.judging import client
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import show
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.result import UNNAMED, Result
from tools.authoring.answer_files import WrittenAnswer, answers

Judge = Callable[..., Result]

ALL = bool(os.environ.get("C4LAB_ALL_ANSWERS"))
"""Whether to try all answers: that takes some ten minutes more."""
PATIENCE = 10
"""How many times as long as for a learner an answer may take that ends by itself: here other tests
keep the machine busy."""
HASTE = 0.4
"""The same for answers at first, since many never end. What is not as it should be gets more."""


@contextmanager
def judging() -> Iterator[Judge]:
    """Judges answers one after the other, in the same workers."""
    with open_workers() as workers:

        def judge(answer: WrittenAnswer, times: float = 1) -> Result:
            with pytest.MonkeyPatch.context() as limit:
                limit.setattr(client, "SECONDS", times * client.SECONDS)
                return judge_with(answer.exercise, pack(answer.run()), workers)

        yield judge


@dataclass(frozen=True)
class Unreadable:
    """An exercise whose answers cannot be read, and why."""

    exercise: Exercise
    error: Exception

    @property
    def name(self) -> str:
        return f"{self.exercise.id}-unreadable"


def each_answer() -> list[Any]:
    """All answers to all exercises, or some of each: see `_some`."""
    found, met = [], set[str]()
    for number, exercise in enumerate(all_exercises()):
        tried = _answers(exercise)
        if not ALL:
            tried = _some(tried, made=number % 2 == 1, met=met)
        found += [pytest.param(each, id=each.name[:100]) for each in tried]
    return found


def _some(
    every: Sequence[WrittenAnswer | Unreadable], made: bool, met: set[str]
) -> Iterator[WrittenAnswer | Unreadable]:
    """What is tried of an exercise where not all is: a right answer in a style of its own (that of
    ours `solutions/` tries), a wrong one, written or `made` by the table, and those with a reason
    that has no name and is not in `met`, which grows. Wrong engines of the last exercise play whole
    matches before they fail: none of them."""
    answers = [each for each in every if isinstance(each, WrittenAnswer)]
    yield from (each for each in every if isinstance(each, Unreadable))
    yield from [each for each in answers if each.right and each.style != "solution"][:1]
    wrong = [each for each in answers if not each.right and each.exercise.id != "19.1"]
    yield from sorted(wrong, key=lambda each: each.made != made)[:1]
    for each in wrong:
        if new := UNNAMED.intersection(each.reasons) - met:
            met |= new
            yield each


def _answers(exercise: Exercise) -> Sequence[WrittenAnswer | Unreadable]:
    """All answers of an exercise: where they cannot be read, those of the others are tried all the
    same."""
    try:
        return answers(exercise)
    except Exception as error:
        return [Unreadable(exercise, error)]


def pastes(answer: WrittenAnswer, result: Result) -> None:
    """The call of the example, pasted below the learner's cell and the imports that are shown with
    it, gives what the learner is told."""
    example = result.counterexample
    if example is None or result.status == "raised" or "{" in example.got:
        return
    if answer.exercise.id == "19.1":  # an engine's moves hang on the clock, or on chance
        return
    try:
        ast.parse(example.got)
    except SyntaxError:  # told in words
        return
    namespace = answer.namespace()
    exec(example.setup, namespace)
    tree = ast.parse(example.call)
    last = tree.body.pop()
    assert isinstance(last, ast.Expr), example.call
    exec(compile(tree, "<pasted>", "exec"), namespace)
    value = eval(compile(ast.Expression(last.value), "<pasted>", "eval"), namespace)
    assert show(decode(encode(value))) == example.got, example


def is_as_it_should_be(answer: WrittenAnswer, judge: Judge) -> None:
    """A right answer is right; a wrong one gets its reason, and a sentence."""
    if answer.right:  # it comes to an end
        _is_as_it_should_be(answer, judge(answer, PATIENCE))
    else:
        _patiently(lambda result: _is_as_it_should_be(answer, result), answer, judge)


def _patiently(holds: Callable[[Result], None], answer: WrittenAnswer, judge: Judge) -> None:
    try:
        holds(judge(answer, HASTE))
    except AssertionError:
        holds(judge(answer, PATIENCE))


def _is_as_it_should_be(answer: WrittenAnswer, result: Result) -> None:
    if answer.right:
        assert (result.status, result.reason) == ("right", ""), result
        assert result.points == result.out_of
    else:
        assert result.status in ("wrong", "raised"), result
        expected = " or ".join(answer.reasons)
        assert result.reason in answer.reasons, f"{result.reason}, and not {expected}: {result}"
        assert result.points < result.out_of
        assert result.message.rstrip(")`").endswith((".", "?")), result
        pastes(answer, result)
