"""What learners may answer, tried. Each test_answers_N.py tries a sixth of the exercises."""

import ast
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from c4lab.authoring.answer_files import WrittenAnswer, answers
from c4lab.checks.judging import asking
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.working.plain import decode, encode
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import show
from c4lab.checks.writing.registry import all_exercises
from c4lab.checks.writing.result import Result

Judge = Callable[..., Result]

ALL = bool(os.environ.get("C4LAB_ALL_ANSWERS"))
"""Whether to try all answers: that takes some ten minutes more."""
PARTS = 6
"""Files of tests, as many as can be tried beside each other."""
PATIENCE = 10
"""How many times as long as for a learner an answer may take that ends by itself: here other tests
keep the machine busy."""
HASTE = 0.4
"""The same for answers at first, since many never end. What is not as it should be gets more."""


@contextmanager
def judging() -> Iterator[Judge]:
    """Judges answers one after the other, in workers of one supervisor."""
    with open_workers() as workers:

        def judge(answer: WrittenAnswer, times: float = 1) -> Result:
            with pytest.MonkeyPatch.context() as limit:
                limit.setattr(asking, "SECONDS", times * asking.SECONDS)
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


def each_answer(part: int) -> list[Any]:
    """A share of the answers to a sixth of all exercises, whatever lessons there are: see
    `_share`."""
    every = [each for exercise in all_exercises()[part::PARTS] for each in _answers(exercise)]
    found = [each for number, each in enumerate(every) if ALL or number % _share(each) == 0]
    return [pytest.param(each, id=each.name[:100]) for each in found]


def _share(answer: WrittenAnswer | Unreadable) -> int:
    """One in how many is tried where not all are: half of the right ones in styles of their own, a
    tenth of the wrong ones that stand in a lesson's folder and of our solutions, which `solutions/`
    tries, and of what the tables make of these, which are most, one in a hundred. Wrong engines of
    the last exercise play whole matches before they fail: they count as made."""
    if isinstance(answer, Unreadable):
        return 1
    if answer.right and answer.style != "solution":
        return 2
    return 100 if answer.made or answer.exercise.id == "19.1" else 10


def _answers(exercise: Exercise) -> Sequence[WrittenAnswer | Unreadable]:
    """All answers of an exercise: where they cannot be read, those of the others are tried all the
    same."""
    try:
        return answers(exercise)
    except Exception as error:
        return [Unreadable(exercise, error)]


def test_answers(answer: WrittenAnswer | Unreadable, judged: Judge) -> None:
    if isinstance(answer, Unreadable):
        raise answer.error
    is_as_it_should_be(answer, judged)


def pastes(answer: WrittenAnswer, result: Result) -> None:
    """The call of the example, pasted below the learner's cell, gives what the learner is told,
    with no more names than the notebook has."""
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
