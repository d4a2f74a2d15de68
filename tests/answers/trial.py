"""What learners may answer, tried."""

import ast
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from c4lab.checks.working.plain import decode, encode
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


def each_answer() -> Iterator[WrittenAnswer]:
    """All answers to all exercises, or some of each: see `_some`."""
    met: set[str] = set()
    for number, exercise in enumerate(all_exercises()):
        every = answers(exercise)
        yield from every if ALL else _some(every, made=number % 2 == 1, met=met)


def _some(every: Sequence[WrittenAnswer], made: bool, met: set[str]) -> Iterator[WrittenAnswer]:
    """What is tried of an exercise where not all is: a right answer in a style of its own (that of
    ours `solutions/` tries), a wrong one, written or `made` by the table, and those with a reason
    that has no name and is not in `met`, which grows. Wrong engines of the last exercise play whole
    matches before they fail: none of them."""
    yield from [each for each in every if each.right and each.style != "solution"][:1]
    wrong = [each for each in every if not each.right and each.exercise.id != "19.1"]
    yield from sorted(wrong, key=lambda each: each.made != made)[:1]
    for each in wrong:
        if new := UNNAMED.intersection(each.reasons) - met:
            met |= new
            yield each


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
    last: Any = tree.body.pop()
    exec(compile(tree, "<pasted>", "exec"), namespace)
    value = eval(compile(ast.Expression(last.value), "<pasted>", "eval"), namespace)
    assert show(decode(encode(value))) == example.got, example


def is_as_it_should_be(answer: WrittenAnswer, judge: Judge) -> None:
    """A right answer is right; a wrong one gets its reason, and a sentence."""
    try:
        _holds(answer, judge(answer, HASTE))
    except AssertionError:
        _holds(answer, judge(answer, PATIENCE))


def _holds(answer: WrittenAnswer, result: Result) -> None:
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
